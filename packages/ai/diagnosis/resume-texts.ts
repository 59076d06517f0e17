import type { Language } from '#packages/sections/language.ts'
import { isTitlePlace } from '../document-texts.ts'
import { type Level, levelOf } from '../jobs/job.ts'
import { yearsOfWork } from '../match/years-of-work.ts'
import type { Place, TextAt } from '../places.ts'

/** The sought job, as far as it is known, and what its people are asked for. */
export interface Sought {
  name: string
  words: readonly string[]
}

/** An entry of a section: its texts by field. */
export interface Entry {
  section: string
  item: string
  kind: string
  fields: Record<string, TextAt>
}

/** A resume as the rules read it. */
export interface ResumeTexts {
  language: Language
  texts: readonly TextAt[]
  titles: readonly TextAt[]
  entries: readonly Entry[]
  level: Level
  sought: Sought | undefined
}

export const EXPERIENCE = [
  'work_experience',
  'internship_experience',
  'project_experience',
  'campus_experience',
]

const entriesOf = (texts: readonly TextAt[]): Entry[] => {
  const entries = new Map<string, Entry>()
  for (const text of texts) {
    const { section, item, field } = text.place
    const key = `${section}/${item}`
    const entry = entries.get(key) ?? { section, item, kind: text.kind, fields: {} }
    entry.fields[field] = text
    entries.set(key, entry)
  }
  return [...entries.values()]
}

export const readResume = (
  given: readonly TextAt[],
  language: Language,
  sought: Sought | undefined,
): ResumeTexts => {
  const texts = given.filter(({ place, text }) => !isTitlePlace(place) && text.trim() !== '')
  return {
    language,
    texts,
    titles: given.filter(({ place }) => isTitlePlace(place)),
    entries: entriesOf(texts),
    level: levelOf(yearsOfWork(texts).years),
    sought,
  }
}

export const entriesIn = ({ entries }: ResumeTexts, ...kinds: readonly string[]): Entry[] =>
  entries.filter(({ kind }) => kinds.includes(kind))

/** The description of an entry of experience, whose field has different names. */
export const storyOf = ({ fields }: Entry): TextAt | undefined =>
  fields.bullets ?? fields.campusContent ?? fields.abstract

const MARK = /^(?:- |\d{1,3}\. )/

/** Lines without the mark of their list. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.replace(MARK, '').trim())
    .filter((line) => line !== '')

export const isList = (text: string): boolean => text.split('\n').some((line) => MARK.test(line))

/** Running text, as opposed to names and facts: the fields whose sentences are judged. */
const PROSE = new Set(['bullets', 'campusContent', 'abstract', 'content', 'text', 'introduce'])
export const isProse = ({ kind, place }: TextAt): boolean => PROSE.has(place.field) && kind !== 'hobbies'

const SUMMARY = new Set(['base_info.abstract', 'self_evaluation.content'])
export const isSummary = ({ kind, place }: { kind: string; place: Place }): boolean =>
  SUMMARY.has(`${kind}.${place.field}`)
