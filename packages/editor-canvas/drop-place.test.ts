import { expect, test } from 'vitest'
import { type Column, placeAt, type SectionExtent } from './drop-place.ts'

const section = (
  id: string,
  top: number,
  bottom: number,
  region: SectionExtent['region'] = 'main',
): SectionExtent => ({ id, region, left: 0, width: 100, height: bottom - top, top, bottom })
const column = (region: Column['region'], left: number): Column => ({ region, left, width: 100, top: 40 })

const one = [section('a', 40, 100), section('b', 120, 300), section('c', 320, 1500)]

test('with one column: before the section whose middle is below the point, or after the last', () => {
  const at = (y: number) => placeAt({ x: 50, y }, [column('main', 0)], one)?.nextTo
  expect(at(0)).toEqual({ id: 'a', edge: 'top' })
  expect(at(80)).toEqual({ id: 'b', edge: 'top' })
  expect(at(150)).toEqual({ id: 'b', edge: 'top' })
  expect(at(250)).toEqual({ id: 'c', edge: 'top' })
  expect(at(1400)).toEqual({ id: 'c', edge: 'bottom' })
})

test('the line is between the two sections', () => {
  expect(placeAt({ x: 50, y: 110 }, [column('main', 0)], one)?.line).toEqual({
    left: 0,
    top: 110,
    width: 100,
  })
})

test('with two columns: the column under the pointer, the header above both, and empty columns', () => {
  const columns = [column('main', 200), column('side', 0), column('header', 0)]
  const sections = [section('h', 40, 90, 'header'), section('m', 110, 300)]
  const at = (x: number, y: number) => placeAt({ x, y }, columns, sections)
  expect(at(250, 60)).toMatchObject({ region: 'header' })
  expect(at(250, 200)).toMatchObject({ region: 'main', nextTo: { id: 'm', edge: 'top' } })
  expect(at(20, 500)).toEqual({ region: 'side', line: { left: 0, top: 40, width: 100 } })
  expect(placeAt({ x: 250, y: 10 }, columns, [section('m', 110, 300)])).toMatchObject({ region: 'header' })
})
