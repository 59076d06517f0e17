import cluster from 'node:cluster'
import { join } from 'node:path'
import type { ServerSlice } from '#packages/server-kit/server.ts'
import { fontRoutes } from './routes.ts'
import { warmFonts } from './warm.ts'

/** The first visitors need the processor for their pages; the interface's own faces are cut already. */
const AFTER_START_MS = 20_000

export const fontsSlice: ServerSlice = {
  name: 'fonts',
  files: ({ cacheDir }) => fontRoutes({ cacheDir: join(cacheDir, 'fonts') }),
  background: ({ cacheDir, log }) => {
    // Workers share the folder, so that one of them cuts.
    if (cluster.isWorker && cluster.worker?.id !== 1) return () => undefined
    return warmFonts({
      cacheDir: join(cacheDir, 'fonts'),
      afterMs: AFTER_START_MS,
      onError: (err) => log.warn({ err }, 'fonts could not be cut ahead; they are cut when asked for'),
    })
  },
}
