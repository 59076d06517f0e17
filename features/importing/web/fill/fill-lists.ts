import type { Document, Item, Section } from '#packages/document/schema.ts'
import { isPeriod, type Period, plainText, type Rich, type Value } from '#packages/document/values.ts'
import { entryTitle } from '#packages/editor-core/entry-title.ts'
import { entriesOf } from '#packages/editor-core/own-record.ts'
import { formatDates } from '#packages/sections/dates.ts'
import type { Kind } from '#packages/sections/define.ts'
import type { Proposal } from './fill-from.ts'

type Topic = 'work' | 'edu' | 'projects' | 'awards' | 'skills' | 'about'

/** Recognizes the topic of a section by its title. */
const TOPICS: readonly (readonly [Topic, RegExp])[] = [
  ['edu', /教育|求学|学历|education/i],
  ['projects', /项目|课题|projects?/i],
  ['awards', /奖|荣誉|证书|awards?|honou?rs/i],
  ['skills', /技能|能力|特长|专长|skills?|strengths/i],
  ['work', /工作经历|经历|履历|职业|从业|实习|work|career|experience/i],
  ['about', /自我|关于我|个人简介|个人介绍|about me|profile|summary/i],
]

const KINDS: Record<Topic, readonly string[]> = {
  work: ['work_experience', 'internship_experience'],
  edu: ['edu_background'],
  projects: ['project_experience'],
  awards: ['awards'],
  skills: ['skill_specialties'],
  about: ['self_evaluation'],
}

/** One entry of a resume, reduced to plain texts. */
interface PlainEntry {
  date: string
  name: string
  text: Rich
}

const MAX_BLOCKS = 2

const line = (value: Value | undefined): string => (typeof value === 'string' ? value.trim() : '')
const rich = (value: Value | undefined): Rich =>
  Array.isArray(value) && value.every((one) => 'spans' in one) ? (value as Rich) : []
const prose = (text: string): Rich => (text === '' ? [] : [{ spans: [{ text }] }])

const dateOf = ({ period, date }: Item['data'], language: Document['language']): string => {
  const value = isPeriod(period) ? (period as Period) : line(date)
  return value === '' ? '' : formatDates(value, 'range', language).join(' ')
}

const joined = (...parts: readonly string[]) => parts.filter((one) => one !== '').join('　')

const TELL: Record<Topic, (data: Item['data']) => { name: string; text: Rich }> = {
  work: (data) => ({ name: joined(line(data.name), line(data.post)), text: rich(data.bullets) }),
  edu: (data) => ({
    name: joined(line(data.schoolName), line(data.specialized), line(data.degree)),
    text: rich(data.abstract),
  }),
  projects: (data) => ({ name: joined(line(data.name), line(data.post)), text: rich(data.bullets) }),
  awards: (data) => ({
    name: joined(line(data.awardsName), line(data.awardsGrade)),
    text: prose(line(data.awardsAbstract)),
  }),
  skills: (data) => ({ name: line(data.skillName), text: prose(line(data.introduce)) }),
  about: (data) => ({ name: '', text: rich(data.content) }),
}

const topicEntries = (resume: Document, topic: Topic): PlainEntry[] =>
  KINDS[topic]
    .flatMap((kind) => resume.sections.filter((section) => section.kind === kind && section.visible))
    .flatMap(({ items }) => items.filter(({ hidden }) => !hidden))
    .map(({ data }) => ({ date: dateOf(data, resume.language), ...TELL[topic](data) }))
    .filter(({ name, text }) => name !== '' || text.length > 0)

/** Slides have room for less text than pages. */
const shortened = (text: Rich, isSlide: boolean): Rich => (isSlide ? text.slice(0, MAX_BLOCKS) : text)

/** The fields of a list that take the parts of an entry. */
const LISTS: Record<string, (entries: PlainEntry) => Item['data']> = {
  doc_list: ({ date, name, text }) => ({ name, date, text }),
  doc_timeline: ({ date, name, text }) => ({ date, name, text }),
  slide_timeline: ({ date, name, text }) => ({ date, name, text: shortened(text, true) }),
  slide_columns: ({ name, text }) => ({ name, text: shortened(text, true) }),
}

