import * as z from 'zod/mini'
import { CHANGES, DOCUMENT_READS, NEW_DOCUMENTS, SAVES, SEARCHES } from '#packages/api/account-limits.ts'
import { endpoint } from '#packages/api/endpoint.ts'
import { defineErrors } from '#packages/api/errors.ts'
import {
  cursor,
  DOCUMENT_BYTES,
  documentErrors,
  documentJson,
  objectId,
  pageLimit,
  revision,
  shortText,
  staleRevision,
} from '#packages/document/api-schemas.ts'
import {
  nameErrors,
  newVersionName,
  oneVersion,
  roomErrors,
  versionName,
  versionPage,
  versionPageReply,
  versionRow,
} from '#packages/versions/wire.ts'

/** Nothing in the bin is lost before its 30 days are over: a full one takes no more. */
export const MAX_IN_BIN = 100

const kind = z.enum(['resume', 'word', 'ppt'])
const time = z.int()
const one = z.strictObject({ id: objectId })
const changed = z.object({ revision, savedAt: time })

const resumeRow = z.object({
  id: z.string(),
  kind,
  title: z.string(),
  revision,
  size: z.int(),
  templateId: z.nullable(z.string()),
  createdAt: time,
  updatedAt: time,
  /** When it was moved to the bin; null if it is not there. */
  deletedAt: z.nullable(time),
})

/** A resume in a list; where it was looked for, also where the word was found when that is not in its title. */
export const listedResume = z.extend(resumeRow, {
  match: z.optional(z.nullable(z.object({ before: z.string(), hit: z.string(), after: z.string() }))),
})

const current = z.object({ revision, document: documentJson, updatedAt: time })

const bodyErrors = defineErrors({
  ...documentErrors,
  stale_revision: { ...staleRevision, data: current },
})

const inBin = defineErrors({
  in_bin: {
    status: 409,
    zh: '它在回收站里，恢复后才能修改',
    en: 'This is in the trash. Restore it to edit.',
  },
})

const countErrors = defineErrors({
  too_many_resumes: {
    status: 409,
    zh: '简历数量已达上限，删除不用的或升级会员后再试',
    en: 'You’ve reached your plan’s resume limit. Delete a resume you don’t need, or upgrade.',
  },
  id_taken: {
    status: 409,
    zh: '这个编号已被占用，请换一个',
    en: 'This ID is taken. Choose another one.',
  },
})

/**
 * A browser that made the resume offline gives the id that it already has. Asking again with the same document
 * answers what is there; with another document it is a save on top of nothing: `stale_revision`.
 */
export const createResume = endpoint({
  method: 'POST',
  path: '/resumes',
  summary: 'Keep a new resume or document',
  auth: 'user',
  input: z.strictObject({
    id: z.optional(objectId),
    document: documentJson,
    templateId: z.optional(objectId),
  }),
  reply: z.object({ id: z.string(), revision, savedAt: time }),
  errors: { ...bodyErrors, ...inBin, ...countErrors, ...roomErrors },
  documentUnread: true,
  bodyLimit: DOCUMENT_BYTES,
  accountLimit: NEW_DOCUMENTS,
})

export const getResume = endpoint({
  method: 'GET',
  path: '/resumes/:id',
  summary: 'One of my resumes, with its document; also from the bin',
  auth: 'user',
  accountLimit: DOCUMENT_READS,
  input: one,
  reply: z.extend(resumeRow, { document: documentJson }),
})

export const saveResume = endpoint({
  method: 'PUT',
  path: '/resumes/:id',
  summary: 'Save a document on top of the revision that the sender knows',
  auth: 'user',
  input: z.strictObject({
    id: objectId,
    baseRevision: revision,
    document: documentJson,
    /** The save settled a conflict: the state before it is stored as a version. */
    merged: z.optional(z.literal(true)),
  }),
  reply: changed,
  errors: { ...bodyErrors, ...inBin, ...roomErrors },
  documentUnread: true,
  bodyLimit: DOCUMENT_BYTES,
  accountLimit: SAVES,
})

export const listResumes = endpoint({
  method: 'GET',
  path: '/resumes',
  summary: 'My resumes and documents, last changed first',
  auth: 'user',
  accountLimit: SEARCHES,
  input: z.strictObject({
    kind: z.optional(kind),
    /** `bin` lists what was deleted in the last 30 days. */
    from: z._default(z.enum(['shelf', 'bin']), 'shelf'),
    /** Words of the title or of what the document says; all must be there. */
    q: z.optional(z.string().check(z.trim(), z.maxLength(60))),
    /** The bin is always sorted by when things came into it. */
    sort: z._default(z.enum(['updated', 'created']), 'updated'),
    before: cursor,
    limit: pageLimit(30, 100),
  }),
  reply: z.object({
    resumes: z.array(listedResume),
    next: z.nullable(z.string()),
    /** How many resumes there are outside the bin, and how many there may be; null is no limit. */
    used: z.int(),
    most: z.nullable(z.int()),
  }),
})

