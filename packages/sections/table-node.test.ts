import { expect, test } from 'vitest'
import { tableNode } from './table-node.ts'

const look = { lines: 'grid', head: 'tint' } as const

test('an empty row under others is there to be filled in, as wide as they are', () => {
  const node = tableNode({ head: ['姓名', '签字'], rows: [['林一', ''], [], ['', '']] }, look)
  expect(node?.rows).toEqual([
    ['林一', ''],
    ['', ''],
    ['', ''],
  ])
})

test('a head alone is a form; nothing at all is nothing', () => {
  expect(tableNode({ head: ['姓名'], rows: [['']] }, look)?.rows).toEqual([['']])
  expect(tableNode({ head: ['', ' '], rows: [['', ''], []] }, look)).toBeUndefined()
})
