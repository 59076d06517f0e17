import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

const root = join(import.meta.dirname, '..')

/** Lowest first: a package imports from lower layers only. */
const LAYERS = [
  ['wire', 'fonts', 'parts', 'setters', 'workers', 'local-data'],
  ['document', 'slice', 'ui'],
  ['samples', 'ledger', 'switches', 'settings', 'versions'],
  ['sections', 'plans', 'invites'],
  ['render', 'templates', 'sync', 'ai', 'document-work'],
  ['formats'],
  ['editor'],
]
const layerOf = (name: string) => LAYERS.findIndex((names) => names.includes(name))

/** What each place may reach. Tests may use the kit, and a slice's test may start the whole product by it. */
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
      // A large contract is cut by who needs it: gallery-contract.ts.
      if (/^(\w+-)?contract\.ts$/.test(toSide)) return undefined
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

/** Every import that goes the wrong way, as `file → target: why`. */
export const crossedBoundaries = (): string[] => {
  const files = globSync(['packages/**/*.{ts,tsx}', 'features/**/*.{ts,tsx}', 'apps/**/*.{ts,tsx}'], {
    cwd: root,
  })
  return files.flatMap((path) => {
    const file = path.replaceAll('\\', '/')
    const text = readFileSync(join(root, file), 'utf8')
    return [...text.matchAll(IMPORT)].flatMap(([, specifier = '']) => {
      const target = targetOf(file, specifier)
      const problem = target === undefined ? undefined : problemOf(file, target)
      return problem ? [`${file} → ${target}: ${problem}`] : []
    })
  })
}
