import { setTimeout as wait } from 'node:timers/promises'
import { builtInEngine } from '#packages/ai/built-in/engine.ts'
import type { Engine } from '#packages/ai/engine.ts'

/** Nobody can follow a page that is there at once: text comes as fast as it is read. */
export const pacedBuiltIn = (paceMs: number): Engine => ({
  async *run(task, signal) {
    for await (const said of builtInEngine.run(task, signal)) {
      signal.throwIfAborted()
      if ('live' in said && paceMs > 0) await wait(said.live.text.length * paceMs, undefined, { signal })
      yield said
    }
  },
})
