import type { Language } from '#packages/sections/language.ts'
import { blanksIn } from '../../blanks.ts'
import { unconfirmedFacts } from '../../change/guard.ts'
import { fixMistakes } from '../../diagnosis/fix-mistakes.ts'
import { isTitlePlace } from '../../document-texts.ts'
import type { TextAt } from '../../places.ts'
import type { Dimension, StepOf } from '../../steps.ts'
import { isEditable } from '../editable.ts'
import { improve } from '../improve/improve.ts'
import { isProse } from '../improve/improve-text.ts'

type Advice = StepOf<'advice'>

const MAX_WHY = 300
const JOIN = { zh: '；', en: '; ' } as const

/** A text after the improvement rules, which do not change its length. */
const improved = (text: TextAt, language: Language, job: string): StepOf<'change'> | undefined => {
  if (!isProse(text)) return undefined
  const task = { task: 'improve', language, tone: 'plain', length: 'same', wish: '', job } as const
  for (const output of improve({ ...task, texts: [text] }))
    if ('step' in output && output.step.step === 'change') return output.step
  return undefined
}

/** A blank asks for proof; otherwise it is a matter of words, or of what systems read. */
const dimensionOf = (before: string, after: string, isWorded: boolean): Dimension => {
  if (blanksIn(after).length > blanksIn(before).length) return 'evidence'
  return isWorded ? 'wording' : 'ats'
}

const adviceOn = (before: TextAt, language: Language, job: string): Advice | undefined => {
  const { text, why } = fixMistakes(before, language)
  const change = improved({ ...before, text }, language, job)
  const after = change?.text ?? text
  if (after === before.text || unconfirmedFacts(before.text, after).length > 0) return undefined
  const reasons = [why, change?.why ?? ''].filter((reason) => reason !== '')
  return {
    step: 'advice',
    dimension: dimensionOf(before.text, after, change !== undefined),
    place: before.place,
    text: after,
    why: reasons.join(JOIN[language]).slice(0, MAX_WHY),
  }
}

/** One edit for each text that a rule can fix. An edit adds no facts. */
export function* adviceFor(texts: readonly TextAt[], language: Language, job: string): Iterable<Advice> {
  for (const text of texts) {
    if (isTitlePlace(text.place) || !isEditable(text.text)) continue
    const advice = adviceOn(text, language, job.slice(0, 80))
    if (advice) yield advice
  }
}
