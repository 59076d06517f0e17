import { pairsToText } from '../../../draft/pairs.ts'
import topics from '../custom-topics.json' with { type: 'json' }
import { type Drafting, listed } from '../drafting.ts'
import { ownLines } from '../own-words.ts'
import words from '../words.json' with { type: 'json' }
import type { Entry } from '../writers.ts'
import { isCertificate } from './school.ts'

type CustomEntry = Entry<'period' | 'heading' | 'text' | 'fields'>

interface Topic {
  /** A title that has one of them is about it. */
  words: readonly string[]
  /** Entries with blanks that say what belongs there. */
  entries?: readonly CustomEntry[]
  /** Named facts, one to a line. */
  fields?: readonly string[]
  /** Items that are typical of the job. */
  from?: 'certificates' | 'works' | 'campus' | 'summaries' | 'skills'
}

const { blanks } = words
/** A section with more blanks than this is of no help. */
const MAX_ENTRIES = 4

/** The topics of a title: 证书与语言 has two. */
const topicsOf = (title: string): Topic[] => {
  const plain = title.toLowerCase()
  return (topics as Topic[]).filter(({ words: some }) => some.some((word) => plain.includes(word)))
}

const ofJob: Record<NonNullable<Topic['from']>, (drafting: Drafting) => CustomEntry[]> = {
  certificates: ({ job, fresh }) => {
    const some = fresh(job.awards.filter(isCertificate), 3, ({ name }) => name)
    const rows = some.map(({ name, grade }) => ({ label: name, value: grade === '' ? blanks.date : grade }))
    return [{ fields: rows.length > 0 ? pairsToText(rows, 'zh') : blanks.certificate }]
  },
  works: ({ job, fresh }) =>
    fresh(job.works, 2, ({ name }) => name).map(({ name, about }) => ({
      heading: name,
      text: listed([about]),
    })),
  campus: ({ job, fresh, unsaid }) =>
    fresh(job.campus, 1, ({ name }) => name).map(({ name, bullets }) => ({
      period: blanks.period,
      heading: name,
      text: listed(unsaid(bullets)),
    })),
  summaries: ({ job, fresh, level }) => {
    const own = job.summaries.filter(({ levels }) => levels.includes(level))
    return [{ text: listed(fresh(own, 2, ({ text }) => text).map(({ text }) => text)) }]
  },
  skills: ({ job, fresh }) => {
    const some = fresh(job.skills, 5, ({ name }) => name)
    const rows = some.map(({ name, note }) => ({ label: name, value: note }))
    return [{ fields: pairsToText(rows, 'zh') }]
  },
}

const written = (topic: Topic, drafting: Drafting): CustomEntry[] => {
  const name = drafting.isGeneral ? drafting.keywords.job : drafting.job.zh
  const entries = (topic.entries ?? []).map((entry) => ({
    ...entry,
    text: (entry.text ?? '').replaceAll('{job}', () => name),
  }))
  return [
    ...entries,
    ...(topic.fields ? [{ fields: topic.fields.join('\n') }] : []),
    ...(topic.from ? ofJob[topic.from](drafting) : []),
  ].filter((entry) => Object.values(entry).some((text) => text !== ''))
}

/** For unknown titles: blanks that fit any topic. */
const outline = { heading: blanks.heading, text: listed([blanks.doing, blanks.result]) }

/**
 * A section with a title by the user or the template, which says what belongs there: certificates of the job, an
 * outline for a paper or a talk. The user's own text comes first and replaces an outline.
 */
export const custom = (drafting: Drafting): CustomEntry[] => {
  const isHome = !drafting.has('self_evaluation') && !drafting.has('base_info')
  const own = [...drafting.own, ...(isHome ? ownLines(drafting.keywords.other) : [])]
  const ownEntries: CustomEntry[] = own.length > 0 ? [{ heading: blanks.heading, text: listed(own) }] : []
  const about = topicsOf(drafting.title).flatMap((topic) => written(topic, drafting))
  const all = [...ownEntries, ...about].slice(0, MAX_ENTRIES)
  return all.length > 0 ? all : [outline]
}
