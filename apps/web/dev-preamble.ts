// Development only: React's fast refresh must be installed before any component module runs.
// @ts-expect-error served by the React plugin
import { injectIntoGlobalHook } from '/@react-refresh'

injectIntoGlobalHook(window)
Object.assign(window, {
  $RefreshReg$: () => undefined,
  $RefreshSig$: () => (type: unknown) => type,
})
