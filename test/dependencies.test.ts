import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

interface Manifest {
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  overrides?: Record<string, string>
  scripts?: Record<string, string>
}
interface Locked {
  version: string
  integrity?: string
  resolved?: string
  link?: boolean
  dev?: boolean
  license?: string | string[]
}

const manifest = JSON.parse(read('package.json')) as Manifest
const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, Locked> }
const { '': _, ...all } = packages
const locked = Object.entries(all)
const inProduction = locked.filter(([, { dev }]) => !dev)

test('every version is exact, and the lock file has the same', () => {
  const { dependencies, devDependencies, optionalDependencies, overrides } = manifest
  const asked = { ...dependencies, ...devDependencies, ...optionalDependencies }
  for (const [name, version] of Object.entries({ ...asked, ...overrides }))
    expect(version, name).toMatch(/^\d+\.\d+\.\d+$/)
  for (const [name, version] of Object.entries(asked))
    expect(packages[`node_modules/${name}`]?.version, name).toBe(version)
})

test('every package has a checksum and comes from the registry', () => {
  for (const [path, { integrity, resolved, link }] of locked) {
    expect(integrity, path).toMatch(/^sha512-/)
    expect(link, path).toBeUndefined()
    if (resolved) expect(resolved, path).toMatch(/^https:\/\/registry\.npmjs\.org\//)
  }
})

/** Has an install script, but its package contains the built files. */
const BUILDS_ITSELF = ['node_modules/better-sqlite3']

test('no install scripts run, and no new package has one', () => {
  expect(read('.npmrc').split('\n')).toContain('ignore-scripts=true')
  const wants = inProduction.flatMap(([path]) => {
    // Packages for other systems are not installed here.
    if (!existsSync(join(root, path, 'package.json'))) return []
    const { scripts = {} } = JSON.parse(read(join(path, 'package.json'))) as Manifest
    const isBuilt = existsSync(join(root, path, 'binding.gyp'))
    return isBuilt || ['preinstall', 'install', 'postinstall'].some((name) => scripts[name]) ? [path] : []
  })
  expect(wants).toEqual(BUILDS_ITSELF)
})

/**
 * Licences that allow the product to be distributed under its own licence; LGPL applies to libvips, which is loaded and
 * not linked in.
 */
const LICENCES =
  /^(?:MIT|MIT-0|Apache-?2(?:\.0)?|BSD|BSD-[23]-Clause|0BSD|ISC|Zlib|Unlicense|CC0-1\.0|BlueOak-1\.0\.0|MPL-2\.0|OFL-1\.1)$/
const LIBVIPS = /^node_modules\/@img\/sharp-/

const isFree = (path: string, licence: string): boolean => {
  if (licence.includes(' OR ')) return licence.split(' OR ').some((one) => isFree(path, one))
  if (licence.includes(' AND ')) return licence.split(' AND ').every((one) => isFree(path, one))
  return LICENCES.test(licence) || (licence === 'LGPL-3.0-or-later' && LIBVIPS.test(path))
}

test('every delivered package has an allowed licence', () => {
  const unknown = inProduction.filter(
    ([path, { license = 'none' }]) =>
      ![license].flat().every((one) => isFree(path, one.replaceAll(/[()]/g, ''))),
  )
  expect(unknown.map(([path, { license }]) => `${path} ${license}`)).toEqual([])
})
