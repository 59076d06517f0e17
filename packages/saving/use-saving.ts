import { useEffect } from 'react'
import { useApi } from '#packages/ui/api.tsx'
import { isHeldBack } from '#packages/ui/held-back.ts'
import { beforeLeaving } from '#packages/ui/leaving.ts'
import type { Saver } from './saver.ts'

/** Who turns out to be signed out is led to signing in again; what was not brought home is written down here. */
const useSignedOut = (saver: Saver) => {
  const client = useApi()
  useEffect(
    () =>
      saver.subscribe((state) => {
        if ('why' in state && state.why === 'signed_out') client.report(401, null)
      }),
    [saver, client],
  )
}

/** Whether leaving now would lose something: what is kept nowhere, or what a field could not hand on. */
export const wouldLose = (saver: Pick<Saver, 'isAtRisk'>): boolean => saver.isAtRisk || isHeldBack()

/** Saves when the page is put aside and when the network is back; holds a page back that has work nowhere else. */
export const useSaving = (saver: Saver) => {
  useSignedOut(saver)
  useEffect(() => {
    const push = () => void saver.push()
    const hidden = () => document.visibilityState === 'hidden' && push()
    const leaving = (event: BeforeUnloadEvent) => {
      if (wouldLose(saver)) event.preventDefault()
    }
    addEventListener('online', push)
    document.addEventListener('visibilitychange', hidden)
    addEventListener('beforeunload', leaving)
    const stop = beforeLeaving(() => saver.flush())
    return () => {
      removeEventListener('online', push)
      document.removeEventListener('visibilitychange', hidden)
      removeEventListener('beforeunload', leaving)
      stop()
    }
  }, [saver])
}
