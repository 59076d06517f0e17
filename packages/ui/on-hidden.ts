/**
 * Runs when the page is hidden or closed, before other listeners, so that what it writes can still be saved by them. A
 * phone may never show a hidden page again.
 */
export const onHidden = (run: () => void): (() => void) => {
  const hidden = () => {
    if (document.visibilityState === 'hidden') run()
  }
  window.addEventListener('visibilitychange', hidden, true)
  window.addEventListener('pagehide', run, true)
  return () => {
    window.removeEventListener('visibilitychange', hidden, true)
    window.removeEventListener('pagehide', run, true)
  }
}
