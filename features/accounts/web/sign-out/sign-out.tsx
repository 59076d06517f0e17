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

/** Sends what has not arrived, asks where something cannot, and leaves nothing of the account in this browser. */
export const SignOut = () => {
  const t = useWords(words)
  const client = useApi()
  const [busy, setBusy] = useState(false)
  const [left, setLeft] = useState<readonly Left[]>()
  useEffect(() => {
    // Signing out works without a network too, so what it needs is fetched before.
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
