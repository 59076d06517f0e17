import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { setCurrentBuild } from './current-build.ts'

test('names the current build atomically and does not write it again', () => {
  const folder = mkdtempSync(join(tmpdir(), 'huajian-current-'))
  try {
    setCurrentBuild(folder, 'one')
    const file = join(folder, 'current')
    utimesSync(file, 1, 1)
    setCurrentBuild(folder, 'one')
    expect(statSync(file).mtimeMs).toBe(1000)
    setCurrentBuild(folder, 'two')
    expect(readFileSync(file, 'utf8')).toBe('two')
    expect(readdirSync(folder)).toEqual(['current'])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
