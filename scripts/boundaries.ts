import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

const root = join(import.meta.dirname, '..')

/** Lowest layer first: a package imports from lower layers only. */
const LAYERS = [
  ['i18n', 'fonts', 'layout', 'workers', 'local-data', 'scheduling', 'db-schema'],
  ['api'],
  ['document', 'server-kit', 'ui'],
  ['samples', 'check-rules', 'ledger', 'switches', 'settings', 'versions', 'admin-ui'],
  ['sections', 'plans', 'invites'],
  ['render', 'templates', 'sync', 'ai', 'document-work'],
  ['export'],
  ['import'],
  ['checks', 'editor-core'],
  ['editor-forms'],
  ['editor-canvas', 'editor-style'],
  ['editor-tools'],
  ['editor-frame'],
]
const layerOf = (name: string) => LAYERS.findIndex((names) => names.includes(name))

/**
 * Imports that each folder may have. Tests may use the kit, and the test of a feature may start the whole product with
 * it.
 */
const problemOf = (from: string, to: string): string | undefined => {
  const [fromTop = '', fromName = '', fromSide = ''] = from.split('/')
  const [toTop = '', toName = '', toSide = ''] = to.split('/')
  const isTest = from.includes('.test.')
  if (fromTop === 'test' || fromTop === 'scripts') return undefined
  if (toTop === 'test') return isTest ? undefined : 'only tests use the test kit'
  if (toTop === 'scripts') return 'nothing imports a script'
  if (fromTop === 'apps') {
    if (fromName === 'web' && toTop === 'apps' && toName === 'server')
      return 'the browser must not load the server'
    if (fromName === 'web' && toTop === 'features' && toSide === 'server')
      return 'the browser must not load a server side'
    return undefined
  }
  if (toTop === 'apps') return 'apps are the top: nothing below imports them'
  if (fromTop === 'packages') {
    if (toTop === 'features') return 'packages know no feature'
    if (fromName === toName) return undefined
    if (layerOf(fromName) < 0) return `packages/${fromName} has no layer: add it to scripts/boundaries.ts`
    return layerOf(toName) < layerOf(fromName)
      ? undefined
      : `${fromName} may not import ${toName}: same or higher layer`
  }
  if (fromTop === 'features' && toTop === 'features') {
    if (fromName !== toName) {
      // A large contract is split by its users: gallery-contract.ts.
      if (/^([\w-]+-)?contract\.ts$/.test(toSide)) return undefined
      if (!/^(\w+-)?parts\.ts$/.test(toSide)) return 'features meet only through contract.ts and parts.ts'
      return fromSide === 'web' ? undefined : 'parts.ts is for screens'
    }
    if (
      fromSide.endsWith('.ts') &&
      ['web', 'server'].includes(toSide) &&
      !fromSide.endsWith('parts.ts') &&
      !isTest
    )
      return 'a contract imports neither side'
    if (fromSide === 'web' && toSide === 'server') return 'web never imports server'
    if (fromSide === 'server' && toSide === 'web' && !isTest) return 'server never imports web'
  }
  return undefined
}

const IMPORT = /(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g

const targetOf = (file: string, specifier: string): string | undefined => {
  if (specifier.startsWith('#')) return specifier.slice(1)
  if (specifier.startsWith('.'))
    return relative(root, join(root, dirname(file), specifier)).replaceAll('\\', '/')
  return undefined
}

const SOURCES = ['packages/**/*.{ts,tsx}', 'features/**/*.{ts,tsx}', 'apps/**/*.{ts,tsx}']

const sourceFiles = (): string[] => globSync(SOURCES, { cwd: root }).map((path) => path.replaceAll('\\', '/'))

/** Libraries that only run on a server. */
const SERVER_LIBRARIES = /^(node:|fastify|@fastify\/|kysely|better-sqlite3|pg$|sharp|nodemailer|aws4fetch)/

/** Imports that remain at run time: `import type` and `export type` vanish. */
const RUNTIME_IMPORT =
  /(?:^|\n)(?:import|export)\s+(?!type\b)(?:[^'"\n;]*?(?:\{[^}]*\}[^'"\n;]*?)?from\s*)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/g

/** Browser code that reaches a server library through any number of imports, with the chain of imports. */
export const serverCodeInBrowser = (
  files: readonly string[],
  read: (file: string) => string = (file) => readFileSync(join(root, file), 'utf8'),
): string[] => {
  const known = new Set(files)
  const problems: string[] = []
  const seen = new Set<string>()
  const visit = (file: string, chain: readonly string[]): void => {
    if (seen.has(file)) return
    seen.add(file)
    const here = [...chain, file]
    for (const [, statically, dynamically] of read(file).matchAll(RUNTIME_IMPORT)) {
      const specifier = (statically ?? dynamically ?? '').replace(/\?.*$/, '')
      const target = targetOf(file, specifier)
      if (target === undefined && SERVER_LIBRARIES.test(specifier))
        problems.push(`${here.join(' → ')} → ${specifier}: a server library in the browser`)
      else if (target?.startsWith('packages/db-schema/'))
        problems.push(`${here.join(' → ')} → ${target}: the schema of the database in the browser`)
      else if (target !== undefined && known.has(target)) visit(target, here)
    }
  }
  for (const file of files)
    if (/^(features\/[\w-]+\/web\/|apps\/web\/entry-client)/.test(file) && !file.includes('.test.'))
      visit(file, [])
  return problems
}

const featureOf = (file: string) => /^features\/([^/]+)\//.exec(file)?.[1]

/** Features that import each other through any number of features, with one import for each step. Tests may import any feature. */
export const featureCycles = (
  files: readonly string[],
  read: (file: string) => string = (file) => readFileSync(join(root, file), 'utf8'),
): string[] => {
  /** One import for each pair of features. */
  const imports = new Map<string, Map<string, string>>()
  for (const file of files) {
    const from = file.includes('.test.') ? undefined : featureOf(file)
    if (from === undefined) continue
    for (const [, specifier = ''] of read(file).matchAll(IMPORT)) {
      const target = targetOf(file, specifier) ?? ''
      const to = featureOf(target)
      if (to !== undefined && to !== from)
        imports.set(from, (imports.get(from) ?? new Map()).set(to, `${file} → ${target}`))
    }
  }
  const problems: string[] = []
  const done = new Set<string>()
  const visit = (feature: string, path: readonly string[], steps: readonly string[]): void => {
    const start = path.indexOf(feature)
    if (start >= 0) problems.push(`${steps.slice(start).join(', ')}: features import each other`)
    if (start >= 0 || done.has(feature)) return
    for (const [to, step] of imports.get(feature) ?? []) visit(to, [...path, feature], [...steps, step])
    done.add(feature)
  }
  for (const feature of imports.keys()) visit(feature, [], [])
  return problems
}

/** Every import that is not allowed, as `file → target: why`. */
export const crossedBoundaries = (): string[] => {
  const files = sourceFiles()
  const crossed = files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    return [...text.matchAll(IMPORT)].flatMap(([, specifier = '']) => {
      const target = targetOf(file, specifier)
      const problem = target === undefined ? undefined : problemOf(file, target)
      return problem ? [`${file} → ${target}: ${problem}`] : []
    })
  })
  return [...crossed, ...featureCycles(files), ...serverCodeInBrowser(files)]
}
