import { expect, test } from 'vitest'
import { blankDocument } from '#packages/document/blank.ts'
import { moveSection } from '#packages/document/commands.ts'
import type { Document, Region } from '#packages/document/schema.ts'
import { newSection, placeNewSection } from './new-section.ts'
import { listRows, placeAtEnd, placeNextTo, placeStepped } from './order.ts'

/** `a b | c | d e`: header, main, side. */
const made = (regions: string, layout: Document['page']['layout'] = 'left_right'): Document => {
  const document = blankDocument('x')
  document.page.layout = layout
  const names: Region[] = ['header', 'main', 'side']
  regions.split('|').forEach((ids, at) => {
    for (const id of ids.trim().split(' ').filter(Boolean))
      document.sections.push({
        ...newSection(document, 'work_experience', 1, names[at] ?? 'main'),
        id,
      })
  })
  return document
}

const shown = (document: Document) =>
  listRows(document)
    .map((row) => (row.startsWith('region:') ? '|' : row))
    .join(' ')
    .slice(layoutPrefix(document))
const layoutPrefix = (document: Document) => (document.page.layout === 'left_right' ? 2 : 0)

const after = (document: Document, moved: string, place: ReturnType<typeof placeStepped>) => {
  if (place) moveSection(moved, place.to, place.region)(document)
  return shown(document)
}

test('a step moves by one row, past a heading into the next column, and stops at the ends', () => {
  const step = (from: string, moved: string, by: 1 | -1) => {
    const document = made(from)
    return after(document, moved, placeStepped(document, moved, by))
  }
  expect(step('a | b c | d', 'b', 1)).toBe('a | c b | d')
  expect(step('a | b c | d', 'c', 1)).toBe('a | b | c d')
  expect(step('a | b c | d', 'b', -1)).toBe('a b | c | d')
  expect(step('a |  | d', 'a', 1)).toBe('| a | d')
  expect(step('a |  | d', 'd', -1)).toBe('a | d |')
  expect(step('a | b | d', 'a', -1)).toBe('a | b | d')
  expect(step('a | b | d', 'd', 1)).toBe('a | b | d')
  expect(step('a | b |', 'b', 1)).toBe('a |  | b'.replace('|  |', '| |'))
})

test('steps reach every place from any stored order', () => {
  const document = made('a | b | d')
  document.sections.reverse()
  const seen = [shown(document)]
  for (let times = 0; times < 8; times += 1) {
    const place = placeStepped(document, 'a', 1)
    if (!place) break
    seen.push(after(document, 'a', place))
  }
  expect(seen).toEqual(['a | b | d', '| a b | d', '| b a | d', '| b | a d', '| b | d a'])
})

test('a section dropped next to another takes its region; with one column it keeps its own', () => {
  const two = made('a | b c | d')
  expect(after(two, 'a', placeNextTo(two, 'a', 'd', 'top'))).toBe('| b c | a d')
  const one = made('a | b c | d', 'base')
  const place = placeNextTo(one, 'd', 'a', 'bottom')
  expect(place).toEqual({ to: 1, region: undefined })
  expect(after(one, 'd', place)).toBe('a d b c')
  expect(one.sections.find(({ id }) => id === 'd')?.region).toBe('side')
  expect(placeNextTo(one, 'a', 'a', 'top')).toBeUndefined()
  expect(after(two, 'b', placeAtEnd(two, 'b', 'header'))).toContain('b |')
})

test('a new section goes to the default region of its kind unless another is requested', () => {
  const two = made('a | b c | d')
  expect(placeNewSection(two, 'awards', 1)).toEqual({ at: 4, region: 'main' })
  expect(placeNewSection(two, 'awards', 1, { near: 'b' })).toEqual({ at: 2, region: 'main' })
  expect(placeNewSection(two, 'awards', 1, { near: 'd' })).toEqual({ at: 4, region: 'main' })
  expect(placeNewSection(two, 'awards', 1, { after: 'd' })).toEqual({ at: 4, region: 'side' })
  expect(placeNewSection(two, 'awards', 12)).toEqual({ at: 4, region: 'side' })
  expect(placeNewSection(two, 'awards', 1, { region: 'side' })).toEqual({ at: 4, region: 'side' })
  expect(placeNewSection(two, 'base_info', 1)).toEqual({ at: 0, region: 'header' })
  expect(placeNewSection(made('| b c |', 'base'), 'awards', 12, { near: 'b' })).toEqual({
    at: 1,
    region: 'main',
  })
})
