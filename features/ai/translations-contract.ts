import * as z from 'zod/mini'
import { SECTION_HASH } from '#packages/ai/translations/section-hashes.ts'
import { CHANGES } from '#packages/api/account-limits.ts'
import { endpoint } from '#packages/api/endpoint.ts'
import { defineErrors } from '#packages/api/errors.ts'
import { objectId } from '#packages/document/api-schemas.ts'

const language = z.enum(['zh', 'en'])

/** As many as a document has sections. */
const MAX_SECTIONS = 100

/** By the id of the source's section: hashes of its texts when it was translated (`sectionHashes`). */
const sections = z
  .record(z.string().check(z.regex(/^[A-Za-z0-9_-]{1,40}$/)), z.string().check(z.regex(SECTION_HASH)))
  .check(z.refine((given) => Object.keys(given).length <= MAX_SECTIONS))

const side = z.object({
  id: z.string(),
  title: z.string(),
  /** The resume is in the bin and may be restored. */
  isInBin: z.boolean(),
})

/** A resume that was made by translating another; both are the person's own. */
export const translation = z.object({
  copy: side,
  source: side,
  from: language,
  to: language,
  madeAt: z.int(),
  sections: z.record(z.string(), z.string()),
})
export type Translation = z.infer<typeof translation>

const linkErrors = defineErrors({
  translates_itself: {
    status: 422,
    zh: '一份简历不能是它自己的译文',
    en: 'A resume can’t be a translation of itself.',
  },
  translates_back: {
    status: 422,
    zh: '这份简历本来就是由它翻译来的，不能反过来关联',
    en: 'That resume was translated from this one, so they can’t be linked the other way around.',
  },
})

/** `:id` is the copy: a resume is a translation of one other at most. */
export const linkTranslation = endpoint({
  method: 'PUT',
  path: '/ai/translations/:id',
  summary: 'Tell that a resume of mine is a translation of another; a link that it had is replaced',
  auth: 'user',
  input: z.strictObject({ id: objectId, source: objectId, from: language, to: language, sections }),
  reply: translation,
  errors: linkErrors,
  accountLimit: CHANGES,
})

export const findTranslations = endpoint({
  method: 'GET',
  path: '/ai/translations',
  summary: 'What a resume of mine was translated from, and what was translated from it',
  auth: 'user',
  input: z.strictObject({ resume: objectId }),
  reply: z.object({
    /** The resume is a copy of that source. */
    of: z.nullable(translation),
    /** Copies of the resume, newest first. */
    copies: z.array(translation),
  }),
})

export const freshenTranslation = endpoint({
  method: 'PATCH',
  path: '/ai/translations/:id',
  summary: 'Tell that sections of a translation are up to date again',
  auth: 'user',
  input: z.strictObject({
    id: objectId,
    sections,
    /** Sections that the source no longer has. */
    gone: z.optional(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(MAX_SECTIONS))),
  }),
  reply: translation,
  accountLimit: CHANGES,
})

export const unlinkTranslation = endpoint({
  method: 'DELETE',
  path: '/ai/translations/:id',
  summary: 'Let a translation stand by itself; the resume stays',
  auth: 'user',
  input: z.strictObject({ id: objectId }),
  reply: z.object({}),
  accountLimit: CHANGES,
})
