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
 * The whole screen for this element, as long as it is there. Where the browser does not give it (a phone, an embedded
 * page), the element fills the window. Leaving it with the browser's own key leaves the presentation.
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

/** Keeps the screen from going dark during a talk. */
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
