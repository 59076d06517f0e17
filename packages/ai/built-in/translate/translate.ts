import { defineWords } from '#packages/i18n/define-words.ts'
import type { Language } from '#packages/sections/language.ts'
import type { EngineOutput } from '../../engine.ts'
import { type Lookup, lookupOf } from '../../glossary/lookup.ts'
import { translateText } from '../../glossary/translate-text.ts'
import { allJobs } from '../../jobs/all.ts'
import type { TaskOf } from '../../tasks.ts'

/** In the language of the person, which is the one that they translate from. */
const words = defineWords({
  zh: {
    why: '词汇表里的固定译法',
    note: (done: number, left: number) =>
      left === 0
        ? `内置引擎按词汇表译好了全部 ${done} 处。`
        : `内置引擎只按词汇表翻译：译好 ${done} 处（栏目名、学历、专业、职位、日期、技能等），另有 ${left} 处是整句或名称，保持原文。自由翻译需要接入真正的模型。`,
    nothing: '两种语言相同，没有要翻译的内容。',
  },
  en: {
    why: 'The usual wording, from the glossary',
    note: (done: number, left: number) =>
      left === 0
        ? `The built-in engine translated all ${done} texts from its glossary.`
        : `The built-in engine translates by glossary only: ${done} texts are done (headings, degrees, majors, positions, dates, skills), and ${left} that are sentences or names stand as they were. Free translation needs a real model.`,
    nothing: 'Both languages are the same: there is nothing to translate.',
  },
})

const jobNames = (to: Language): Lookup =>
  lookupOf(
    allJobs().map(({ zh, en, also }) => [zh, en, ...also]),
    to,
  )

/** Texts that the glossary covers completely, and the number of those that it does not. */
export function* translate({ from, to, texts }: TaskOf<'translate'>): Iterable<EngineOutput> {
  const say = words[from]
  if (from === to) {
    yield { step: { step: 'note', text: say.nothing } }
    return
  }
  const names = jobNames(to)
  let [done, left] = [0, 0]
  for (const text of texts) {
    const made = translateText(text, from, to, names)
    if (made.as === 'left') left += 1
    if (made.as !== 'translated') continue
    done += 1
    yield { live: { at: text.place, text: made.text } }
    yield { step: { step: 'change', place: text.place, text: made.text, why: say.why } }
  }
  yield { step: { step: 'note', text: say.note(done, left) } }
}
