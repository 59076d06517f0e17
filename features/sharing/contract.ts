import * as z from 'zod/mini'
import { CHANGES, PROOFS } from '#packages/api/account-limits.ts'
import { endpoint } from '#packages/api/endpoint.ts'
import { defineErrors } from '#packages/api/errors.ts'
import { documentJson, objectId, shortText } from '#packages/document/api-schemas.ts'
import { maskNames } from '#packages/sections/sharing/mask-names.ts'

const time = z.int().check(z.minimum(0), z.maximum(2 ** 52))
const one = z.strictObject({ id: objectId })

/** To look at, or to comment on and propose changes to. */
const purpose = z.enum(['view', 'review'])

/** Typed into an address bar: small letters, digits and single hyphens. */
export const suffix = z
  .string()
  .check(z.trim(), z.toLowerCase(), z.minLength(3), z.maxLength(40), z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/))

/** Four digits are ten thousand guesses, of which a day allows a hundred. */
const MIN_DIGITS = 6
export const isLongEnough = (password: string): boolean =>
  password.length >= (/^\p{Nd}*$/u.test(password) ? MIN_DIGITS : 4)
const password = z.string().check(z.refine(isLongEnough), z.maxLength(64))
const masks = z.array(z.enum(maskNames)).check(z.maxLength(maskNames.length))

export const linkRow = z.object({
  id: z.string(),
  purpose,
  suffix: z.string(),
  masks: z.array(z.enum(maskNames)),
  locked: z.boolean(),
  /** Whether the page shows a download button. Every visitor of the page has the document anyway. */
  mayDownload: z.boolean(),
  paused: z.boolean(),
  /** When it was paused because a day's wrong passwords were used up. */
  guessedAt: z.nullable(time),
  expiresAt: z.nullable(time),
  /** People, not reloads: who comes again on the same day counts once. */
  views: z.int(),
  downloads: z.int(),
  lastSeenAt: z.nullable(time),
  createdAt: time,
})

const linkErrors = defineErrors({
  suffix_taken: {
    status: 409,
    zh: '这个后缀已经有人用了，换一个吧',
    en: 'That link is taken. Choose another one.',
  },
  expires_in_past: {
    status: 422,
    zh: '到期时间要晚于现在',
    en: 'The expiry date must be in the future.',
  },
  too_many_links: {
    status: 409,
    zh: '一份文档最多 20 个链接，先删掉不用的',
    en: 'A document can have up to 20 links. Delete one you don’t need.',
  },
})

export const listLinks = endpoint({
  method: 'GET',
  path: '/resumes/:id/links',
  summary: 'The links that share one of my resumes',
  auth: 'user',
  input: one,
  reply: z.object({ links: z.array(linkRow) }),
})

export const createLink = endpoint({
  method: 'POST',
  path: '/resumes/:id/links',
  summary: 'Share one of my resumes by a link',
  auth: 'user',
  input: z.strictObject({
    id: objectId,
    purpose,
    /** A suffix that cannot be guessed is made if none is given. */
    suffix: z.optional(suffix),
    password: z.optional(password),
    expiresAt: z.optional(time),
    masks: z._default(masks, []),
    mayDownload: z._default(z.boolean(), true),
  }),
  reply: linkRow,
  errors: linkErrors,
  accountLimit: PROOFS,
})

/** Fields that are missing stay unchanged; `null` removes the password or the expiry. */
export const changeLink = endpoint({
  method: 'PATCH',
  path: '/links/:id',
  summary: 'Change how a link of mine shares',
  auth: 'user',
  input: z.strictObject({
    id: objectId,
    suffix: z.optional(suffix),
    password: z.optional(z.nullable(password)),
    expiresAt: z.optional(z.nullable(time)),
    masks: z.optional(masks),
    mayDownload: z.optional(z.boolean()),
    paused: z.optional(z.boolean()),
  }),
  reply: linkRow,
  errors: linkErrors,
  accountLimit: PROOFS,
})

export const removeLink = endpoint({
  method: 'DELETE',
  path: '/links/:id',
  summary: 'Delete a link of mine; what was written to me by it stays',
  auth: 'user',
  input: one,
  reply: z.object({}),
  accountLimit: CHANGES,
})

const docId = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,40}$/))
const fieldName = z.string().check(z.regex(/^[A-Za-z][A-Za-z0-9_]{0,40}$/))

/** A field of an entry, a section, or, without any of them, the document as a whole. */
export const place = z.union([
  z.strictObject({ section: docId, item: docId, field: fieldName }),
  z.strictObject({ section: docId }),
  z.strictObject({}),
])

export const noteRow = z.object({
  id: z.string(),
  author: z.string(),
  place,
  comment: z.string(),
  /** The field as the guest saw it, and as the guest would have it. */
  seen: z.optional(z.unknown()),
  proposal: z.optional(z.unknown()),
  state: z.enum(['open', 'accepted', 'declined']),
  reply: z.nullable(z.string()),
  createdAt: time,
})

export const listNotes = endpoint({
  method: 'GET',
  path: '/resumes/:id/notes',
  summary: 'What guests wrote about one of my resumes, newest first',
  auth: 'user',
  input: one,
  reply: z.object({ notes: z.array(noteRow), open: z.int() }),
})

