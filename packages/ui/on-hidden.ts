/**
 * When the page goes out of sight or away, before anybody else hears of it: what is written here can still be saved.
 * A phone may never bring a page back that it has hidden.
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
