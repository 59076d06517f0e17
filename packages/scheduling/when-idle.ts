/**
 * Runs when the browser is idle, or after `latestMs` at the latest. Browsers without idle callbacks run it immediately.
 */
export const whenIdle = (run: () => void, latestMs: number): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: latestMs })
  else run()
}
