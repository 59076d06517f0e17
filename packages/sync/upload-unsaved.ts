import { notifyTabs } from '#packages/local-data/account-tabs.ts'
import { isOpenHere, uploadOpenDocuments } from '#packages/local-data/open-documents.ts'
import type { DocumentStore } from './document-store.ts'
import type { Draft, LocalDatabase } from './local-database.ts'
import { openDocument } from './open-document.ts'
import { isAlive, ownTab } from './tab.ts'
import { type Unsaved, unsavedWorkOf } from './unsaved-work.ts'

/** A use of documents that can be uploaded: resumes, templates. */
export interface UploadTarget {
  use: Draft['use']
  storeOf(id: string): Promise<DocumentStore>
  move(db: LocalDatabase, id: string, owner: string): Promise<void>
}

const OTHERS_MS = 2500
const ASK_MS = 100

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Asks the other tabs to upload their changes and waits for a moment. */
const askOthers = async (db: LocalDatabase, owner: string, isWaiting: () => boolean): Promise<void> => {
  notifyTabs({ did: 'signing_out', owner })
  const own = await ownTab()
  while (isWaiting()) {
    const tabs = (await unsavedWorkOf(db, owner)).flatMap((one) => one.tabs).filter((tab) => tab !== own)
    if (!(await Promise.all(tabs.map(isAlive))).includes(true)) return
    await sleep(ASK_MS)
  }
}

const uploadOne = async (
  db: LocalDatabase,
  owner: string,
  { id, draft }: Unsaved,
  targets: readonly UploadTarget[],
) => {
  if (draft) await targets.find(({ use }) => use === draft.use)?.move(db, id, owner)
  for (const target of targets) {
    const opened = await openDocument(db, await target.storeOf(id), id, owner, () => undefined)
    if (!opened.found) continue
    await opened.sync.push()
    await opened.sync.flush()
    opened.sync.close()
    return
  }
}

/** Uploads all changes of this account in this browser; returns what could not be uploaded. */
export const uploadUnsaved = async (
  db: LocalDatabase,
  owner: string,
  targets: readonly UploadTarget[],
): Promise<Unsaved[]> => {
  await uploadOpenDocuments(owner)
  if ((await unsavedWorkOf(db, owner)).length === 0) return []
  const until = performance.now() + OTHERS_MS
  if (navigator.onLine) await askOthers(db, owner, () => performance.now() < until)
  // One failure must not stop the others; what is left is returned below.
  for (const unsaved of await unsavedWorkOf(db, owner))
    if (!isOpenHere(unsaved.id)) await uploadOne(db, owner, unsaved, targets).catch(() => undefined)
  return unsavedWorkOf(db, owner)
}
