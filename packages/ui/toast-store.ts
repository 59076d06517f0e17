export type ToastTone = 'info' | 'ok' | 'warn' | 'error'

export interface Toast {
  id: number
  tone: ToastTone
  text: string
  /** How often the same message was sent while it was visible. */
  repeats: number
}

export const TOAST_MS = 3000
export const TOAST_OFFSET = 16
export const TOAST_BADGE_MAX = 99

/** The badge of a repeated message; undefined for a message that came once. */
export const badgeOf = (repeats: number): string | undefined => {
  if (repeats < 2) return undefined
  return repeats > TOAST_BADGE_MAX ? `${TOAST_BADGE_MAX}+` : String(repeats)
}

interface Timers {
  set(run: () => void, ms: number): unknown
  clear(timer: unknown): void
}

const realTimers: Timers = {
  set: (run, ms) => setTimeout(run, ms),
  clear: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
}

/** The visible messages. A repeated text increases the counter of the visible message and restarts its time. */
export const createToastStore = (timers: Timers = realTimers) => {
  let toasts: readonly Toast[] = []
  let lastId = 0
  const clocks = new Map<number, unknown>()
  const paused = new Set<number>()
  const listeners = new Set<() => void>()

  const change = (next: readonly Toast[]) => {
    toasts = next
    for (const listener of listeners) listener()
  }
  const stopClock = (id: number) => {
    timers.clear(clocks.get(id))
    clocks.delete(id)
  }
  const close = (id: number) => {
    stopClock(id)
    paused.delete(id)
    change(toasts.filter((toast) => toast.id !== id))
  }
  const startClock = (id: number) => {
    stopClock(id)
    if (paused.has(id)) return
    clocks.set(
      id,
      timers.set(() => close(id), TOAST_MS),
    )
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    list: () => toasts,
    close,
    /** Keeps a message visible while the pointer is over it. */
    pause: (id: number) => {
      paused.add(id)
      stopClock(id)
    },
    resume: (id: number) => {
      paused.delete(id)
      startClock(id)
    },
    /** Returns an id with which the toast can be removed. */
    show: (text: string, tone: ToastTone = 'info'): number => {
      const same = toasts.find((toast) => toast.text === text && toast.tone === tone)
      if (same) {
        change(toasts.map((toast) => (toast === same ? { ...same, repeats: same.repeats + 1 } : toast)))
        startClock(same.id)
        return same.id
      }
      lastId += 1
      change([...toasts, { id: lastId, tone, text, repeats: 1 }])
      startClock(lastId)
      return lastId
    },
  }
}

export const toasts = createToastStore()
