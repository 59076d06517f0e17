import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { designerComponents } from './catalog.ts'
import { componentPaths } from './paths.ts'

const root = join(import.meta.dirname, '../../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** Parts of another slice are handed on by its `…parts.ts`: the file that they stand in. */
const behindParts = (file: string, name: string): string => {
  const handed = new RegExp(`export \\{[^}]*\\b${name}\\b[^}]*\\} from '([^']+)'`).exec(read(file))?.[1]
  return handed ? join(dirname(file), handed) : file
}

/** `import { X } from 'file'` in a source: the file that X comes from. */
const originOf = (source: string, name: string): string | undefined => {
  const file = new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '#([^']+)'`).exec(source)?.[1]
  return file && behindParts(file, name)
}

const bench = read('features/workbench/web/components.tsx')
const product = globSync(
  ['packages/editor-*/**/*.{ts,tsx}', 'features/{ai,builder,designer}/web/**/*.{ts,tsx}'],
  {
    cwd: root,
  },
)
  .filter((file) => !file.includes('.test.'))
  .map((file) => ({ file, source: read(file) }))

const built = [...designerComponents, ...componentPaths.map((path) => path.split('/').at(-1) ?? '')].filter(
  (name) => originOf(bench, name),
)

test.each([...new Set(built)])('%s on the workbench is the very component that an editor imports', (name) => {
  const origin = originOf(bench, name) ?? ''
  expect(read(origin)).toMatch(new RegExp(`export const ${name}\\b`))
  const file = origin.split('/').at(-1) ?? ''
  const users = product.filter(
    ({ file: user, source }) =>
      user !== origin && source.includes(`/${file}'`) && new RegExp(`\\b${name}\\b`).test(source),
  )
  expect(users.map((user) => user.file)).not.toEqual([])
})

test('nothing that the specification names is missing', () => {
  const shown = [...bench.matchAll(/^ {2}(\w+): \{/gm)].map(([, name]) => name)
  expect([...designerComponents, 'AddAnyModuleDrawer'].filter((name) => !shown.includes(name))).toEqual([])
})
