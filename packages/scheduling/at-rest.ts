/** Between two frames rather than before a key, but not much later; at once where nobody can tell. */
export const atRest = (run: () => void, latestMs: number): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: latestMs })
  else run()
}
