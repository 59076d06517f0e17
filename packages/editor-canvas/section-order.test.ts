import { expect, test } from 'vitest'
import { blankDocument } from '#packages/document/blank.ts'
import { History } from '#packages/document/history.ts'
import type { Document, Region, Section } from '#packages/document/schema.ts'
import { moveByOne } from './section-order.ts'

const section = (id: string, region: Region = 'main', visible = true): Section => ({
  id,
  kind: 'custom',
  variant: 1,
  region,
  title: id,
  visible,
  items: [],
  props: {},
  style: {},
})

const moved = (document: Document, id: string, by: -1 | 1) => {
  const history = new History(document)
  const command = moveByOne(document, id, by)
  if (command) history.edit(command)
  return history.state.sections.map((one) => `${one.id}${one.region === 'main' ? '' : ` ${one.region}`}`)
}

test('a step moves past hidden sections and stops at the ends', () => {
  const document = {
    ...blankDocument('简历'),
    sections: [section('a'), section('b', 'main', false), section('c')],
  }
  expect(moved(document, 'a', 1)).toEqual(['b', 'c', 'a'])
  expect(moved(document, 'c', -1)).toEqual(['c', 'a', 'b'])
  expect(moved(document, 'a', -1)).toEqual(['a', 'b', 'c'])
})

test('with two columns a step stays in its column', () => {
  const blank = blankDocument('简历')
  const document: Document = {
    ...blank,
    page: { ...blank.page, layout: 'left_right' },
    sections: [section('a'), section('s', 'side'), section('b'), section('t', 'side')],
  }
  expect(moved(document, 't', -1)).toEqual(['a', 't side', 's side', 'b'])
  expect(moved(document, 'a', 1)).toEqual(['s side', 'b', 'a', 't side'])
})