/** The document itself is changed by its editor, as by any edit: so it can be undone. */
export const settleNote = endpoint({
  method: 'PUT',
  path: '/notes/:id',
  summary: 'Say what became of a guest’s note, and answer it',
  auth: 'user',
  input: z.strictObject({
    id: objectId,
    state: z.optional(z.enum(['open', 'accepted', 'declined'])),
    reply: z.optional(z.nullable(shortText(500))),
  }),
  reply: noteRow,
  accountLimit: CHANGES,
})

export const removeNote = endpoint({
  method: 'DELETE',
  path: '/notes/:id',
  summary: 'Delete a guest’s note for good',
  auth: 'user',
  input: one,
  reply: z.object({}),
  accountLimit: CHANGES,
})

const closed = defineErrors({
  share_closed: {
    status: 410,
    zh: '这个链接已经停用或过期',
    en: 'This link is no longer active or has expired.',
  },
  password_needed: {
    status: 403,
    zh: '打开它需要密码',
    en: 'This link needs a password.',
  },
})

const opened = z.object({
  purpose,
  mayDownload: z.boolean(),
  document: documentJson,
  updatedAt: time,
  notes: z.array(noteRow),
})

/** As links are made or typed: anything else names none. */
const asked = z.string().check(z.regex(/^[a-z0-9-]{3,40}$/))
/** A token that a password was exchanged for; valid for this link and password only. */
const pass = z.optional(z.string().check(z.maxLength(200)))

export const openShared = endpoint({
  method: 'GET',
  path: '/shared/:suffix',
  summary: 'What a link without a password shows',
  auth: 'anyone',
  input: z.strictObject({ suffix: asked }),
  reply: opened,
  errors: closed,
  limit: { calls: 120, seconds: 60 },
  maxRendered: 256 * 1024,
})

export const unlockShared = endpoint({
  method: 'POST',
  path: '/shared/:suffix/unlock',
  summary: 'What a link shows to who knows its password, or has the pass of an earlier time',
  auth: 'anyone',
  input: z.strictObject({ suffix: asked, password: z.optional(z.string().check(z.maxLength(64))), pass }),
  reply: z.extend(opened, { pass: z.string() }),
  errors: {
    ...closed,
    wrong_password: { status: 403, zh: '密码不对', en: 'Incorrect password.' },
    locked_out: {
      status: 429,
      zh: '试错太多次，请过一会儿再试',
      en: 'Too many wrong passwords. Try again later.',
    },
  },
  limit: { calls: 60, seconds: 60 },
})

const counted = {
  auth: 'anyone',
  reply: z.object({}),
  errors: closed,
  limit: { calls: 60, seconds: 60 },
} as const

export const seeShared = endpoint({
  method: 'POST',
  path: '/shared/:suffix/seen',
  summary: 'Somebody looks at what a link shows',
  input: z.strictObject({ suffix: asked, pass }),
  ...counted,
})

export const downloadedShared = endpoint({
  method: 'POST',
  path: '/shared/:suffix/downloaded',
  summary: 'Somebody made a file of what a link shows',
  input: z.strictObject({ suffix: asked, pass }),
  ...counted,
})

const noteErrors = defineErrors({
  ...closed,
  not_for_review: {
    status: 409,
    zh: '这个链接只能看，不能批注',
    en: 'This link is view-only.',
  },
  no_such_place: {
    status: 409,
    zh: '这一处已经改动或删除，请刷新后再批注',
    en: 'This text was changed or removed. Reload the page and try again.',
  },
  bad_proposal: {
    status: 422,
    zh: '这样的修改放不进这一处',
    en: 'Your suggestion doesn’t fit here.',
  },
  masked_place: {
    status: 409,
    zh: '这一处对你打了码，只能评论，不能改',
    en: 'This text is hidden from you. You can comment on it but not edit it.',
  },
  nothing_said: {
    status: 422,
    zh: '写一句评论，或者改动几个字',
    en: 'Write a comment or suggest an edit.',
  },
  too_many_notes: {
    status: 409,
    zh: '批注太多了，等对方处理一些再写',
    en: 'There are too many open comments. Wait until some are resolved.',
  },
})

export const writeNote = endpoint({
  method: 'POST',
  path: '/shared/:suffix/notes',
  summary: 'A guest comments on a place or proposes other words for it',
  auth: 'anyone',
  input: z.strictObject({
    suffix: asked,
    pass,
    author: shortText(40),
    place,
    comment: z._default(z.string().check(z.trim(), z.maxLength(1000)), ''),
    proposal: z.optional(z.unknown()),
  }),
  /** The key takes the note back. */
  reply: z.object({ note: noteRow, key: z.string() }),
  errors: noteErrors,
  bodyLimit: 64 * 1024,
  limit: { calls: 30, seconds: 60 },
})

export const withdrawNote = endpoint({
  method: 'POST',
  path: '/shared/:suffix/notes/:note/withdraw',
  summary: 'A guest takes back a note that is not settled yet',
  auth: 'anyone',
  input: z.strictObject({ suffix: asked, note: objectId, key: z.string().check(z.maxLength(100)) }),
  reply: z.object({}),
  errors: closed,
  limit: { calls: 60, seconds: 60 },
})
