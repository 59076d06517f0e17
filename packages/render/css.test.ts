import { expect, test } from 'vitest'
import { boxStyle, ownEdge, ownStyle } from './css.ts'

test('a border has one width or four; four are drawn even where nobody chose how', () => {
  expect(ownStyle({ borderWidth: [1, 0, 2, 0] })).toMatchObject({
    borderTopWidth: '1px',
    borderRightWidth: '0px',
    borderBottomWidth: '2px',
    borderBottomStyle: 'solid',
  })
  expect(ownStyle({ borderWidth: [1, 0, 2, 0], borderStyle: 'dashed' })).toMatchObject({
    borderTopStyle: 'dashed',
  })
  expect(ownStyle({ borderWidth: 0 })).toEqual({
    borderTopWidth: '0px',
    borderRightWidth: '0px',
    borderBottomWidth: '0px',
    borderLeftWidth: '0px',
  })
})

test('layout and person speak of single sides: no value of one is lost with a value of the other', () => {
  const style = {
    ...boxStyle({ pad: [1, 2], margin: 3, border: { sides: ['left'], color: 'theme' } }),
    ...ownStyle({ padding: [1, 2, 3, 4], margin: [0, 0, 0, 0], borderColor: 'accent', borderWidth: 2 }),
  }
  const shorthands = [
    'margin',
    'padding',
    'border',
    'borderWidth',
    'borderStyle',
    'borderColor',
    'borderLeft',
  ]
  expect(Object.keys(style).filter((name) => shorthands.includes(name))).toEqual([])
  expect(style).toMatchObject({ paddingLeft: '4px', marginTop: '0px', borderLeftWidth: '2px' })
})

test('a rule takes a person’s border for its line', () => {
  expect(ownEdge({ width: 1, color: 'theme' }, { borderWidth: 4, borderStyle: 'double' })).toEqual({
    width: 4,
    color: 'theme',
    style: 'double',
  })
  expect(ownEdge({ color: 'line' }, undefined)).toEqual({ color: 'line' })
})

test('vertical is a way to display', () => {
  expect(ownStyle({ display: 'vertical' })).toEqual({ display: 'block', writingMode: 'vertical-rl' })
})
