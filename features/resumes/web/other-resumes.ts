import type { Client } from '#packages/api/client.ts'
import type { Document } from '#packages/document/schema.ts'
import type { OtherResumes } from '#packages/editor-core/tool.ts'
import { currentOwner } from '#packages/local-data/owner.ts'
import { readDocument } from '#packages/sections/read-document.ts'
import { draftOf, listDrafts } from '#packages/sync/browser-store.ts'
import type { LocalDatabase } from '#packages/sync/local-database.ts'
import { getResume, listResumes } from '../contract.ts'

const readable = async (json: unknown): Promise<Document> => {
  const read = await readDocument(json)
  if (!read.ok) throw new Error('this document cannot be read')
  return read.document
}

/** The user's other documents in the account and in this browser, to copy content from. */
export const otherResumes = (
  client: Client,
  db: LocalDatabase,
  id: string,
  signedIn: boolean,
): OtherResumes => ({
  list: async (kind) => {
    const drafts = (await listDrafts(db, currentOwner())).filter(
      ({ document }) => !kind || document.kind === kind,
    )
    const query = { limit: 100, ...(kind ? { kind } : {}) }
    const shelf = signedIn ? (await client.call(listResumes, query)).resumes : []
    return [
      ...drafts.map((draft) => ({ id: draft.id, title: draft.document.title, updatedAt: draft.savedAt })),
      ...shelf.map(({ id: one, title, updatedAt }) => ({ id: one, title, updatedAt })),
    ].filter((one) => one.id !== id)
  },
  get: async (one) => {
    const draft = await draftOf(db, one, currentOwner())
    return readable(draft ? draft.document : (await client.call(getResume, { id: one })).document)
  },
})
