import type { QueryClient } from '@tanstack/react-query'
import { type AccountMessage, notifyTabs, onTabMessage } from '#packages/local-data/account-tabs.ts'
import { closeOpenDocuments, uploadOpenDocuments } from '#packages/local-data/open-documents.ts'
import { currentOwner, VISITOR } from '#packages/local-data/owner.ts'
import { migrateUnownedValues, removeStored } from '#packages/local-data/stored-all.ts'
import { hasLocalDatabase } from '#packages/sync/database-exists.ts'
import { watchBackCache } from './back-cache.ts'
import { readCookie } from './cookies.ts'
import { configQuery } from './providers.tsx'
import { sessionQuery } from './session.ts'

const forgetting = () => import('#packages/sync/account-data.ts')

/** Removes data of other accounts from the local database once the server has it. */
const sweep = async (): Promise<void> => {
  if (await hasLocalDatabase()) await (await forgetting()).removeSyncedDataOfOthers(currentOwner())
}

/** Drops the cached API answers of the previous account, so that the next account never sees them. */
const forgetAnswers = (queryClient: QueryClient) => {
  const stored = [sessionQuery, configQuery].map(({ queryKey }) => JSON.stringify(queryKey))
  queryClient.removeQueries({
    // The current screen's data was requested after the change.
    type: 'inactive',
    predicate: ({ queryKey }) => !stored.includes(JSON.stringify(queryKey)),
  })
}

/** Time for an open editor to store its changes and close. */
const LEFT_MS = 3000

/** After a session has ended, data that the server has is removed; the rest stays for that account alone. */
const afterSession = async (queryClient: QueryClient, owner: string): Promise<void> => {
  notifyTabs({ did: 'ended', owner })
  removeStored(owner, { keepWork: true })
  await new Promise((resolve) => setTimeout(resolve, LEFT_MS))
  forgetAnswers(queryClient)
  await sweep()
}

export const accountChanged = async (
  queryClient: QueryClient,
  before: string,
  now: string,
): Promise<void> => {
  if (now !== VISITOR) notifyTabs({ did: 'signed_in', owner: now })
  if (before !== VISITOR) await afterSession(queryClient, before)
}

/** Handles news from another tab about the account of this tab, or about an account that replaced it. */
const heard = async ({ did, owner }: AccountMessage, onEnded: () => void): Promise<void> => {
  const mine = currentOwner()
  if (mine === VISITOR || (mine === owner) === (did === 'signed_in')) return
  if (did === 'ended') return onEnded()
  if (did === 'signing_out') return uploadOpenDocuments(mine)
  document.body.hidden = true
  closeOpenDocuments(mine)
  if (did === 'signed_in') return window.location.reload()
  // The last writes of this tab may have come after the other tab removed everything.
  await forgetting()
    .then(({ removeAccountData }) => removeAccountData(mine))
    .catch(() => undefined)
  window.location.replace('/')
}

/** A user who signed out in another tab before this one listened to messages must not stay on the screen. */
const leaveIfSignedOut = (): void => {
  if (currentOwner() === VISITOR || readCookie('token') !== undefined) return
  document.body.hidden = true
  window.location.replace('/')
}

/**
 * Runs once the page is ready: listens to other tabs and cleans up after a session that ended while no tab was open.
 */
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
  onTabMessage((news) => void heard(news, onEnded))
  leaveIfSignedOut()
  migrateUnownedValues()
  await sweep()
}
