import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const HAN = /\p{Script=Han}/u

/** The product's name is the same in every language. */
const ALLOWED = [/花笺/g]

/** Text inside `defineWords({ … })`, a comment, and a table's `zh:` texts or search words. */
const withoutDictionaries = (source: string): string =>
  source
    .replace(/defineWords\(\{[\s\S]*?\n\}\)/g, (block) => block.replace(/[^\n]/g, ''))
    .replace(/\/\*[\s\S]*?\*\//g, (block) => block.replace(/[^\n]/g, ''))
    .replace(/\/\/.*$/gm, '')
    .replace(/\b(?:zh|also): (['"`]).*?\1/g, '')

/** Tables of the Chinese words that documents are searched for. They are never shown. */
const WORDS_TO_RECOGNIZE = ['features/importing/web/fill/', 'features/hints/web/hint-rules.ts']

/** Chinese text in a component outside its dictionary, which an English reader would see untranslated. */
export const strayText = (): string[] =>
  globSync(['packages/ui/**/*.{ts,tsx}', 'features/*/web/**/*.{ts,tsx}', 'apps/web/**/*.{ts,tsx}'], {
    cwd: root,
  })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.includes('.test.') && !WORDS_TO_RECOGNIZE.some((path) => file.startsWith(path)))
    .flatMap((file) =>
      withoutDictionaries(readFileSync(join(root, file), 'utf8'))
        .split('\n')
        .flatMap((line, index) => {
          const rest = ALLOWED.reduce((text, allowed) => text.replace(allowed, ''), line)
          return HAN.test(rest) ? [`${file}:${index + 1}: ${line.trim()}`] : []
        }),
    )

/** The interface says 你, as in the specification; sample letters in templates are exempt. */
export const formalAddress = (): string[] =>
  globSync(['packages/**/*.{ts,tsx}', 'features/**/*.{ts,tsx}', 'apps/**/*.{ts,tsx}'], { cwd: root })
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .flatMap((line, index) => (line.includes('您') ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
    )
