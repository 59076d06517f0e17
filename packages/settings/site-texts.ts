import * as z from 'zod/mini'
import { shortText } from '#packages/document/api-schemas.ts'
import type { Language } from '#packages/i18n/language.ts'

/** The maximum length of each text; the form counts by it. */
export const maxSiteTextLength = {
  name: 16,
  title: 40,
  description: 160,
  footer: 120,
  contact: 200,
  filing: 40,
} as const

/** A few lines of plain text. */
const lines = (maxLength: number) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(maxLength), z.regex(/^(?:\P{Cc}|\n)*$/u))

/** English is optional; the Chinese text is used without it. */
const inBoth = (text: ReturnType<typeof lines>) => z.strictObject({ zh: text, en: z.optional(text) })

/** The site's name and descriptions, stored in one row and changed as a whole. */
export const siteTexts = z.strictObject({
  /** Appears after the title of every page, next to the seal, and in emails. */
  name: inBoth(shortText(maxSiteTextLength.name)),
  /** The title of the home page. */
  title: inBoth(shortText(maxSiteTextLength.title)),
  description: inBoth(shortText(maxSiteTextLength.description)),
  /** Under the name in the footer of pages. */
  footer: inBoth(lines(maxSiteTextLength.footer)),
  /** The address for questions, including those about personal data. */
  contact: z.nullable(z.email().check(z.maxLength(maxSiteTextLength.contact))),
  /** The registration number that sites in China must display. */
  filing: z.nullable(shortText(maxSiteTextLength.filing)),
})
export type SiteTexts = z.infer<typeof siteTexts>

/** The texts in one language. */
interface SiteSays {
  name: string
  title: string
  description: string
  footer: string
  contact: string | null
  filing: string | null
}

export const siteSays = (
  { name, title, description, footer, contact, filing }: SiteTexts,
  language: Language,
): SiteSays => ({
  name: name[language] ?? name.zh,
  title: title[language] ?? title.zh,
  description: description[language] ?? description.zh,
  footer: footer[language] ?? footer.zh,
  contact,
  filing,
})
