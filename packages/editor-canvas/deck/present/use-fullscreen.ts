import { useEffect, useEffectEvent } from 'react'

const fill = async (element: HTMLElement): Promise<boolean> => {
  try {
    await element.requestFullscreen({ navigationUI: 'hide' })
    return true
  } catch {
    return false
  }
}

/**
 * Shows an element in full screen while it is mounted. If the browser refuses (on a phone, in an embedded page), the
 * element fills the window. Leaving full screen with the browser's own key calls `onLeave`.
 */
export const useFullscreen = (
  ref: { readonly current: HTMLElement | null },
  onLeave: () => void,
): { again(): void } => {
  const left = useEffectEvent(onLeave)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    let had = false
    void fill(element).then((full) => {
      had = full
    })
    const onChange = () => {
      if (had && !document.fullscreenElement) left()
    }
    document.addEventListener('fullscreenchange', onChange)
    return () => {
      document.removeEventListener('fullscreenchange', onChange)
      if (document.fullscreenElement === element) void document.exitFullscreen().catch(() => undefined)
    }
  }, [ref])
  return {
    again: () => {
      if (ref.current && !document.fullscreenElement) void fill(ref.current)
    },
  }
}

/** Keeps the screen on during a presentation. */
export const useAwake = () => {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined
    let over = false
    const hold = () => {
      if (document.visibilityState !== 'visible') return
      navigator.wakeLock?.request('screen').then(
        (got) => {
          lock = got
          if (over) void got.release()
        },
        () => undefined,
      )
    }
    hold()
    document.addEventListener('visibilitychange', hold)
    return () => {
      over = true
      document.removeEventListener('visibilitychange', hold)
      void lock?.release().catch(() => undefined)
    }
  }, [])
}
