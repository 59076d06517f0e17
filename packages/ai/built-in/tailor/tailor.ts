import { unconfirmedFacts } from '../../change/guard.ts'
import type { EngineOutput } from '../../engine.ts'
import { allJobs } from '../../jobs/all.ts'
import { type Coverage, coverage } from '../../match/coverage.ts'
import { type Keyword, keywordsOf } from '../../match/keywords-of.ts'
import { findWord } from '../../match/vocabulary.ts'
import type { TextAt } from '../../places.ts'
import type { TaskOf } from '../../tasks.ts'
import { isEditable } from '../editable.ts'
import { asAsked } from './as-asked.ts'
import { askedFirst, bestLineFirst, positionFirst } from './reorder.ts'
import { tailorWords } from './tailor-words.ts'

/** The skills of all jobs: words that a posting may ask for. */
export const jobWords = (): string[] => [
  ...new Set(allJobs().flatMap(({ skills }) => skills.map(({ name }) => name))),
]

const STORIES = new Set(['bullets', 'campusContent'])
const LISTS = new Set(['skillName', 'introduce', 'majorCourse', 'heading', 'text', 'abstract'])
const POSITIONS = new Set(['intendedPositions', 'post'])
/** Names, times and addresses are facts: nothing in them is worded otherwise. */
const FACTS = new Set([
  'name',
  'schoolName',
  'period',
  'date',
  'email',
  'phoneNumber',
  'link',
  'worksLink',
  'title',
])

interface Change {
  text: string
  why: string[]
}

/** Uses only existing facts: other names for the same thing, and another order. */
const changed = (
  { text, place, kind }: TextAt,
  keywords: readonly Keyword[],
  title: string,
  words: (typeof tailorWords)['zh'],
): Change => {
  const { field } = place
  if (FACTS.has(field)) return { text, why: [] }
  const why: string[] = []
  const named = asAsked(
    text,
    keywords.map(({ word }) => word),
  )
  if (named.renamed.length > 0) why.push(words.renamed(named.renamed.join('、')))
  const steps = [
    [STORIES.has(field), (now: string) => bestLineFirst(now, keywords), words.lineFirst],
    [LISTS.has(field), (now: string) => askedFirst(now, keywords), words.askedFirst],
    [
      POSITIONS.has(field) && (kind === 'job_intention' || kind === 'base_info'),
      (now: string) => positionFirst(now, title),
      words.positionFirst,
    ],
  ] as const
  let now = named.text
  for (const [applies, made, reason] of steps) {
    const next = applies ? made(now) : now
    if (next !== now) why.push(reason)
    now = next
  }
  return { text: now, why }
}

const MAX_NAMED = 12
const SEPARATOR = { zh: '、', en: ', ' } as const

/** Skills that are entries of their own have an order that only the person can change. */
const skillsToDrag = (texts: readonly TextAt[], keywords: readonly Keyword[]): string[] => {
  const names = texts.filter(({ kind, place }) => kind === 'skill_specialties' && place.field === 'skillName')
  const asked = (text: TextAt) => keywords.some(({ word, weight }) => weight > 1 && findWord(word, text.text))
  const inFront = names.findIndex((name) => !asked(name))
  return inFront < 0
    ? []
    : names
        .slice(inFront)
        .filter(asked)
        .map(({ text }) => text.trim().slice(0, 30))
}

const notesOn = ({ words: all }: Coverage, drag: readonly string[], language: 'zh' | 'en'): string[] => {
  const words = tailorWords[language]
  const list = (some: readonly string[]) => some.slice(0, MAX_NAMED).join(SEPARATOR[language])
  const missing = all.filter(({ places }) => places.length === 0).map(({ word }) => word)
  return [
    ...(drag.length > 0 ? [words.drag(list(drag))] : []),
    missing.length > 0 ? words.missing(list(missing.map((word) => word.slice(0, 20)))) : words.nothingMissing,
  ]
}

/** The requirements of the posting and where they are met; then the same facts in the posting's words and order. */
export function* tailor({ texts, posting, language }: TaskOf<'tailor'>): Iterable<EngineOutput> {
  const words = tailorWords[language]
  const keywords = keywordsOf(posting, jobWords())
  if (keywords.length === 0) {
    yield { step: { step: 'note', text: words.noWords } }
    return
  }
  const covered = coverage(keywords, texts)
  for (const { word, weight, places } of covered.words)
    yield { step: { step: 'keyword', word, weight, places } }
  const title = posting.trim().split('\n')[0] ?? ''
  for (const text of texts.filter((one) => isEditable(one.text))) {
    const { text: now, why } = changed(text, keywords, title, words)
    // A rule that says something new would be ours, not the person's.
    if (now === text.text || unconfirmedFacts(text.text, now).length > 0) continue
    yield { live: { at: text.place, text: now } }
    yield {
      step: {
        step: 'change',
        place: text.place,
        text: now,
        why: why.join(language === 'zh' ? '；' : '; ').slice(0, 300),
      },
    }
  }
  for (const text of notesOn(covered, skillsToDrag(texts, keywords), language))
    yield { step: { step: 'note', text } }
}
