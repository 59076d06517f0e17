import { createHash } from 'node:crypto'
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { judgePattern, type Verdict } from './regex/ambiguity.ts'
import { slowPatterns } from './regex/patterns.ts'

// Checks regular expressions in a process of its own; see docs/security.md. Verdicts are cached until the analysis
// changes.

const root = join(import.meta.dirname, '..')
const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 24)
const analysis = digest(
  globSync('scripts/regex/{parse,alphabet,automaton,ambiguity}.ts', { cwd: root })
    .toSorted()
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join(''),
)
const cacheFile = join(root, '.cache', `patterns-${analysis}.json`)

const known = (): Record<string, Verdict> => {
  try {
    return JSON.parse(readFileSync(cacheFile, 'utf8')) as Record<string, Verdict>
  } catch {
    return {}
  }
}

const before = known()
const now: Record<string, Verdict> = {}
const problems = await slowPatterns((source, flags) => {
  const name = digest(`${flags}/${source}`)
  now[name] ??= before[name] ?? judgePattern(source, flags)
  return now[name]
})
mkdirSync(join(root, '.cache'), { recursive: true })
writeFileSync(cacheFile, JSON.stringify(now))
for (const problem of problems) console.log(problem)
process.exit(problems.length === 0 ? 0 : 1)
