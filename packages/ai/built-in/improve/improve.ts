import type { EngineOutput } from '../../engine.ts'
import type { TaskOf } from '../../tasks.ts'
import { piecesOf, randomOf } from '../draft/random.ts'
import { improveText, isProse } from './improve-text.ts'
import { understand } from './instructions.ts'
import { noteWords, ruleWords } from './words.ts'

/** The rules run on the server's own thread: beyond this they would keep others waiting. */
const MAX_LINES = 150
const MAX_SIGNS = 24_000

/** As many of the texts, from the first, as one run looks at. */
const within = (texts: TaskOf<'improve'>['texts']) => {
  let left = MAX_SIGNS
  return texts.filter(({ text }) => {
    left -= text.length
    return left >= 0 && text.split('\n').length <= MAX_LINES
  })
}

/** So much of a reason is read, and fits into a step. */
const MAX_WHY = 300

/** Texts made better by rule: stronger verbs, fewer words, places for numbers. States nothing that was not there. */
export function* improve(task: TaskOf<'improve'>): Generator<EngineOutput> {
  const { options, wish } = understand(task)
  const notes = noteWords[task.language]
  let changes = 0
  const asked = task.texts.filter((one) => isProse(one) || task.texts.length === 1)
  const looked = within(asked)
  for (const { place, text } of looked) {
    const improved = improveText(text, place.field, options)
    if (improved.text === text || improved.text.trim() === '') continue
    changes += 1
    const why = improved.rules.map((rule) => ruleWords[task.language][rule]).join(notes.join)
    for (const piece of piecesOf(improved.text, randomOf(text))) yield { live: { at: place, text: piece } }
    yield { step: { step: 'change', place, text: improved.text, why: why.slice(0, MAX_WHY) } }
  }
  if (wish === 'not_understood') yield { step: { step: 'note', text: notes.free } }
  if (wish === 'translate') yield { step: { step: 'note', text: notes.translate } }
  if (looked.length < asked.length) yield { step: { step: 'note', text: notes.tooMuch } }
  else if (changes === 0) yield { step: { step: 'note', text: notes.clean } }
}