export const renameResume = endpoint({
  method: 'PUT',
  path: '/resumes/:id/title',
  summary: 'Rename a resume; its document carries the new title, in a new revision',
  auth: 'user',
  input: z.strictObject({ id: objectId, title: shortText(120) }),
  reply: changed,
  errors: inBin,
  accountLimit: SAVES,
})

export const removeResume = endpoint({
  method: 'DELETE',
  path: '/resumes/:id',
  summary: 'Put a resume into the bin, where it stays for 30 days',
  auth: 'user',
  input: one,
  reply: z.object({ deletedAt: time }),
  errors: defineErrors({
    bin_full: {
      status: 409,
      zh: `回收站已满 ${MAX_IN_BIN} 份，请先清空回收站，或在里面彻底删除几份`,
      en: `The trash is full (${MAX_IN_BIN} items). Empty it or permanently delete some items, then try again.`,
    },
  }),
  accountLimit: CHANGES,
})

export const emptyBin = endpoint({
  method: 'POST',
  path: '/resumes/bin/empty',
  summary: 'Delete everything in my bin for good, with all its versions',
  auth: 'user',
  input: z.strictObject({}),
  reply: z.object({ deleted: z.int() }),
  accountLimit: CHANGES,
})

export const documentStorage = endpoint({
  method: 'GET',
  path: '/resumes/storage',
  summary:
    'How much my documents take, also in the bin, with their versions and my templates; null is no limit',
  auth: 'user',
  input: z.strictObject({}),
  reply: z.object({
    bytes: z.int(),
    /** Of automatic versions: these use what is free, and the oldest go as soon as the room is needed. */
    automaticBytes: z.int(),
    most: z.nullable(z.int()),
    bin: z.object({ count: z.int(), most: z.int() }),
  }),
})

export const restoreResume = endpoint({
  method: 'POST',
  path: '/resumes/:id/restore',
  summary: 'Take a resume out of the bin',
  auth: 'user',
  input: one,
  reply: z.object({ revision }),
  errors: countErrors,
  accountLimit: CHANGES,
})

export const destroyResume = endpoint({
  method: 'POST',
  path: '/resumes/:id/destroy',
  summary: 'Delete a resume in the bin for good, with all its versions',
  auth: 'user',
  input: one,
  reply: z.object({}),
  errors: defineErrors({
    not_in_bin: {
      status: 409,
      zh: '它不在回收站里，先移到回收站才能彻底删除',
      en: 'This isn’t in the trash. Move it there before deleting it permanently.',
    },
  }),
  accountLimit: CHANGES,
})

export const duplicateResume = endpoint({
  method: 'POST',
  path: '/resumes/:id/duplicate',
  summary: 'Make a copy of a resume',
  auth: 'user',
  input: z.strictObject({ id: objectId, copyId: z.optional(objectId) }),
  reply: z.object({ id: z.string(), revision, savedAt: time }),
  errors: { ...countErrors, ...inBin, ...roomErrors },
  accountLimit: NEW_DOCUMENTS,
})

export const listVersions = endpoint({
  method: 'GET',
  path: '/resumes/:id/versions',
  summary: 'The kept earlier states of a resume, newest first',
  auth: 'user',
  input: versionPage,
  reply: versionPageReply,
})

export const getVersion = endpoint({
  method: 'GET',
  path: '/resumes/:id/versions/:version',
  summary: 'One earlier state, with its document',
  auth: 'user',
  accountLimit: DOCUMENT_READS,
  input: oneVersion,
  reply: z.extend(versionRow, { document: documentJson }),
})

export const keepVersion = endpoint({
  method: 'POST',
  path: '/resumes/:id/versions',
  summary: 'Keep the present state under a name, for ever',
  auth: 'user',
  input: newVersionName,
  reply: versionRow,
  errors: { ...nameErrors, ...inBin, ...roomErrors },
  accountLimit: NEW_DOCUMENTS,
})

export const nameVersion = endpoint({
  method: 'PUT',
  path: '/resumes/:id/versions/:version/name',
  summary: 'Give an earlier state a name; it is then kept for ever',
  auth: 'user',
  input: versionName,
  reply: versionRow,
  errors: nameErrors,
  accountLimit: CHANGES,
})

export const unnameVersion = endpoint({
  method: 'DELETE',
  path: '/resumes/:id/versions/:version/name',
  summary: 'Take the name off an earlier state; it then ages as the others do',
  auth: 'user',
  input: oneVersion,
  reply: versionRow,
  accountLimit: CHANGES,
})

export const restoreVersion = endpoint({
  method: 'POST',
  path: '/resumes/:id/versions/:version/restore',
  summary: 'Go back to an earlier state, in a new revision; the present one is kept first',
  auth: 'user',
  input: oneVersion,
  reply: current,
  errors: { ...inBin, ...roomErrors },
  accountLimit: NEW_DOCUMENTS,
})
