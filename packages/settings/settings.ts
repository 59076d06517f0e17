import * as z from 'zod/mini'
import { benefits } from '#packages/api/route.ts'

export const paidPlans = ['month', 'year', 'lifetime'] as const
export type PaidPlan = (typeof paidPlans)[number]

/** Money is whole fen: a hundredth of a yuan. */
export const fen = z.int().check(z.minimum(0), z.maximum(10_000_000))
export const pointCount = z.int().check(z.minimum(0), z.maximum(100_000))
const few = (min: number, max: number) => z.int().check(z.minimum(min), z.maximum(max))

/** `documentMegabytes` was added later: a stored row without it gets the default of its plan. */
const planSettingOf = (documentMegabytes: number) =>
  z.strictObject({
    priceFen: fen,
    /** How long one payment lasts; null is for life. */
    days: z.nullable(few(1, 3660)),
    /** Documents of each kind outside the bin; null is no limit. */
    documents: z.nullable(few(1, 100_000)),
    /** Storage in MB for documents, also in the bin, with their versions and drafts; null is no limit. */
    documentMegabytes: z._default(z.nullable(few(1, 1_000_000)), documentMegabytes),
    /** Room for uploaded pictures in MB; null is no limit. */
    fileMegabytes: z.nullable(few(1, 1_000_000)),
    includes: z.array(z.enum(benefits)),
    /** Whether the plan can be bought now; plans that users already have continue. */
    isOffered: z.boolean(),
  })

/** In MB. A resume takes some 30 KB, and an hour of writing some dozen versions of it. */
const DOCUMENT_MEGABYTES = { free: 50, month: 200, year: 500, lifetime: 1024 } as const

/** The operator's settings of money and limits, stored in one row and changed as a whole. */
export const moneySettings = z.strictObject({
  plans: z.strictObject({
    free: planSettingOf(DOCUMENT_MEGABYTES.free),
    month: planSettingOf(DOCUMENT_MEGABYTES.month),
    year: planSettingOf(DOCUMENT_MEGABYTES.year),
    lifetime: planSettingOf(DOCUMENT_MEGABYTES.lifetime),
  }),
  recommended: z.nullable(z.enum(paidPlans)),
  points: z.strictObject({
    perYuan: few(1, 1000),
    packagesFen: z.array(fen).check(z.maxLength(8)),
    welcome: pointCount,
    checkIn: z.strictObject({
      usual: few(0, 100),
      /** On every seventh day in a row, instead of the usual points. */
      seventh: few(0, 100),
      /** Extra points on these days in a row, in addition to the others. */
      runs: z.array(z.strictObject({ days: few(2, 3660), points: few(0, 1000) })).check(z.maxLength(8)),
    }),
    comment: z.strictObject({ points: few(0, 100), mostADay: few(0, 100) }),
    invite: z.strictObject({
      /** For each of the two users. */
      points: few(0, 1000),
      mostAMonth: few(0, 1000),
    }),
  }),
})
export type MoneySettings = z.infer<typeof moneySettings>

/** Whole points, in whole numbers all the way: 0.29 × 100 would be 28.99… */
export const pointsFor = (priceFen: number, perYuan: number): number => Math.floor((priceFen * perYuan) / 100)

/** product.md §5. */
export const defaultMoney: MoneySettings = {
  plans: {
    free: {
      priceFen: 0,
      days: null,
      documents: 5,
      documentMegabytes: DOCUMENT_MEGABYTES.free,
      fileMegabytes: 50,
      includes: [],
      isOffered: true,
    },
    month: {
      priceFen: 990,
      days: 31,
      documents: 20,
      documentMegabytes: DOCUMENT_MEGABYTES.month,
      fileMegabytes: 500,
      includes: ['paidAi', 'templateFiles'],
      isOffered: true,
    },
    year: {
      priceFen: 2990,
      days: 365,
      documents: 50,
      documentMegabytes: DOCUMENT_MEGABYTES.year,
      fileMegabytes: 500,
      includes: ['paidAi', 'templateFiles'],
      isOffered: true,
    },
    lifetime: {
      priceFen: 5990,
      days: null,
      documents: null,
      documentMegabytes: DOCUMENT_MEGABYTES.lifetime,
      fileMegabytes: 500,
      includes: ['paidAi', 'templateFiles'],
      isOffered: true,
    },
  },
  recommended: 'year',
  points: {
    perYuan: 10,
    packagesFen: [100, 500, 1000, 3000],
    welcome: 20,
    checkIn: {
      usual: 1,
      seventh: 5,
      runs: [
        { days: 30, points: 10 },
        { days: 100, points: 20 },
        { days: 365, points: 50 },
      ],
    },
    comment: { points: 1, mostADay: 5 },
    invite: { points: 20, mostAMonth: 20 },
  },
}
