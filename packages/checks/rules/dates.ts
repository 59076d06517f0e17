import type { Document, Item, Section } from '#packages/document/schema.ts'
import { isPeriod, type Period } from '#packages/document/values.ts'
import { findDate, findPeriod } from '#packages/import/parse/periods.ts'
import type { Evidence, Found, Rule } from '../evidence.ts'

/** Where a reader asks when it was. */
const DATED = new Set(['work_experience', 'internship_experience', 'project_experience', 'edu_background'])
/** What a career is made of. */
const CAREER = new Set(['work_experience', 'internship_experience', 'edu_background'])
const LONGEST_GAP = 12

interface Entry {
  section: Section
  item: Item
  period: Period | undefined
}

const periodOf = ({ data }: Item): Period | undefined => {
  const { period } = data
  return isPeriod(period) ? period : undefined
}

const entriesOf = ({ sections }: Document, kinds: ReadonlySet<string>): Entry[] =>
  sections
    .filter(({ kind, visible }) => visible && kinds.has(kind))
    .flatMap((section) =>
      section.items
        .filter(({ hidden }) => !hidden)
        .map((item) => ({ section, item, period: periodOf(item) })),
    )

const nameOf = ({ shown }: Evidence, item: Item): string =>
  shown.find((field) => field.item === item.id && field.type === 'line')?.ours ?? ''

export const noDates: Rule = {
  severity: 'warning',
  find: (evidence) =>
    entriesOf(evidence.document, DATED).flatMap(({ section, item, period }): Found[] => {
      const fields = evidence.shown.filter((field) => field.item === item.id)
      if (fields.length === 0 || fields.some(({ type }) => type === 'dates')) return []
      const isHidden = section.props.period?.visible === false && (period?.from || period?.to || period?.text)
      return [
        {
          section: section.id,
          item: item.id,
          field: 'period',
          facts: { name: nameOf(evidence, item) },
          ...(isHidden
            ? { fix: { steps: [{ do: 'showField' as const, section: section.id, field: 'period' }] } }
            : {}),
        },
      ]
    }),
}

export const datesUnread: Rule = {
  severity: 'warning',
  find: ({ shown }) =>
    shown
      .filter(
        ({ kind, type, ours }) => type === 'dates' && DATED.has(kind) && !findPeriod(ours) && !findDate(ours),
      )
      .map(({ section, item, field, ours }) => ({ section, item, field, facts: { text: ours } })),
}

const runsBack = ({ from, to }: Period): boolean =>
  from !== undefined &&
  to !== undefined &&
  to !== 'now' &&
  to.slice(0, from.length) < from.slice(0, to.length)

export const datesBackward: Rule = {
  severity: 'error',
  find: ({ document }) =>
    document.sections
      .filter(({ visible }) => visible)
      .flatMap((section) =>
        section.items.flatMap((item): Found[] => {
          const period = item.hidden ? undefined : periodOf(item)
          if (!period?.from || !period.to || period.to === 'now' || !runsBack(period)) return []
          const place = { section: section.id, item: item.id, field: 'period' }
          const value: Period = { from: period.to, to: period.from }
          return [
            {
              ...place,
              facts: { from: period.from, to: period.to },
              fix: { steps: [{ do: 'setField', ...place, value }] },
            },
          ]
        }),
      ),
}

const monthsOf = (month: string, whenYear: number): number =>
  Number(month.slice(0, 4)) * 12 + (month.length > 4 ? Number(month.slice(5, 7)) : whenYear)

interface Stretch {
  entry: Entry
  from: number
  to: number
}

/** A year alone lasts from its first month to its last. */
const stretchOf = (entry: Entry, now: string): Stretch[] => {
  const { from, to } = entry.period ?? {}
  if (from === undefined || (entry.period && runsBack(entry.period))) return []
  return [{ entry, from: monthsOf(from, 1), to: monthsOf(to === 'now' ? now : (to ?? from), 12) }]
}

const monthText = (months: number): string => {
  const year = Math.floor((months - 1) / 12)
  return `${year}-${String(months - year * 12).padStart(2, '0')}`
}

export const gap: Rule = {
  severity: 'info',
  find: ({ document, now }) => {
    const stretches = entriesOf(document, CAREER)
      .flatMap((entry) => stretchOf(entry, now))
      .toSorted((one, other) => one.from - other.from)
    const found: Found[] = []
    let reach = stretches[0]?.to ?? 0
    for (const { entry, from, to } of stretches) {
      const months = from - reach - 1
      if (months > LONGEST_GAP)
        found.push({
          section: entry.section.id,
          item: entry.item.id,
          field: 'period',
          facts: { months, from: monthText(reach), to: monthText(from) },
        })
      reach = Math.max(reach, to)
    }
    return found
  },
}
