import { endsBeforeStart, gapsBetween, type Span, spanOf } from '#packages/check-rules/periods.ts'
import type { Document, Item, Section } from '#packages/document/schema.ts'
import { isPeriod, type Period } from '#packages/document/values.ts'
import { findDate, findPeriod } from '#packages/import/parse/periods.ts'
import type { Evidence, Found, Rule } from '../evidence.ts'

/** Entries of these kinds need dates. */
const DATED = new Set(['work_experience', 'internship_experience', 'project_experience', 'edu_background'])
/** Work and study, which together should leave no gap. */
const CAREER = new Set(['work_experience', 'internship_experience', 'edu_background'])
/** Shorter gaps need no explanation. */
const MIN_GAP = 13

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

export const datesBackward: Rule = {
  severity: 'error',
  find: ({ document }) =>
    document.sections
      .filter(({ visible }) => visible)
      .flatMap((section) =>
        section.items.flatMap((item): Found[] => {
          const period = item.hidden ? undefined : periodOf(item)
          if (!period?.from || !period.to || period.to === 'now' || !endsBeforeStart(period)) return []
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

const spanIn = (entry: Entry, now: string): (Span & { entry: Entry })[] => {
  const { period } = entry
  const span = period && !endsBeforeStart(period) ? spanOf(period, now) : undefined
  return span ? [{ ...span, entry }] : []
}

const monthText = (months: number): string => {
  const year = Math.floor((months - 1) / 12)
  return `${year}-${String(months - year * 12).padStart(2, '0')}`
}

export const gap: Rule = {
  severity: 'info',
  find: ({ document, now }) =>
    gapsBetween(
      entriesOf(document, CAREER).flatMap((entry) => spanIn(entry, now)),
      MIN_GAP,
    ).map(({ months, after, next: { entry, from } }) => ({
      section: entry.section.id,
      item: entry.item.id,
      field: 'period',
      facts: { months, from: monthText(after), to: monthText(from) },
    })),
}
