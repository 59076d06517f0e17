import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { earlierFigures } from './earlier.ts'

const root = resolve(import.meta.dirname, '../..')

test('compares with a file of figures as it is', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'huajian-bench-'))
  const file = join(folder, 'figures.json')
  const figures = [{ name: 'start', unit: 'ms', median: 1, p95: 2 }]
  writeFileSync(file, JSON.stringify(figures))
  const earlier = await earlierFigures(root, file)
  expect(await earlier.measure('start')).toEqual(figures)
  rmSync(folder, { recursive: true })
})

test('refuses a name that git does not know', async () => {
  await expect(earlierFigures(root, 'no-such-release')).rejects.toThrow('no-such-release')
})