const TEXTS: Record<string, string> = { doc_text: 'content', slide_text: 'content' }

const topicOf = ({ title, kind }: Section): Topic | undefined =>
  TOPICS.find(([, pattern]) => pattern.test(title))?.[0] ?? (kind === 'slide_timeline' ? 'work' : undefined)

const isEmpty = (kind: Kind, items: readonly Item[]): boolean =>
  items.every(({ data }) => entryTitle(kind, data) === '')

const summary = (names: readonly string[]): string => names.filter((name) => name !== '').join('、')

const withEntries =
  (section: string, kind: Kind, items: readonly Item[]) =>
  (document: Document): void => {
    const found = document.sections.find(({ id }) => id === section)
    if (found) found.items = [...found.items.filter(({ own }) => kind.own && own), ...items]
  }

/** A section whose kind exists on both sides is copied unchanged. */
const sameKind = (section: Section, kind: Kind, resume: Document, newId: () => string): Proposal[] => {
  if (kind.for) return []
  const items = resume.sections
    .filter((one) => one.kind === section.kind)
    .flatMap((one) => one.items.filter(({ hidden }) => !hidden))
  const names = summary(items.map(({ data }) => entryTitle(kind, data)))
  const before = summary(section.items.map(({ data }) => entryTitle(kind, data)))
  if (names === '' || names === before) return []
  return [
    {
      key: `${section.id} entries`,
      section: section.id,
      place: section.title,
      before,
      after: names,
      free: isEmpty(kind, section.items),
      command: withEntries(
        section.id,
        kind,
        (kind.single ? items.slice(0, 1) : items).map((item) => ({ ...structuredClone(item), id: newId() })),
      ),
    },
  ]
}

const textProposal = (
  section: Section,
  kind: Kind,
  entries: readonly PlainEntry[],
  newId: () => string,
): Proposal[] => {
  const field = TEXTS[section.kind]
  const text = entries.flatMap((one) => one.text)
  if (field === undefined || text.length === 0) return []
  const own = kind.own ? section.items.find((item) => item.own) : section.items[0]
  const before = plainText(rich(own?.data[field])).trim()
  const after = plainText(text).trim()
  if (before === after) return []
  const id = own?.id ?? newId()
  return [
    {
      key: `${section.id} ${field}`,
      section: section.id,
      place: section.title,
      before,
      after,
      free: before === '',
      command: (document) => {
        const found = document.sections.find((one) => one.id === section.id)
        if (!found) return
        const known = found.items.find((item) => item.id === id)
        if (known) known.data[field] = text
        else found.items.unshift({ id, ...(kind.own ? { own: true } : {}), data: { [field]: text } })
      },
    },
  ]
}

/** Proposals for whole lists and texts: a timeline from the jobs, a list of awards, a self-introduction. */
export const listProposals = (
  document: Document,
  section: Section,
  kind: Kind,
  resume: Document,
  newId: () => string,
): Proposal[] => {
  const same = sameKind(section, kind, resume, newId)
  if (same.length > 0) return same
  const topic = topicOf(section)
  if (!topic) return []
  const found = topicEntries(resume, topic)
  if (topic === 'about') return textProposal(section, kind, found, newId)
  const make = LISTS[section.kind]
  if (!make || found.length === 0) return []
  const entries = entriesOf(kind, section)
  const items = found.slice(0, document.kind === 'ppt' ? 6 : found.length)
  const before = summary(entries.map(({ data }) => entryTitle(kind, data)))
  const after = summary(items.map(({ name }) => name))
  if (before === after) return []
  return [
    {
      key: `${section.id} entries`,
      section: section.id,
      place: section.title,
      before,
      after,
      free: isEmpty(kind, entries),
      command: withEntries(
        section.id,
        kind,
        items.map((one) => ({ id: newId(), data: make(one) })),
      ),
    },
  ]
}
