import * as z from 'zod/mini'
import { CHANGES, DOCUMENT_READS, NEW_DOCUMENTS } from '#packages/api/account-limits.ts'
import { endpoint } from '#packages/api/endpoint.ts'
import { documentJson, revision } from '#packages/document/api-schemas.ts'
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
import { inReview } from './contract.ts'

/** Earlier states of a template in the making; what was published has versions of its own, which never change. */
export const listDrafts = endpoint({
  method: 'GET',
  path: '/templates/mine/:id/drafts',
  summary: 'The kept earlier states of a template that I make, newest first',
  auth: 'user',
  input: versionPage,
  reply: versionPageReply,
})

export const getDraft = endpoint({
  method: 'GET',
  path: '/templates/mine/:id/drafts/:version',
  summary: 'One earlier state of a template, with its document',
  auth: 'user',
  accountLimit: DOCUMENT_READS,
  input: oneVersion,
  reply: z.extend(versionRow, { document: documentJson }),
})

export const keepDraft = endpoint({
  method: 'POST',
  path: '/templates/mine/:id/drafts',
  summary: 'Keep the present state of a template under a name, for ever',
  auth: 'user',
  input: newVersionName,
  reply: versionRow,
  errors: { ...nameErrors, ...roomErrors },
  accountLimit: NEW_DOCUMENTS,
})

export const nameDraft = endpoint({
  method: 'PUT',
  path: '/templates/mine/:id/drafts/:version/name',
  summary: 'Give an earlier state of a template a name; it is then kept for ever',
  auth: 'user',
  input: versionName,
  reply: versionRow,
  errors: nameErrors,
  accountLimit: CHANGES,
})

export const unnameDraft = endpoint({
  method: 'DELETE',
  path: '/templates/mine/:id/drafts/:version/name',
  summary: 'Take the name off an earlier state of a template; it then ages as the others do',
  auth: 'user',
  input: oneVersion,
  reply: versionRow,
  accountLimit: CHANGES,
})

export const restoreDraft = endpoint({
  method: 'POST',
  path: '/templates/mine/:id/drafts/:version/restore',
  summary: 'Go back to an earlier state of a template, in a new revision; the present one is kept first',
  auth: 'user',
  input: oneVersion,
  reply: z.object({ revision, document: documentJson, updatedAt: z.int() }),
  errors: { ...inReview, ...roomErrors },
  accountLimit: NEW_DOCUMENTS,
})
