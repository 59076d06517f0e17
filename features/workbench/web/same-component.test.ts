import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { designerComponents } from './catalog.ts'
import { componentPaths } from './paths.ts'

const root = join(import.meta.dirname, '../../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** The file that declares a component; another feature's `…parts.ts` only re-exports it. */
const declaringFile = (file: string, name: string): string => {
  const reexported = new RegExp(`export \\{[^}]*\\b${name}\\b[^}]*\\} from '([^']+)'`).exec(read(file))?.[1]
  return reexported ? join(dirname(file), reexported) : file
}

/** The file that a source imports a name from. */
const originOf = (source: string, name: string): string | undefined => {
  const file = new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '#([^']+)'`).exec(source)?.[1]
  return file && declaringFile(file, name)
}

const workbench = read('features/workbench/web/components.tsx')
const product = globSync(
  ['packages/editor-*/**/*.{ts,tsx}', 'features/{ai,builder,designer,downloads}/web/**/*.{ts,tsx}'],
  {
    cwd: root,
  },
)
  .filter((file) => !file.includes('.test.'))
  .map((file) => ({ file, source: read(file) }))

const built = [...designerComponents, ...componentPaths.map((path) => path.split('/').at(-1) ?? '')].filter(
  (name) => originOf(workbench, name),
)

test.each([...new Set(built)])('%s on the workbench is the very component that an editor imports', (name) => {
  const origin = originOf(workbench, name) ?? ''
  expect(read(origin)).toMatch(new RegExp(`export const ${name}\\b`))
  const file = origin.split('/').at(-1) ?? ''
  const users = product.filter(
    ({ file: user, source }) =>
      user !== origin && source.includes(`/${file}'`) && new RegExp(`\\b${name}\\b`).test(source),
  )
  expect(users.map((user) => user.file)).not.toEqual([])
})

test('nothing that the specification names is missing', () => {
  const shown = [...workbench.matchAll(/^ {2}(\w+): \{/gm)].map(([, name]) => name)
  expect([...designerComponents, 'AddAnyModuleDrawer'].filter((name) => !shown.includes(name))).toEqual([])
})
