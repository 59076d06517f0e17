import { join } from 'node:path'
import type { ServerSlice } from '#packages/slice/server.ts'
import { fontRoutes } from './routes.ts'
import { warmFonts } from './warm.ts'

export const fontsSlice: ServerSlice = {
  name: 'fonts',
  files: ({ cacheDir }) => fontRoutes({ cacheDir: join(cacheDir, 'fonts') }),
  background: ({ cacheDir, log }) =>
    warmFonts({
      cacheDir: join(cacheDir, 'fonts'),
      onError: (err) => log.warn({ err }, 'fonts could not be cut ahead; they are cut when asked for'),
    }),
}
