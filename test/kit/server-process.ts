import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'

const main = join(import.meta.dirname, '../../apps/server/main.ts')

/** As `npm start` runs it: from the bundle, with its memory settings. */
export const SITE = join(import.meta.dirname, '../../apps/server/serve.mjs')

export interface ServerProcess {
  child: ChildProcess
  url: string
  exited: Promise<number | null>
  /** Everything it printed so far. */
  output(): string
}

/** The server as an operator runs it: a process of its own, ready when it prints its URL. */
export const runServer = async (
  variables: Record<string, string>,
  program = main,
): Promise<ServerProcess> => {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', program], {
    env: { ...process.env, NODE_ENV: 'production', ...variables },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve))
  let out = ''
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (text: Buffer) => {
      out += text.toString()
      const found = /is ready: (http\S+)/.exec(out)?.[1]
      if (found) resolve(found)
    })
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${out}`)))
  })
  return { child, exited, output: () => out, url: url.replace('localhost', '127.0.0.1') }
}
