import * as z from 'zod/mini'
import { endpoint } from '#packages/api/endpoint.ts'

/** In days, as the address says them. */
export const spans = ['7', '30', '90'] as const
export type Span = (typeof spans)[number]

const count = z.int()
/** Of the site's calendar: 2026-11-16. */
const day = z.string()
const span = z.strictObject({ days: z._default(z.enum(spans), '30') })

/** The last one is today, and not over. */
const series = <Row extends Record<string, z.ZodMiniType>>(row: Row) => z.array(z.object({ day, ...row }))

export const peopleChart = endpoint({
  method: 'GET',
  path: '/admin/charts/people',
  summary: 'New people and new documents by day, and how many there are',
  auth: 'admin',
  input: span,
  reply: z.object({
    days: series({ people: count, resumes: count, papers: count, decks: count }),
    total: z.object({ people: count, members: count, resumes: count, papers: count, decks: count }),
  }),
})

export const moneyChart = endpoint({
  method: 'GET',
  path: '/admin/charts/money',
  summary: 'What was paid and given back by day, in fen; payments of the sandbox apart',
  auth: 'admin',
  input: span,
  reply: z.object({ days: series({ orders: count, paidFen: count, backFen: count, testFen: count }) }),
})

export const pointsChart = endpoint({
  method: 'GET',
  path: '/admin/charts/points',
  summary: 'Points that came and went by day, and how many people hold',
  auth: 'admin',
  input: span,
  reply: z.object({ days: series({ in: count, out: count }), held: count }),
})

export const aiChart = endpoint({
  method: 'GET',
  path: '/admin/charts/ai',
  summary: 'Runs of AI by day, as they ended, and by model',
  auth: 'admin',
  input: span,
  reply: z.object({
    /** Runs that have not ended are not counted yet. */
    days: series({ done: count, stopped: count, failed: count }),
    /** Most asked first; `id` is what the run was asked of, also where that model is gone. */
    models: z.array(
      z.object({ id: z.string(), name: z.string(), runs: count, failed: count, points: count }),
    ),
  }),
})

export const exportsChart = endpoint({
  method: 'GET',
  path: '/admin/charts/exports',
  summary: 'Files that browsers made by day and kind of document, and by format',
  auth: 'admin',
  input: span,
  reply: z.object({
    days: series({ resumes: count, papers: count, decks: count }),
    /** Most made first. */
    formats: z.array(z.object({ format: z.string(), resumes: count, papers: count, decks: count })),
    /** The day of the first that was counted: of those before it nothing is known. */
    since: z.nullable(day),
  }),
})
