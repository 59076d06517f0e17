import { cutBehind, makeWhole } from '#packages/render/windows.ts'

/** Time after a click or key before the page is cut; users do not type faster than this after a pause. */
const CALM_MS = 100

/**
 * While renders are throttled, a key changes only the page window with the inline editor. To make that faster, the
 * content after its page is removed when the user is idle, and restored before anything but a key is rendered.
 */
export const createLeanWindow = (written: HTMLElement) => {
  let cut: HTMLElement | undefined
  let calm: ReturnType<typeof setTimeout> | undefined
  /** Code that measures the window restores it; afterwards it is cut again. */
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
