import { enableCompileCache } from 'node:module'
import { ensureBuild } from './build.ts'

enableCompileCache()
await ensureBuild()
// React and others read it when they are loaded, so it is set before the server is.
process.env.NODE_ENV ??= 'production'
await import('../apps/server/main.ts')
