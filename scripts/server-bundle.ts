import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { Plugin } from 'vite'
import { setCurrentBuild } from './current-build.ts'
import { fingerprint } from './fingerprint.ts'
import { type ProgressStream, runStep } from './progress.mjs'

const root = join(import.meta.dirname, '..')
const home = join(root, 'dist/server')

/** Sources of the server bundle. Files that the server reads while it runs are not part of it. */
const sources = [
  'packages/**/*.ts',
  'packages/**/*.json',
  'features/*/*.ts',
  'features/**/server/**/*.ts',
  'features/**/web/routes.ts',
  'apps/server/*.ts',
  'apps/web/*.ts',
  'scripts/server-bundle.ts',
  'package-lock.json',
]

/** Only these are bundled. Other packages are CommonJS or native, or are loaded as separate files. */
const BUNDLED = [
  'fflate',
  'jose',
  'kysely',
  'lucide',
  'mutative',
  'oauth4webapi',
  'openid-client',
  's3mini',
  'zod',
]

const PLACES = '\0source-places'

/** Keeps `import.meta` as in the source module, so that data files next to a module are found. */
const sourcePlaces = (): Plugin => ({
  name: 'source-places',
  enforce: 'pre',
  resolveId: (id) => (id === '#source-places' ? PLACES : undefined),
  load: (id) =>
    id === PLACES
      ? `import { fileURLToPath } from 'node:url'
export const sourceUrl = (path) => new URL('../../../' + path, import.meta.url).href
export const sourceFolder = (path) => fileURLToPath(sourceUrl(path))
export const entryUrl = (name) => new URL('./' + name, import.meta.url)`
      : undefined,
  transform(code, id) {
    if (!id.startsWith(root) || id.includes('/node_modules/') || !code.includes('import.meta.'))
      return undefined
    const path = relative(root, id).replaceAll('\\', '/')
    const folder = dirname(path)
    const text = code
      .replaceAll(/new URL\('\.\/([\w-]+)\.ts', import\.meta\.url\)/g, (_, name: string) => {
        const fileName = `${folder.replaceAll('/', '-')}-${name}.js`
        this.emitFile({ type: 'chunk', id: join(root, folder, `${name}.ts`), fileName })
        return `entryUrl(${JSON.stringify(fileName)})`
      })
      .replaceAll('import.meta.dirname', `sourceFolder(${JSON.stringify(folder)})`)
      .replaceAll('import.meta.url', `sourceUrl(${JSON.stringify(path)})`)
    // On the same line, so that line numbers in the source map stay correct.
    return { code: `import { entryUrl, sourceFolder, sourceUrl } from '#source-places';${text}`, map: null }
  },
})

/** Screens are in the web build and the development server runs from the sources, so neither is in the bundle. */
const serverOnly = (): Plugin => ({
  name: 'server-only',
  enforce: 'pre',
  transform(code, id) {
    const isRoutes = id.endsWith('/web/routes.ts')
    if (!isRoutes && !id.endsWith('/apps/server/main.ts')) return undefined
    const imports = isRoutes ? /import\('\.[^']+'\)/g : /import\('\.\/dev-client\.ts'\)/g
    return { code: code.replace(imports, `Promise.reject(new Error('not in the server'))`), map: null }
  },
})

/** V8 stores a string with one Chinese character at two bytes per character. */
const asciiText = (): Plugin => ({
  name: 'ascii-text',
  renderChunk: (code) => ({
    code: code.replaceAll(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`),
    map: null,
  }),
})

const bundle = async (outDir: string) => {
  const { build } = await import('vite')
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [serverOnly(), sourcePlaces(), asciiText()],
    ssr: { noExternal: BUNDLED },
    // An empty configuration prevents the search for one in parent folders.
    css: { postcss: {} },
    build: {
      ssr: true,
      target: 'node22',
      outDir,
      sourcemap: true,
      minify: false,
      rolldownOptions: {
        input: { main: 'apps/server/main.ts' },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash:7].js' },
      },
    },
  })
}

const MAX_BUILDS = 3

const dropOld = (current: string) => {
  const old = readdirSync(home)
    .filter((name) => name !== current && statSync(join(home, name)).isDirectory())
    .sort((a, b) => statSync(join(home, b)).mtimeMs - statSync(join(home, a)).mtimeMs)
  for (const name of old.slice(MAX_BUILDS - 1)) rmSync(join(home, name), { recursive: true, force: true })
}

const bundleInto = async (folder: string) => {
  mkdirSync(home, { recursive: true })
  // At the depth of its final place, because source maps use relative paths.
  const next = join(root, `.cache/server/${process.pid}`)
  rmSync(next, { recursive: true, force: true })
  await bundle(next)
  try {
    renameSync(next, folder)
  } catch (error) {
    // Another process with the same sources finished first.
    if (!existsSync(folder)) throw error
    rmSync(next, { recursive: true, force: true })
  }
}

/** Bundles the server if one of its sources has changed since the last time. */
export const ensureServerBundle = async (stream: ProgressStream = process.stdout): Promise<void> => {
  const id = fingerprint(sources).slice(0, 16)
  const folder = join(home, id)
  const words = { doing: 'Building the server', done: 'Server built', stream }
  if (!existsSync(folder)) await runStep(words, () => bundleInto(folder))
  setCurrentBuild(home, id)
  dropOld(id)
}
