import { expect, test } from 'vitest'
import type { Box } from '#packages/layout/box.ts'
import { loosened } from './loosened.ts'
import type { Node } from './node.ts'

const text = (words: string): Node => ({ node: 'text', text: words, look: {}, role: 'p' })
const stack = (box: Box, ...children: Node[]): Node => ({ node: 'stack', box, children })
const row = (box: Box, ...children: Node[]): Node => ({ node: 'row', box, children })
const head = { keepNext: true } as const

test('a head is kept with what stands below it, and with nothing where nothing does', () => {
  const both = stack({}, row(head, text('公司')), text('内容'))
  expect(loosened(both)).toBe(both)
  expect(loosened(stack({}, text('前'), row(head, text('公司'))))).toEqual(
    stack({}, text('前'), row({}, text('公司'))),
  )
})

test('the last is looked for inside of the last, and everywhere side by side', () => {
  const deep = stack(
    head,
    stack({}, stack(head, text('一')), row({}, stack(head, text('二')), stack(head, text('三')))),
  )
  expect(loosened(deep)).toEqual(
    stack({}, stack({}, stack(head, text('一')), row({}, stack({}, text('二')), stack({}, text('三'))))),
  )
})

test('the rest of a box stays', () => {
  expect(loosened(stack({ keepNext: true, keep: true, gap: 2 }, text('一')))).toEqual(
    stack({ keep: true, gap: 2 }, text('一')),
  )
})
