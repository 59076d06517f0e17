import { tellTabs } from '#packages/local-data/account-tabs.ts'
import { isOpenHere, pushOpenWork } from '#packages/local-data/open-work.ts'
import type { Database, Draft } from './database.ts'
import { type Unsaved, unsavedOf } from './local-work.ts'
import { openDocument } from './open.ts'
import type { Remote } from './remote.ts'
import { isAlive, ownTab } from './tab.ts'

/** A sort of document that accounts keep on the server. */
export interface DocumentHome {
  use: Draft['use']
  remoteOf(id: string): Promise<Remote>
  move(db: Database, id: string, owner: string): Promise<void>
}

const OTHERS_MS = 2500
const ASK_MS = 100

const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Other tabs know best what they have: they are asked first, and given a moment. */
const askOthers = async (db: Database, owner: string, isWaiting: () => boolean): Promise<void> => {
  tellTabs({ did: 'signing_out', owner })
  const own = await ownTab()
  while (isWaiting()) {
    const tabs = (await unsavedOf(db, owner)).flatMap((one) => one.tabs).filter((tab) => tab !== own)
    if (!(await Promise.all(tabs.map(isAlive))).includes(true)) return
    await rest(ASK_MS)
  }
}

const bringOne = async (
  db: Database,
  owner: string,
  { id, draft }: Unsaved,
  homes: readonly DocumentHome[],
) => {
  if (draft) await homes.find(({ use }) => use === draft.use)?.move(db, id, owner)
  for (const home of homes) {
    const opened = await openDocument(db, await home.remoteOf(id), id, owner, () => undefined)
    if (!opened.found) continue
    await opened.saver.push()
    await opened.saver.flush()
    opened.saver.close()
    return
  }
}

/** Sends to the server all that this account has changed in this browser; what did not arrive is handed back. */
export const bringHome = async (
  db: Database,
  owner: string,
  homes: readonly DocumentHome[],
): Promise<Unsaved[]> => {
  await pushOpenWork(owner)
  if ((await unsavedOf(db, owner)).length === 0) return []
  const until = performance.now() + OTHERS_MS
  if (navigator.onLine) await askOthers(db, owner, () => performance.now() < until)
  // One that fails is handed back below, and must not keep the others here.
  for (const unsaved of await unsavedOf(db, owner))
    if (!isOpenHere(unsaved.id)) await bringOne(db, owner, unsaved, homes).catch(() => undefined)
  return unsavedOf(db, owner)
}
