import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

/**
 * A project with only its bootstrap script, a program that prints "hello", and a fake npm that runs the script `npm`.
 */
const projectWith = (npm: string) => {
  const root = mkdtempSync(join(tmpdir(), 'huajian-bootstrap-'))
  folders.push(root)
  mkdirSync(join(root, 'scripts'))
  for (const name of ['bootstrap.mjs', 'progress.mjs', 'failure-advice.mjs'])
    copyFileSync(join(import.meta.dirname, name), join(root, 'scripts', name))
  writeFileSync(join(root, 'package-lock.json'), '{}')
  writeFileSync(join(root, 'npm.js'), npm)
  writeFileSync(join(root, 'hello.mjs'), "console.log('hello')")
  return root
}

const bootstrap = (root: string, ...flags: string[]) =>
  spawnSync(process.execPath, [...flags, join(root, 'scripts/bootstrap.mjs'), 'hello.mjs'], {
    encoding: 'utf8',
    env: { ...process.env, npm_execpath: join(root, 'npm.js') },
  })

const failingWith = (message: string) => `console.error(${JSON.stringify(message)}); process.exit(1)`

test('installs packages once and reports it in two lines next to the output', () => {
  const root = projectWith(
    `require('fs').mkdirSync('node_modules', { recursive: true }); console.log('added 440 packages')`,
  )
  const first = bootstrap(root)
  expect(first.stdout).toBe('hello\n')
  expect(first.stderr).toMatch(/^Installing packages…\n✓ Packages installed \(\d+ s\)\n$/)
  expect(existsSync(join(root, 'node_modules/.installed'))).toBe(true)
  expect(bootstrap(root)).toMatchObject({ status: 0, stdout: 'hello\n', stderr: '' })
})

test.each([
  [
    'npm error code ENOTFOUND\nnpm error request to https://registry.example failed',
    /registry cannot be reached/,
  ],
  ['npm error code EAI_AGAIN', /registry cannot be reached.*npm config set registry/],
  ['npm error code ENOSPC\nnpm error errno -28', /No space is left.*Free some/],
  ['npm error code EROFS\nnpm error syscall mkdir', /cannot be written to\. Run the command as/],
  ['npm error code EACCES', /cannot be written to/],
])('reports a failed installation (%s) in one line with the next step', (message, advice) => {
  const { status, stdout, stderr } = bootstrap(projectWith(failingWith(message)))
  expect(status).toBe(1)
  expect(stdout).toBe('')
  const [, ...lines] = stderr.trim().split('\n')
  expect(lines).toEqual([expect.stringMatching(advice)])
})

test('shows the output of npm when an installation fails for another reason', () => {
  const { status, stderr } = bootstrap(projectWith(failingWith('npm error code EINTEGRITY')))
  expect(status).toBe(1)
  expect(stderr).toContain('EINTEGRITY')
  expect(stderr).toContain('npm could not install the packages')
})

test('reports a read-only folder before anything is installed', () => {
  const readOnly = `data:text/javascript,import fs from 'node:fs'; import { syncBuiltinESMExports } from 'node:module';
    fs.accessSync = () => { throw new Error('EROFS: read-only file system, access') }; syncBuiltinESMExports()`
  const root = projectWith(failingWith('not asked'))
  const { status, stderr } = bootstrap(root, '--import', readOnly)
  expect(status).toBe(1)
  expect(stderr).toBe(
    `The folder ${root} cannot be written to. Run the command as the user who owns the folder.\n`,
  )
})

test('reports an old version of Node before anything is installed', () => {
  const old = `data:text/javascript,Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '18.20.4' } })`
  const { status, stderr } = bootstrap(projectWith(failingWith('not asked')), '--import', old)
  expect(status).toBe(1)
  expect(stderr).toBe(
    'Node 18.20.4 is too old. Install Node 20 or newer from https://nodejs.org, then run the command again.\n',
  )
})

test.each([
  ["throw new Error('ENOSPC: no space left on device, write')", /^No space is left.*Free some/],
  ["throw new Error('EROFS: read-only file system, mkdir')", /cannot be written to\. Run the command as/],
])('reports a build that cannot write (%s) in one line with the next step', (build, advice) => {
  const root = projectWith('')
  copyFileSync(join(import.meta.dirname, 'start.mjs'), join(root, 'scripts/start.mjs'))
  writeFileSync(join(root, 'scripts/build.ts'), build)
  const { status, stderr } = spawnSync(process.execPath, [join(root, 'scripts/start.mjs')], {
    encoding: 'utf8',
  })
  expect(status).toBe(1)
  expect(stderr.trim().split('\n')).toEqual([expect.stringMatching(advice)])
})
