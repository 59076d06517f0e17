import * as z from 'zod/mini'
import { endpoint } from '#packages/api/endpoint.ts'
import { planKeys } from '#packages/api/route.ts'

/** The benefits that plans are compared by, in addition to their limits. */
export const benefitKeys = ['resumeFiles', 'builtInAi', 'paidAi', 'templateFiles'] as const
export type BenefitKey = (typeof benefitKeys)[number]

/**
 * The rows of the comparison, in their order. `test/plan-table.api.test.ts` tries each one, so that none promises
 * anything untrue.
 */
export const planRows = [
  'priceFen',
  'days',
  'documents',
  'documentBytes',
  'fileBytes',
  ...benefitKeys,
] as const
export type PlanRow = (typeof planRows)[number]

const benefit = z.enum(['free', 'included', 'points'])
export type Benefit = z.infer<typeof benefit>

/** Money is whole fen: a hundredth of a yuan. */
const fen = z.int().check(z.minimum(0))
const points = z.int().check(z.minimum(0))
/** Null is no limit. */
const limit = z.nullable(z.int())

export const plan = z.object({
  key: z.enum(planKeys),
  priceFen: fen,
  /** How long one payment lasts; null is for life. */
  days: z.nullable(z.int()),
  documents: limit,
  documentBytes: limit,
  fileBytes: limit,
  benefits: z.object({
    resumeFiles: benefit,
    builtInAi: benefit,
    paidAi: benefit,
    templateFiles: benefit,
  } satisfies Record<BenefitKey, unknown>),
})
export type Plan = z.infer<typeof plan>

export const priceList = z.object({
  plans: z.array(plan),
  recommended: z.nullable(z.enum(planKeys)),
  points: z.object({
    perYuan: points,
    welcome: points,
    packages: z.array(z.object({ priceFen: fen, points })),
    /** The price of one use without a plan; null where each template or model names its own price. */
    single: z.object({
      resumeFiles: z.nullable(points),
      builtInAi: z.nullable(points),
      paidAi: z.nullable(points),
      templateFiles: z.nullable(points),
    } satisfies Record<BenefitKey, unknown>),
  }),
})
export type PriceList = z.infer<typeof priceList>

/** The only place that screens learn prices from. */
export const listPlans = endpoint({
  method: 'GET',
  path: '/membership/plans',
  summary: 'Plans with their prices, limits and benefits, and what points cost and buy',
  auth: 'anyone',
  input: z.strictObject({}),
  reply: priceList,
})
