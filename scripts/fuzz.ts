import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Walk } from '#test/fuzz/walk.ts'
import { walkEndpoints } from '#test/fuzz/walk-endpoints.ts'
import { walkImporters } from '#test/fuzz/walk-importers.ts'
import { walkWords } from '#test/fuzz/walk-words.ts'
import { ensureBuild } from './build.ts'

// npm run fuzz [-- --seconds N] [--seed N] [--only importers|words|endpoints]: damaged files for every importer,
// adversarial text for every task, mask and importer, and random calls of every endpoint, for the given time. The same
// seed gives the same cases. The exit code is 1 if anything was found.

const walks: Record<string, (seed: number, ms: number) => Promise<Walk>> = {
  importers: walkImporters,
  words: walkWords,
  endpoints: walkEndpoints,
}

const { values } = parseArgs({
  options: { seconds: { type: 'string' }, seed: { type: 'string' }, only: { type: 'string' } },
})
const wholeNumber = (text: string | undefined, usual: number): number => {
  const number = text === undefined ? usual : Number(text)
  if (Number.isSafeInteger(number) && number > 0) return number
  throw new Error(`"${text}" is no whole number above 0.`)
}
const seconds = wholeNumber(values.seconds, 60)
const seed = wholeNumber(values.seed, 1 + (Date.now() % 40_000))
const chosen = Object.entries(walks).filter(([name]) => values.only === undefined || values.only === name)
if (chosen.length === 0) throw new Error(`--only is one of ${Object.keys(walks).join(', ')}.`)

const found = join(import.meta.dirname, '../.cache/fuzz')

console.log(`seed ${seed}, ${seconds} seconds`)
if (chosen.some(([name]) => name !== 'words')) await ensureBuild()
let findings = 0
for (const [name, walk] of chosen) {
  const { cases, findings: list } = await walk(seed, (seconds * 1000) / chosen.length)
  console.log(`${name}: ${cases} cases, ${list.length} findings`)
  for (const { what, file } of list) {
    findings += 1
    console.log(`✗ ${what}`)
    if (!file) continue
    mkdirSync(found, { recursive: true })
    const path = join(found, `seed-${seed}-${findings}`)
    writeFileSync(path, file)
    console.log(`  its file: ${path}`)
  }
}
process.exit(findings === 0 ? 0 : 1)
