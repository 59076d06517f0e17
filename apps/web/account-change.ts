import type { QueryClient } from '@tanstack/react-query'
import { type AccountNews, hearTabs, tellTabs } from '#packages/local-data/account-tabs.ts'
import { closeOpenWork, pushOpenWork } from '#packages/local-data/open-work.ts'
import { currentOwner, VISITOR } from '#packages/local-data/owner.ts'
import { removeStored, settleUnnamed } from '#packages/local-data/stored-all.ts'
import { hasLocalDatabase } from '#packages/sync/database-exists.ts'
import { watchBackCache } from './back-cache.ts'
import { readCookie } from './cookies.ts'
import { configQuery } from './providers.tsx'
import { sessionQuery } from './session.ts'

const forgetting = () => import('#packages/sync/account-data.ts')

/** What other accounts have left in the database and the server has as well. */
const sweep = async (): Promise<void> => {
  if (await hasLocalDatabase()) await (await forgetting()).removeSyncedDataOfOthers(currentOwner())
}

/** Drops the cached API answers of the previous account, so that the next account never sees them. */
const forgetAnswers = (queryClient: QueryClient) => {
  const kept = [sessionQuery, configQuery].map(({ queryKey }) => JSON.stringify(queryKey))
  queryClient.removeQueries({
    // What the screen shows now was asked for after it.
    type: 'inactive',
    predicate: ({ queryKey }) => !kept.includes(JSON.stringify(queryKey)),
  })
}

/** Until the editor that was open has written down what it has and is left. */
const LEFT_MS = 3000

/** After a session has ended: what the server has goes, what it does not have stays for that account alone. */
const afterSession = async (queryClient: QueryClient, owner: string): Promise<void> => {
  tellTabs({ did: 'ended', owner })
  removeStored(owner, { keepsWork: true })
  await new Promise((resolve) => setTimeout(resolve, LEFT_MS))
  forgetAnswers(queryClient)
  await sweep()
}

export const accountChanged = async (
  queryClient: QueryClient,
  before: string,
  now: string,
): Promise<void> => {
  if (now !== VISITOR) tellTabs({ did: 'signed_in', owner: now })
  if (before !== VISITOR) await afterSession(queryClient, before)
}

/** What another tab told of the account that this tab shows, or of another one that took its place. */
const heard = async ({ did, owner }: AccountNews, onEnded: () => void): Promise<void> => {
  const mine = currentOwner()
  if (mine === VISITOR || (mine === owner) === (did === 'signed_in')) return
  if (did === 'ended') return onEnded()
  if (did === 'signing_out') return pushOpenWork(mine)
  document.body.hidden = true
  closeOpenWork(mine)
  if (did === 'signed_in') return window.location.reload()
  // What this tab has written last may have come after the other one removed all.
  await forgetting()
    .then(({ removeAccountData }) => removeAccountData(mine))
    .catch(() => undefined)
  window.location.replace('/')
}

/** Once the page stands: what other tabs tell, and what a session has left that ended while nobody looked. */
export const begin = async (onEnded: () => void): Promise<void> => {
  watchBackCache({
    target: window,
    token: () => readCookie('token'),
    shown: () => currentOwner() || undefined,
    reload: () => {
      document.body.hidden = true
      window.location.reload()
    },
  })
  hearTabs((news) => void heard(news, onEnded))
  settleUnnamed()
  await sweep()
}
