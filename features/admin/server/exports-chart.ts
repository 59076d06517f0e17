import { dayName, lastDays } from '#packages/server-kit/days.ts'
import type { Db } from '#packages/server-kit/server.ts'

const NAMES = { resume: 'resumes', word: 'papers', ppt: 'decks' } as const
type Kind = keyof typeof NAMES
type Counts = Record<(typeof NAMES)[Kind], number>

const none = (): Counts => ({ resumes: 0, papers: 0, decks: 0 })
const sum = ({ resumes, papers, decks }: Counts) => resumes + papers + decks

/** Added up already when they were counted: at most a row for each day, kind and format. */
export const exportsOf = async (db: Db, now: number, count: number) => {
  const days = lastDays(now, count)
  const rows = await db
    .selectFrom('export_counts')
    .select(['day', 'kind', 'format', 'count'])
    .where('day', '>=', days[0]?.number ?? 0)
    .execute()
  const byDay = new Map<number, Counts>()
  const byFormat = new Map<string, Counts>()
  const add = <Key>(counts: Map<Key, Counts>, key: Key, kind: Kind, more: number) => {
    const before = counts.get(key) ?? none()
    counts.set(key, { ...before, [NAMES[kind]]: before[NAMES[kind]] + more })
  }
  for (const { day, kind, format, count: made } of rows) {
    add(byDay, Number(day), kind as Kind, Number(made))
    add(byFormat, format, kind as Kind, Number(made))
  }
  const { first } = await db
    .selectFrom('export_counts')
    .select(({ fn }) => fn.min<number | null>('day').as('first'))
    .executeTakeFirstOrThrow()
  return {
    days: days.map(({ number, day }) => ({ day, ...(byDay.get(number) ?? none()) })),
    formats: [...byFormat]
      .map(([format, counts]) => ({ format, ...counts }))
      .toSorted((a, b) => sum(b) - sum(a) || a.format.localeCompare(b.format)),
    since: first === null ? null : dayName(Number(first)),
  }
}
