import {
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { setCurrentBuild } from './current-build.ts'
import { fingerprint } from './fingerprint.ts'
import { type ProgressStream, runStep } from './progress.mjs'
import { ensureServerBundle } from './server-bundle.ts'

const root = join(import.meta.dirname, '..')
const dist = join(root, 'dist')

/** Sources of the web build. Tests and the server may change without a rebuild. */
const sources = [
  'packages/**/*',
  'features/*/*.ts',
  'features/**/web/**',
  'apps/web/**/*',
  'features/fonts/server/*',
  'vite.config.ts',
  'package-lock.json',
]

const compressAll = async (folder: string) => {
  const files = globSync('client/assets/*.{js,css,svg,json,wasm}', { cwd: folder })
  await Promise.all(
    files.map(async (file) => {
      const body = readFileSync(join(folder, file))
      if (body.length < 1000) return
      const size = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length }
      writeFileSync(join(folder, `${file}.br`), await promisify(brotliCompress)(body, { params: size }))
      writeFileSync(join(folder, `${file}.gz`), await promisify(gzip)(body, { level: 9 }))
    }),
  )
}

const MAX_BUILDS = 3

/** Older builds stay for servers that still use them and for pages that were opened before. */
const dropOldBuilds = (current: string) => {
  const builds = readdirSync(dist)
    .filter((name) => name !== current && existsSync(join(dist, name, 'build.json')))
    .sort((a, b) => statSync(join(dist, b)).mtimeMs - statSync(join(dist, a)).mtimeMs)
  for (const old of builds.slice(MAX_BUILDS - 1)) rmSync(join(dist, old), { recursive: true, force: true })
}

const buildInto = async (folder: string, id: string) => {
  mkdirSync(dist, { recursive: true })
  // Built in a temporary folder and then moved, so that a build is always complete, also when two run at once.
  const next = join(root, `.cache/build-${process.pid}`)
  rmSync(next, { recursive: true, force: true })
  process.env.NODE_ENV = 'production'
  const { createBuilder } = await import('vite')
  const outDir = (name: string) => ({ build: { outDir: join(next, name) } })
  const builder = await createBuilder({
    root,
    logLevel: 'warn',
    environments: { client: outDir('client'), ssr: outDir('server'), render: outDir('render') },
  })
  await builder.buildApp()
  await compressAll(next)
  writeFileSync(join(next, 'build.json'), JSON.stringify({ id, builtAt: new Date().toISOString() }))
  try {
    renameSync(next, folder)
  } catch (error) {
    // Another process with the same sources finished first.
    if (!existsSync(join(folder, 'build.json'))) throw error
    rmSync(next, { recursive: true, force: true })
  }
}

/** Builds the web application if one of its sources has changed since the last build. */
export const ensureBuild = async (stream: ProgressStream = process.stdout): Promise<void> => {
  const id = fingerprint(sources).slice(0, 16)
  const folder = join(dist, id)
  const isBuilt = existsSync(join(folder, 'build.json'))
  const words = { doing: 'Building the web application', done: 'Web application built', stream }
  if (!isBuilt) await runStep(words, () => buildInto(folder, id))
  setCurrentBuild(dist, id)
  if (!isBuilt) dropOldBuilds(id)
}

if (process.argv[1] === import.meta.filename) {
  await ensureBuild()
  await ensureServerBundle()
}
