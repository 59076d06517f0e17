import { Suspense, useEffect, useState } from 'react'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { currentOwner } from '#packages/local-data/owner.ts'
import { lazyComponent } from '#packages/scheduling/lazy-component.ts'
import { useApi } from '#packages/ui/api.tsx'
import { Button } from '#packages/ui/button.tsx'
import type { Left } from './leave-account.ts'

const words = defineWords({
  zh: { signOut: '退出登录' },
  en: { signOut: 'Sign out' },
})

const leaving = () => import('./leave-account.ts')
const SignOutDialog = lazyComponent(async () => (await import('./sign-out-dialog.tsx')).SignOutDialog)

/** Saves pending changes, asks about those that cannot be saved, and removes the account's data from this browser. */
export const SignOut = () => {
  const t = useWords(words)
  const client = useApi()
  const [busy, setBusy] = useState(false)
  const [left, setLeft] = useState<readonly Left[]>()
  useEffect(() => {
    // Loaded in advance, because signing out works offline too.
    void Promise.allSettled([leaving(), SignOutDialog.preload()])
  }, [])
  const leave = async () => {
    const { leaveAccount } = await leaving()
    await leaveAccount(client, currentOwner())
  }
  const begin = async () => {
    setBusy(true)
    try {
      const { leftHere } = await leaving()
      const found = await leftHere(client, currentOwner())
      if (found.length === 0) return await leave()
      setLeft(found)
    } catch {
      setLeft([])
    }
    setBusy(false)
  }
  return (
    <>
      <Button look="plain" busy={busy} onClick={() => void begin()}>
        {t.signOut}
      </Button>
      {left && (
        <Suspense>
          <SignOutDialog left={left} onStay={() => setLeft(undefined)} onLeave={leave} />
        </Suspense>
      )}
    </>
  )
}
