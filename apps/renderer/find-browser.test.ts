import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { findBrowser } from './find-browser.ts'

const folder = mkdtempSync(join(tmpdir(), 'huajian-browsers-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const program = (path: string): string => {
  const file = join(folder, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, '')
  chmodSync(file, 0o755)
  return file
}

test('a browser on the PATH is found, Chromium before Chrome', () => {
  const chrome = program('one/google-chrome')
  const PATH = [join(folder, 'none'), join(folder, 'one')].join(delimiter)
  expect(findBrowser({ PATH }, 'linux')).toEqual({ path: chrome })
  const chromium = program('one/chromium')
  expect(findBrowser({ PATH }, 'linux')).toEqual({ path: chromium })
})

test('CHROMIUM_PATH goes before all, and is told of where it is wrong', () => {
  const own = program('own/browser')
  const PATH = join(folder, 'one')
  expect(findBrowser({ PATH, CHROMIUM_PATH: own }, 'linux')).toEqual({ path: own })
  const gone = join(folder, 'gone')
  expect(findBrowser({ PATH, CHROMIUM_PATH: gone }, 'linux')).toEqual({ wrong: gone })
})

test('Chrome and Edge are found where macOS and Windows have them', () => {
  const mac = program('home/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge')
  expect(findBrowser({ HOME: join(folder, 'home') }, 'darwin')).toEqual({ path: mac })
  const edge = program('x86/Microsoft/Edge/Application/msedge.exe')
  expect(findBrowser({ 'PROGRAMFILES(X86)': join(folder, 'x86') }, 'win32')).toEqual({ path: edge })
  expect(findBrowser({}, 'win32')).toBeUndefined()
})
