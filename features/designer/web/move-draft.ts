import { uploadFile } from '#features/files/contract.ts'
import { createTemplate } from '#features/templates/contract.ts'
import { browserRemote, removeDraft } from '#packages/saving/browser-remote.ts'
import type { Database } from '#packages/saving/database.ts'
import { Journal } from '#packages/saving/journal.ts'
import { openDocument } from '#packages/saving/open.ts'
import { ownTab } from '#packages/saving/tab.ts'
import { withUploadedPictures } from '#packages/saving/upload-pictures.ts'
import type { Client } from '#packages/wire/client.ts'
import { forgetMeta, keepMeta, keptMeta, wholeMeta } from './template-meta.ts'

/**
 * A visitor's template becomes one of their account. The server gives it another id; what can be undone and what was
 * filled in come along, and only then does the browser's copy go.
 */
export const moveDraft = async (db: Database, client: Client, id: string): Promise<string | undefined> => {
  const opened = await openDocument(db, browserRemote(db), id, () => undefined)
  if (!opened.found) return undefined
  const { history, saver } = opened
  saver.close()
  await saver.flush()
  const meta = keptMeta(id)?.meta ?? {}
  const document = await withUploadedPictures(
    history.state,
    async (file) => (await client.attempt(uploadFile, { file })).id,
  )
  history.receive(document)
  const home = await client.attempt(createTemplate, {
    document: document as never,
    meta: wholeMeta(document, meta),
  })
  await new Journal(db, home.id, await ownTab()).rewrite(
    { revision: home.revision, document },
    history,
    Date.now(),
  )
  keepMeta(home.id, { meta, home: meta })
  await removeDraft(db, id)
  forgetMeta(id)
  return home.id
}
