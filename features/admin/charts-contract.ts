import * as z from 'zod/mini'
import { endpoint } from '#packages/wire/endpoint.ts'

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
