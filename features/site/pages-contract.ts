import * as z from 'zod/mini'
import { CHANGES } from '#packages/api/account-limits.ts'
import { endpoint } from '#packages/api/endpoint.ts'
import { shortText } from '#packages/document/api-schemas.ts'

/** The longest text of each sort; the form counts by it. */
export const maxLengths = {
  title: 60,
  lead: 200,
  paragraph: 600,
  cardTitle: 30,
  cardText: 240,
  proof: 120,
  question: 80,
  answer: 1200,
  contactLine: 200,
  sponsorText: 600,
  methodName: 30,
  methodDetail: 200,
  address: 300,
} as const

export const maxRows = { paragraphs: 8, cards: 12, questions: 40, lines: 6, methods: 8 } as const

/** Plain text of several lines: nothing in it is markup. */
const prose = (maxLength: number) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(maxLength), z.regex(/^(?:\P{Cc}|\n)*$/u))

/** English is optional; the Chinese text is used without it. */
const inBoth = (text: ReturnType<typeof prose>) => z.strictObject({ zh: text, en: z.optional(text) })
export type InBoth = z.infer<ReturnType<typeof inBoth>>

/** Leads out of the site; no name and password in front of the host, which could dress up another one. */
const httpsAddress = z
  .string()
  .check(z.trim(), z.maxLength(maxLengths.address), z.regex(/^https:\/\/[^\s\\/?#@]+(?:[/?#][^\s\\]*)?$/))

/** Counted by the server wherever they are displayed, never typed. */
export const factKeys = ['variants', 'kinds', 'themes', 'formats', 'fonts'] as const
export type FactKey = (typeof factKeys)[number]

/** A section about a feature is hidden while that feature is switched off. */
const withSwitch = z.optional(z.enum(['open_membership', 'open_get_source_code']))
export type WithSwitch = z.infer<typeof withSwitch>

export const titleKeys = ['cards', 'plans', 'table', 'prices', 'questions', 'business', 'sponsor'] as const
export type TitleKey = (typeof titleKeys)[number]

const sectionTitle = z.strictObject({
  title: inBoth(shortText(maxLengths.title)),
  lead: z.optional(inBoth(shortText(maxLengths.lead))),
})
export type SectionTitle = z.infer<typeof sectionTitle>

const card = z.strictObject({
  title: inBoth(shortText(maxLengths.cardTitle)),
  text: inBoth(shortText(maxLengths.cardText)),
  /** By what it can be checked. */
  proof: z.optional(inBoth(shortText(maxLengths.proof))),
  fact: z.optional(z.enum(factKeys)),
  by: withSwitch,
})
export type Card = z.infer<typeof card>

const question = z.strictObject({
  /** Its address within the page: stays when questions are moved. */
  key: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)),
  question: inBoth(shortText(maxLengths.question)),
  answer: inBoth(prose(maxLengths.answer)),
  by: withSwitch,
})
export type Question = z.infer<typeof question>

const rowsOf = <Row extends z.ZodMiniType>(row: Row, maxLength: number) =>
  z.array(row).check(z.maxLength(maxLength))

export const webCodeContent = z.strictObject({
  introduction: z.strictObject({
    title: inBoth(shortText(maxLengths.title)),
    lead: inBoth(shortText(maxLengths.lead)),
    paragraphs: rowsOf(inBoth(prose(maxLengths.paragraph)), maxRows.paragraphs),
  }),
  repository: z.nullable(httpsAddress),
  titles: z.strictObject(
    Object.fromEntries(titleKeys.map((key) => [key, sectionTitle])) as Record<TitleKey, typeof sectionTitle>,
  ),
  cards: rowsOf(card, maxRows.cards),
  questions: rowsOf(question, maxRows.questions).check(
    z.refine((all) => new Set(all.map(({ key }) => key)).size === all.length),
  ),
  business: z.strictObject({
    lines: rowsOf(inBoth(shortText(maxLengths.contactLine)), maxRows.lines),
    email: z.nullable(z.email().check(z.maxLength(maxLengths.address))),
  }),
  sponsor: z.strictObject({
    text: inBoth(prose(maxLengths.sponsorText)),
    methods: rowsOf(
      z.strictObject({
        name: inBoth(shortText(maxLengths.methodName)),
        detail: inBoth(shortText(maxLengths.methodDetail)),
        address: z.nullable(httpsAddress),
      }),
      maxRows.methods,
    ),
  }),
})
export type WebCodeContent = z.infer<typeof webCodeContent>

/** 0 before anything was ever saved. */
const pageRevision = z.int().check(z.minimum(0), z.maximum(2 ** 31 - 2))

const shown = {
  revision: pageRevision,
  /** Whether this is the text that comes with the product. */
  isDefault: z.boolean(),
  content: webCodeContent,
}

const webCodePage = z.object({
  ...shown,
  facts: z.object(Object.fromEntries(factKeys.map((key) => [key, z.int()])) as Record<FactKey, z.ZodMiniInt>),
})
export type WebCodePage = z.infer<typeof webCodePage>

export const getWebCode = endpoint({
  method: 'GET',
  path: '/site/pages/web-code',
  summary: 'What /webCode says: the operator’s text, or the one that comes with the product',
  auth: 'anyone',
  input: z.strictObject({}),
  reply: webCodePage,
})

export const saveWebCode = endpoint({
  method: 'PUT',
  path: '/site/pages/web-code',
  summary: 'Write what /webCode says; null puts the text back that comes with the product',
  auth: 'admin',
  input: z.strictObject({ baseRevision: pageRevision, content: z.nullable(webCodeContent) }),
  reply: z.extend(webCodePage, { auditId: z.string() }),
  errors: {
    stale_page: {
      status: 409,
      zh: '你编辑期间，这一页被别人保存过',
      en: 'Someone else saved this page while you were editing.',
      data: z.object(shown),
    },
  },
  accountLimit: CHANGES,
})
