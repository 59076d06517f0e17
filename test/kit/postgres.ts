import { execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import pg from 'pg'

const binaries = (): string => {
  const found = globSync('/usr/lib/postgresql/*/bin/postgres').sort().at(-1)
  if (!found) throw new Error('PostgreSQL is not installed: npm test installs it on Debian')
  return dirname(found)
}

export const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer()
    probe.on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

/** PostgreSQL refuses to run as root, so the package's own user runs it. */
const asServerUser = (command: string, args: string[]): [string, string[]] =>
  process.getuid?.() === 0 ? ['runuser', ['-u', 'postgres', '--', command, ...args]] : [command, args]

const userId = (name: string) => Number(execFileSync('id', ['-u', name]).toString())

const accepting = async (url: string) => {
  for (;;) {
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      const { code } = error as { code?: string }
      if (code !== 'ECONNREFUSED' && code !== '57P03') throw error
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}

interface Postgres {
  url: string
  pid: number
  /** Stops the server as for a restart: all connections are cut. With `SIGQUIT` it has no time to clean up. */
  halt(signal?: 'SIGINT' | 'SIGQUIT'): Promise<void>
  /** Starts it again with the same folder and port. */
  resume(): Promise<void>
  stop(): Promise<void>
}

/** A real server in a temporary folder on a free loopback port. Only a durable one waits for its disk. */
export const startPostgres = async ({ isDurable = false } = {}): Promise<Postgres> => {
  const bin = binaries()
  const folder = mkdtempSync(join(tmpdir(), 'huajian-pg-'))
  if (process.getuid?.() === 0) chownSync(folder, userId('postgres'), -1)
  const data = join(folder, 'data')
  const [init, initArgs] = asServerUser(join(bin, 'initdb'), [
    '-D',
    data,
    '-U',
    'huajian',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--no-sync',
  ])
  execFileSync(init, initArgs, { stdio: 'pipe', cwd: folder })
  const port = await freePort()
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    `unix_socket_directories=${folder}`,
    `fsync=${isDurable ? 'on' : 'off'}`,
  ]
  const [run, runArgs] = asServerUser(join(bin, 'postgres'), [
    '-D',
    data,
    ...settings.flatMap((s) => ['-c', s]),
  ])
  const url = `postgres://huajian@127.0.0.1:${port}/postgres`
  const start = async () => {
    const child = spawn(run, runArgs, { stdio: 'ignore', cwd: folder })
    const gone = new Promise((resolve) => child.once('exit', resolve))
    await accepting(url)
    return { gone, pid: Number(execFileSync('head', ['-1', join(data, 'postmaster.pid')]).toString()) }
  }
  const first = await start()
  let running: typeof first | undefined = first
  const halt = async (signal: NodeJS.Signals = 'SIGINT') => {
    if (running) process.kill(running.pid, signal)
    await running?.gone
    running = undefined
  }
  return {
    url,
    pid: first.pid,
    halt,
    resume: async () => {
      running = await start()
    },
    stop: async () => {
      await halt()
      if (existsSync(folder)) rmSync(folder, { recursive: true, force: true })
    },
  }
}

let databases = 0

/** A fresh database on the server at `url`: empty, or a copy of one that is not in use. */
export const createDatabase = async (url: string, copied?: string): Promise<string> => {
  databases += 1
  const name = `test_${process.pid}_${databases}_${Math.random().toString(36).slice(2, 8)}`
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const of = copied?.split('/').at(-1)
  await client.query(`create database ${name}${of ? ` template ${of}` : ''}`)
  await client.end()
  return url.replace(/\/[^/]*$/, `/${name}`)
}
