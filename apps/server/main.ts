import { join } from 'node:path'
import { createApp } from './app.ts'
import { builtClient } from './client-build.ts'
import { readEnv } from './env.ts'
import { serverSlices } from './slices.ts'

/** In-flight requests get this long after SIGTERM; then the process ends. */
const GRACE_MS = 10_000

const say = (line: string) => process.stdout.write(`${line}\n`)

const settings = () => {
  try {
    return readEnv()
  } catch (error) {
    say((error as Error).message)
    return process.exit(1)
  }
}
const env = settings()
const dist = join(import.meta.dirname, '../../dist')
const client =
  env.NODE_ENV === 'development' ? await (await import('./dev-client.ts')).devClient() : builtClient(dist)
const { server, startBackground } = await createApp({ env, slices: serverSlices, client })

const stop = async (signal: string) => {
  server.log.info({ signal }, 'stopping: requests in flight are finished first')
  setTimeout(() => process.exit(1), GRACE_MS).unref()
  await server.close()
  process.exit(0)
}
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop(signal))

try {
  await server.listen({ port: env.PORT, host: env.HOST })
} catch (error) {
  const { code } = error as NodeJS.ErrnoException
  if (code !== 'EADDRINUSE' && code !== 'EACCES') throw error
  say(`Port ${env.PORT} ${code === 'EACCES' ? 'may not be used' : 'is in use'}: set PORT to another one.`)
  await server.close()
  process.exit(1)
}
const address = server.server.address()
const port = typeof address === 'object' && address ? address.port : env.PORT
say(`花笺 is ready: ${env.PUBLIC_URL ?? `http://localhost:${port}`}`)
startBackground()
