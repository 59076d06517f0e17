import { spawnSync } from 'node:child_process'
import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

/** Patterns of the keys of other services. */
const KEYS: readonly [string, RegExp][] = [
  ['a private key', /-----BEGIN (?:[A-Z0-9]+ )*PRIVATE KEY-----/],
  ['a key of AWS', /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/],
  ['a key of a model’s provider', /\bsk-[A-Za-z0-9_-]{16,}/],
  ['a token of GitHub', /\b(?:gh[pousr]_[A-Za-z0-9]{30,}|github_pat_[A-Za-z0-9_]{40,})/],
  ['a token of GitLab', /\bglpat-[A-Za-z0-9_-]{20,}/],
  ['a token of Slack', /\bxox[abprs]-[A-Za-z0-9-]{10,}/],
  ['a key of Google', /\bAIza[0-9A-Za-z_-]{35}\b/],
  ['a token of npm', /\bnpm_[A-Za-z0-9]{36}\b/],
  ['a signed token', /\beyJ[A-Za-z0-9_-]{10,}\.eyJ[A-Za-z0-9_-]{10,}\.[A-Za-z0-9_-]{10,}/],
  [
    'an address with a password',
    /\b\w+:\/\/[^\s:/'"`@<>$]+:(?!password@)[^\s:/'"`@<>$]{8,}@(?!127\.|localhost)/,
  ],
]

/** Matches `secret = 'k3J…'`: a long value under a name that suggests a secret. */
const NAMED =
  /(?:secret|token|passw(?:or)?d|api_?key|private_?key|credential)\w*["']?\s*[:=]\s*["'`]?([\w+/=.-]{20,})/gi

/** Entropy per character, in bits: words have about three, random keys about five. */
const entropyOf = (text: string): number => {
  const counts = new Map<string, number>()
  for (const sign of text) counts.set(sign, (counts.get(sign) ?? 0) + 1)
  return [...counts.values()].reduce(
    (sum, count) => sum - (count / text.length) * Math.log2(count / text.length),
    0,
  )
}

/** Names in code have few digits among their letters; random keys have many. */
const isByChance = (value: string): boolean =>
  entropyOf(value) > 3.8 && (value.match(/\d/g)?.length ?? 0) >= 3 && /[A-Za-z]/.test(value)

/** Invented keys of tests, each allowed in one file. */
const INVENTED: readonly [string, string][] = [
  ['apps/server/env.test.ts', 'https://me:never-said@host/v1'],
  ['features/ai/server/models/models.api.test.ts', 'sk-a-very-secret-key-1234'],
  ['features/ai/server/models/models.api.test.ts', 'sk-of-the-environment'],
  ['test/journeys/admin-ai.browser.test.ts', 'sk-typed-by-an-admin-0001'],
  ['test/journeys/admin-ai.browser.test.ts', 'sk-for-the-other-server-0002'],
]

/** Files that may contain invented keys: their own file and this list. */
const withoutInvented = (file: string, text: string): string =>
  INVENTED.filter(([where]) => where === file || file === 'scripts/secrets.ts').reduce(
    (left, [, what]) => left.replaceAll(what, ''),
    text,
  )

/** Possible secrets in a text, as `file:line: what`. */
export const secretsIn = (file: string, source: string): string[] =>
  withoutInvented(file, source)
    .split('\n')
    .flatMap((line, at) => {
      const keys = KEYS.filter(([, pattern]) => pattern.test(line)).map(([what]) => what)
      const named = [...line.matchAll(NAMED)].some(([, value = '']) => isByChance(value))
      const found = named ? [...keys, 'a secret under its name'] : keys
      return found.map((what) => `${file}:${at + 1}: ${what}`)
    })

/** Files that are in the repository or could be added; without git, everything except generated folders. */
const repositoryFiles = (): string[] => {
  const git = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    maxBuffer: 64 * 1024 * 1024,
  })
  if (git.status === 0) return git.stdout.toString().split('\0')
  const made = ['.git', 'node_modules', 'dist', 'data', '.cache', 'shots']
  return globSync('**/*', { cwd: root, exclude: (path) => made.includes(path) })
}

const isFile = (file: string) => statSync(join(root, file), { throwIfNoEntry: false })?.isFile() ?? false

const isText = (bytes: Buffer): boolean => !bytes.subarray(0, 8000).includes(0)

/** Possible secrets in files that would become part of the repository. */
export const secretsInRepository = (): string[] =>
  repositoryFiles()
    .filter(isFile)
    .flatMap((file) => {
      const bytes = readFileSync(join(root, file))
      return isText(bytes) ? secretsIn(file, bytes.toString()) : []
    })
