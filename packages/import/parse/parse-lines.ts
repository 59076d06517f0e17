import type { KindName } from '#packages/sections/registry.ts'
import type { Draft, DraftItem, DraftSection } from '../draft.ts'
import { madeWords } from '../made-words.ts'
import { blockOf, type Line, linksBehind } from '../text/line.ts'
import { isProse, piecesOf } from '../text/pieces.ts'
import { headPeriod } from './entry.ts'
import type { Heading } from './headings.ts'
import { readAwards } from './kinds/awards.ts'
import { readEducation } from './kinds/education.ts'
import { readExperience } from './kinds/experience.ts'
import { readIntention } from './kinds/intention.ts'
import { readCustom, readProse, readWorks } from './kinds/prose.ts'
import type { Read } from './kinds/section.ts'
import { readSkills } from './kinds/skills.ts'
import { pairCells } from './pair-cells.ts'
import { readPersonal } from './personal.ts'
import { type SectionLines, splitSections } from './split-sections.ts'

const employed = readExperience({
  name: 'name',
  post: 'post',
  heading: 'heading',
  body: 'bullets',
  isEmployed: true,
  hasDepartments: true,
})

const READERS: Partial<Record<KindName, (lines: readonly Line[]) => Read>> = {
  work_experience: employed,
  internship_experience: employed,
  project_experience: readExperience({
    name: 'name',
    post: 'post',
    heading: 'heading',
    body: 'bullets',
    link: 'link',
    isEmployed: false,
    hasDepartments: false,
  }),
  campus_experience: readExperience({
    name: 'campusBriefly',
    post: 'campusDuty',
    body: 'campusContent',
    isEmployed: true,
    hasDepartments: false,
  }),
  edu_background: readEducation,
  skill_specialties: readSkills,
  awards: readAwards,
  self_evaluation: readProse,
  hobbies: readProse,
  works_display: readWorks,
}

/** `Objective` can be a job target in facts, or a paragraph about the person. */
const isStatement = (lines: readonly Line[]) =>
  lines.some((line) => isProse(line.text) && !/[:：]/.test(line.text) && piecesOf(line.text).length < 3)

/** `Career summary` can be a paragraph about the person, or a list of posts. */
const kindOf = ({ heading, lines }: SectionLines): KindName => {
  const isCareer = heading.kind === 'self_evaluation' && /career|职业/i.test(heading.title)
  return isCareer && lines.some(headPeriod) ? 'work_experience' : (heading.kind ?? 'custom')
}

const doubted = (heading: Heading, items: DraftItem[]): DraftItem[] => {
  const [first, ...rest] = items
  if (heading.by !== 'stem' || !first) return items
  return [{ ...first, doubts: { '': 'kind-guessed', ...first.doubts } }, ...rest]
}

const sectionOf = (kind: KindName, heading: Heading, items: DraftItem[]): DraftSection => ({
  kind,
  title: heading.title,
  ...(heading.english === undefined ? {} : { english: heading.english }),
  items: doubted(heading, items),
})

interface Made {
  sections: DraftSection[]
  replaced: string[]
}

const readPart = (part: SectionLines): Made => {
  const { heading, lines } = part
  const kind = kindOf(part)
  if (kind === 'job_intention' && !isStatement(lines)) {
    const { items, replaced, rest } = readIntention(lines)
    const target = [sectionOf(kind, heading, items)]
    const more =
      rest.length > 0
        ? [{ kind: 'custom' as const, title: heading.title, items: [{ data: { text: rest.map(blockOf) } }] }]
        : []
    return { sections: [...target, ...more], replaced }
  }
  const shown = kind === 'job_intention' ? 'self_evaluation' : kind
  const { items, replaced } = (READERS[shown] ?? readCustom)(lines)
  return { sections: [sectionOf(READERS[shown] ? shown : 'custom', heading, items)], replaced }
}

/** Of the text; where it has no words, of the person who reads it in. */
const languageOf = (text: string, fallback: 'zh' | 'en'): 'zh' | 'en' => {
  const han = (text.match(/\p{Script=Han}/gu) ?? []).length
  const latin = (text.match(/[A-Za-z]+/g) ?? []).length
  if (han === 0 && latin === 0) return fallback
  return han * 2 >= latin ? 'zh' : 'en'
}

const titleSection = (title: string | undefined): DraftSection[] =>
  title === undefined ? [] : [{ kind: 'resume_title', title: '', items: [{ data: { title } }] }]

/** The job target can be next to the name, below a heading of its own, or both. It is stored once. */
const withTarget = (
  sections: readonly DraftSection[],
  target: DraftItem,
): { sections: DraftSection[]; rest: string[] } => {
  const wanted = Object.entries(target.data)
  if (wanted.length === 0) return { sections: [...sections], rest: [] }
  const at = sections.findIndex(({ kind, items }) => kind === 'job_intention' && items.length > 0)
  const section = sections[at]
  const [item, ...others] = section?.items ?? []
  if (!section || !item)
    return { sections: [{ kind: 'job_intention', title: '', items: [target] }, ...sections], rest: [] }
  const more = wanted.filter(([field]) => item.data[field] === undefined)
  const rest = wanted.filter(([field, value]) => item.data[field] !== undefined && item.data[field] !== value)
  const joined = { ...item, data: { ...item.data, ...Object.fromEntries(more) } }
  return {
    sections: sections.with(at, { ...section, items: [joined, ...others] }),
    rest: rest.map(([, value]) => String(value)),
  }
}

/** Addresses behind words that ended up in plain values. */
const lostLinks = (lines: readonly Line[], sections: readonly DraftSection[]): string[] => {
  const links = [...new Set(lines.flatMap(linksBehind))]
  const text = links.length === 0 ? '' : JSON.stringify(sections)
  return links.filter((link) => !text.includes(link))
}

const restSection = (rest: readonly string[], title: string): DraftSection[] => {
  const text = rest.map((line) => ({ spans: [{ text: line }] }))
  return rest.length === 0
    ? []
    : [{ kind: 'custom', title, items: [{ data: { text }, doubts: { text: 'left-over' } }] }]
}

/** A resume out of its lines, with nothing but words, looks and order to go by. */
export const parseLines = (raw: readonly Line[], file: string, fallback: 'zh' | 'en'): Draft => {
  const lines = pairCells(raw)
  const language = languageOf(lines.map((line) => line.text).join('\n'), fallback)
  const { preface, parts } = splitSections(lines)
  const personal = parts.filter(({ heading }) => heading.kind === 'base_info')
  const person = readPersonal([...preface, ...personal.flatMap((part) => part.lines)], language, file)
  const made = parts.filter((part) => !personal.includes(part)).map(readPart)
  const { sections, rest } = withTarget(
    made.flatMap((one) => one.sections),
    person.intention,
  )
  const [named] = personal
  const base = sectionOf('base_info', named?.heading ?? { title: '', by: 'looks' }, [person.base])
  const all = [...titleSection(person.title), base, ...sections]
  const left = [...person.rest, ...rest, ...lostLinks(lines, all)]
  return {
    language,
    sections: [...all, ...restSection(left, madeWords[language].rest)],
    replaced: [
      ...person.replaced,
      ...personal.slice(1).flatMap(({ heading }) => [heading.title, heading.english ?? '']),
      ...made.flatMap((one) => one.replaced),
    ].filter((word) => word !== ''),
    unplaced: person.unplaced + rest.length,
    empty: sections
      .filter(({ items }) => items.length === 0)
      .flatMap(({ title, english }) => (english ? [title, english] : [title])),
  }
}
