/** Runs when the browser is idle, or after `latestMs` at the latest. At once where there is no idle callback. */
export const atRest = (run: () => void, latestMs: number): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: latestMs })
  else run()
}
