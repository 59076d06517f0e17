import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { designerComponents } from './catalog.ts'
import { componentPaths } from './paths.ts'

const root = join(import.meta.dirname, '../../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** `import { X } from 'file'` in a source: the file that X comes from. */
const originOf = (source: string, name: string): string | undefined =>
  new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '#([^']+)'`).exec(source)?.[1]

const bench = read('features/workbench/web/components.tsx')
const product = globSync(['packages/editor/**/*.{ts,tsx}', 'features/{builder,designer}/web/**/*.tsx'], {
  cwd: root,
})
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

test('what a later issue builds is missing here by name, and nothing else is', () => {
  const shown = [...bench.matchAll(/^ {2}(\w+): \{/gm)].map(([, name]) => name)
  const missing = [...designerComponents, 'AddAnyModuleDrawer'].filter((name) => !shown.includes(name))
  expect(missing.sort()).toEqual([
    'AiButton',
    'AiEditDialog',
    'AiGenerateDialog',
    'AiOptimizeDialog',
    'AiOptimizeDialogLogs',
    'AiOptimizeDrawer',
    'TranslateDialog',
  ])
})
