import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openPrivateFolder } from './private-folder.ts'

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)

test.skipIf(process.platform === 'win32')('the data folder is closed to others, also one of before', () => {
  const root = mkdtempSync(join(tmpdir(), 'huajian-private-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const fresh = join(root, 'deep/new')
  openPrivateFolder(fresh)
  expect(modeOf(fresh)).toBe('700')

  const old = join(root, 'old')
  const files = ['huajian.db', 'huajian.db-wal', 'outbox/1.eml'].map((name) => join(old, name))
  mkdirSync(join(old, 'outbox'), { recursive: true })
  for (const file of files) writeFileSync(file, 'x')
  for (const path of [old, join(old, 'outbox')]) chmodSync(path, 0o755)
  for (const file of files) chmodSync(file, 0o644)
  openPrivateFolder(old)
  expect([old, join(old, 'outbox'), ...files].map(modeOf)).toEqual(['700', '700', '600', '600', '600'])
})
