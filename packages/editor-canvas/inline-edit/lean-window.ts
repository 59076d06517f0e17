import { cutBehind, makeWhole } from '#packages/render/windows.ts'

/** Nobody types so quickly after a click, or after a pause. */
const CALM_MS = 100

/**
 * Where what shows waits for a pause, a key changes the one window that is written in; so that window need hold no
 * more than its page. It is cut when nothing happens, and whole again before anything but a key is drawn.
 */
export const createLeanWindow = (written: HTMLElement) => {
  let cut: HTMLElement | undefined
  let calm: ReturnType<typeof setTimeout> | undefined
  /** Who asks where something stands has the window whole; when that is over, it is cut again. */
  const asked = new MutationObserver(() => leanSoon())

  const whole = () => {
    asked.disconnect()
    clearTimeout(calm)
    if (cut) makeWhole(cut)
    cut = undefined
  }
  const lean = () => {
    cut = written.closest<HTMLElement>('[data-page]') ?? undefined
    if (!cut) return
    cutBehind(cut, written.getBoundingClientRect().height)
    asked.observe(cut, { subtree: true, attributeFilter: ['data-cut'] })
  }
  const leanSoon = () => {
    whole()
    calm = setTimeout(lean, CALM_MS)
  }
  return { whole, leanSoon }
}
