import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** The fonts that documents and the interface are made from: their own names, and the file with their licence. */
const FONTS = [
  ['Noto Sans SC', 'node_modules/@expo-google-fonts/noto-sans-sc/LICENSE_FONT'],
  ['Noto Serif SC', 'node_modules/@expo-google-fonts/noto-serif-sc/LICENSE_FONT'],
  ['LXGW WenKai', 'node_modules/@fontsource/lxgw-wenkai/LICENSE'],
] as const

interface LockedPackage {
  dev?: boolean
  license?: string | string[]
}

const copyrightOf = (licence: string): string =>
  licence
    .split('\n')
    .filter((line) => /^Copyright (\(c\) )?\d/.test(line))
    .map((line) => `  ${line.trim()}`)
    .join('\n')

/** Names of all packages that a site runs or sends to browsers, by licence. */
const packagesByLicence = (): [string, string[]][] => {
  const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, LockedPackage> }
  const names = new Map<string, Set<string>>()
  for (const [path, { dev, license = 'none' }] of Object.entries(packages)) {
    if (path === '' || dev) continue
    const licence = [license].flat().join(' OR ')
    names.set(licence, (names.get(licence) ?? new Set()).add(path.replace(/^.*node_modules\//, '')))
  }
  return [...names].map(([licence, all]): [string, string[]] => [licence, [...all].sort()]).sort()
}

const wrap = (words: readonly string[]): string => {
  const lines: string[] = []
  for (const word of words) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < 108) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(`  ${word}`)
  }
  return lines.join('\n')
}

/** Third-party notices, from the metadata of the packages. */
const noticeText = (): string => {
  const fonts = FONTS.map(
    ([name, file]) => `${name} (SIL Open Font License 1.1, ${file})\n${copyrightOf(read(file))}`,
  )
  const libraries = packagesByLicence().map(
    ([licence, names]) =>
      `${licence}\n${wrap(names.map((name, index) => (index < names.length - 1 ? `${name},` : name)))}`,
  )
  return `花笺 Huajian
${copyrightOf(read('LICENSE')).trim()}
MIT licence, see LICENSE.

Written by scripts/notice.ts from the metadata of the packages. Each package has its full licence in its own folder of
node_modules. sharp loads libvips (LGPL-3.0-or-later) as a shared library; it is not linked in.

FONTS

Pages and PDF files carry subsets of these fonts. Interface subsets are renamed to "Huajian Sans" and "Huajian Serif".

${fonts.join('\n\n')}

LIBRARIES

${libraries.join('\n\n')}
`
}

/** Checks that NOTICE is up to date with the packages. */
export const staleNotice = (): string[] =>
  read('NOTICE') === noticeText() ? [] : ['NOTICE is not what the packages say: run node scripts/notice.ts']

if (process.argv[1] === import.meta.filename) writeFileSync(join(root, 'NOTICE'), noticeText())
