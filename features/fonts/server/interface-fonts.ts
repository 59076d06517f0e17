import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type InterfaceSubset,
  interfaceCss,
  interfaceSubsets,
  RARE_SUBSET,
} from '#packages/fonts/interface.ts'
import { openCutter } from './cutter.ts'
import { fontVersion } from './version.ts'

const root = join(import.meta.dirname, '../../..')

/** Where words of the interface stand: dictionaries and tables with both languages. */
const SOURCES = [
  'packages/**/*.{ts,tsx}',
  'features/*/*.ts',
  'features/**/web/**/*.{ts,tsx}',
  'apps/web/**/*.{ts,tsx}',
]

/** Every Chinese character of these words, by how many files have it; the order of equals never changes. */
export const dictionaryCharacters = (patterns: readonly string[] = SOURCES): string => {
  const counts = new Map<string, number>()
  for (const file of globSync(patterns, { cwd: root, exclude: (path) => path.includes('.test.') })) {
    const source = readFileSync(join(root, file), 'utf8')
    if (!/\bzh: /.test(source)) continue
    for (const sign of new Set(source.match(/[\u2e80-\uffee]/g)))
      counts.set(sign, (counts.get(sign) ?? 0) + 1)
  }
  return [...counts]
    .sort(([a, many], [b, others]) => others - many || (a < b ? -1 : 1))
    .map(([sign]) => sign)
    .join('')
}

const cutAll = async (subsets: readonly InterfaceSubset[], folder: string) => {
  const cutter = openCutter(0)
  await Promise.all(
    [...subsets, RARE_SUBSET].map(async ({ name, face, codePoints }) =>
      writeFileSync(join(folder, `${name}.woff2`), await cutter.cut({ face, slice: codePoints }, 'now')),
    ),
  )
}

let making: Promise<string> | undefined

const make = async (): Promise<string> => {
  const subsets = interfaceSubsets(dictionaryCharacters())
  const rules = interfaceCss(subsets)
  const id = createHash('sha256')
    .update(fontVersion)
    .update(JSON.stringify(RARE_SUBSET))
    .update(rules)
    .digest('hex')
    .slice(0, 16)
  const folder = join(root, '.cache/interface-fonts', id)
  const css = join(folder, 'faces.css')
  if (existsSync(css)) return css
  // Written to a temporary folder and then renamed, because two builds may run at once.
  const next = `${folder}.${process.pid}`
  mkdirSync(next, { recursive: true })
  await cutAll(subsets, next)
  writeFileSync(join(next, 'faces.css'), rules)
  try {
    renameSync(next, folder)
  } catch (error) {
    if (!existsSync(css)) throw error
    rmSync(next, { recursive: true, force: true })
  }
  return css
}

/** Builds the style sheet of the interface faces and its files if they have changed. */
export const interfaceFonts = (): Promise<string> => {
  making ??= make()
  return making
}
