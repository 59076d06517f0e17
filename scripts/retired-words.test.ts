import { expect, test } from 'vitest'
import { retiredIn, retiredWords } from './retired-words.ts'

const lines = (file: string, source: string) =>
  retiredIn(file, source).map((problem) => problem.split(': ')[0])

test('a retired word is found in every kind of name, with its line', () => {
  const named = [
    'export const MOST_ROWS = 1',
    'const keptDrafts = (wish: string) => wish',
    'class Errand {}',
    'class Run { #told = 1 }',
    'interface Options { desk: string }',
    'type Stranger = string',
    'const { beside } = anything',
  ]
  for (const line of named)
    expect(lines('packages/a/b.ts', `\n${line}\n`), line).toContain('packages/a/b.ts:2')
  expect(retiredIn('a.ts', 'const mostRows = 1')).toEqual(['a.ts:1: mostRows: "most" is retired, use max'])
})

test('a retired phrase is found in comments of every kind', () => {
  const comments = [
    '/** What the server said. */',
    '// Drawn anew for everyone.',
    '/**\n * A page.\n * Nobody else has it.\n */',
    'export const a = () => {\n  // The field that it stands in.\n}',
  ]
  for (const comment of comments) expect(retiredIn('a.tsx', comment), comment).not.toEqual([])
})

test('strings, stored names and whole other words are left alone', () => {
  const honest = [
    "const text = 'somebody told the house'",
    'const text = `kept beside`',
    'const page = <aside title="most">kept</aside>',
    'const row = { stands_until: 1, mostADay: 2, letterSpacing: 3 }',
    'const almost = mostly',
    '/** The letter `A` stands for an address; `keptDrafts` is the old name. */',
    '// What happens if the network is away? It waits.',
  ]
  for (const line of honest) expect(retiredIn('a.tsx', line), line).toEqual([])
})

test('style sheets are read as well, except for class names of saved CSS', () => {
  expect(lines('a.css', '.row {}\n.keptRow:hover { color: red }\n/* The desk. */')).toEqual([
    'a.css:2',
    'a.css:3',
  ])
  expect(retiredIn('a.css', '.hj-beside::after { content: "beside"; --hj-most: 1.5em }')).toEqual([])
})

test('the sources use none', () => {
  expect(retiredWords()).toEqual([])
})
