import { useEffect } from 'react'
import { beforeLeaving } from '#packages/ui/leaving.ts'
import type { Saver } from './saver.ts'

/** Saves when the page is put aside and when the network is back; holds a page back that has work nowhere else. */
export const useSaving = (saver: Saver) => {
  useEffect(() => {
    const push = () => void saver.push()
    const hidden = () => document.visibilityState === 'hidden' && push()
    const leaving = (event: BeforeUnloadEvent) => {
      if (saver.isAtRisk) event.preventDefault()
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
