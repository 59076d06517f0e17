import * as z from 'zod/mini'
import { CHANGES } from '#packages/api/account-limits.ts'
import { endpoint } from '#packages/api/endpoint.ts'
import { siteTexts } from '#packages/settings/site-texts.ts'

/** Tells one state of the texts from another. */
const revision = z.string().check(z.maxLength(60))

const shown = {
  texts: siteTexts,
  revision,
  /** Whether these are the texts that come with the product. */
  isDefault: z.boolean(),
}

export const getSiteTexts = endpoint({
  method: 'GET',
  path: '/site/texts',
  summary: 'What the site is called and says of itself, in both languages',
  auth: 'admin',
  input: z.strictObject({}),
  reply: z.object(shown),
})

export const saveSiteTexts = endpoint({
  method: 'PUT',
  path: '/site/texts',
  summary: 'Change what the site is called and says of itself; null puts back what comes with the product',
  auth: 'admin',
  input: z.strictObject({ base: revision, texts: z.nullable(siteTexts) }),
  reply: z.object({ ...shown, auditId: z.string() }),
  errors: {
    stale_texts: {
      status: 409,
      zh: '你编辑期间，别人保存过站点文字',
      en: 'Someone else saved the site content while you were editing.',
      data: z.object(shown),
    },
  },
  accountLimit: CHANGES,
})
