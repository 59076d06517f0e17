import { expect, test } from 'vitest'
import {
  canonicalOf,
  facetsOf,
  galleryFacets,
  hrefOf,
  inputOf,
  landingOf,
  pageLinks,
  readChoice,
  valuesOf,
  withChange,
} from './gallery-query.ts'

const read = (query: string) => readChoice(new URLSearchParams(query))
const canonical = (query: string) => canonicalOf(read(query))

test('every value of every facet survives the way to an address and back', () => {
  for (const facet of galleryFacets)
    for (const value of Object.keys(valuesOf(facet))) {
      const href = hrefOf(withChange(read(''), { [facet]: value }))
      expect(href).toBe(`/resume?${facet}=${value}`)
      expect(read(href.split('?')[1] ?? '')[facet]).toBe(value)
    }
})

test('defaults are left out, unknown values are ignored, and the order of parameters is irrelevant', () => {
  expect(read('')).toEqual({ sort: 'favourites', page: 1 })
  expect(hrefOf(read('sort=favourites&page=1&q='))).toBe('/resume')
  expect(read('style=baroque&sort=best&page=0&mine=all&color=constructor&utm=x')).toEqual(read(''))
  expect(read('page=-3').page).toBe(1)
  expect(read('page=1e3').page).toBe(1)
  expect(read('page=99999').page).toBe(10_000)
  expect(hrefOf(read('page=2&job=tech&style=plain&q= 护士 '))).toBe(
    `/resume?q=${encodeURIComponent('护士')}&style=plain&job=tech&page=2`,
  )
  expect(read(`q=${'长'.repeat(200)}`).q).toHaveLength(100)
})

test('a change returns to the first page; a filter can be removed', () => {
  const third = read('style=plain&page=3&sort=new')
  expect(hrefOf(withChange(third, { job: 'tech' }))).toBe('/resume?style=plain&job=tech&sort=new')
  expect(hrefOf(withChange(third, { style: undefined }))).toBe('/resume?sort=new')
  expect(hrefOf(withChange(third, { page: 4 }))).toBe('/resume?style=plain&sort=new&page=4')
})

test('sends only values that are not the default to the server', () => {
  expect(inputOf(read('sort=favourites'))).toEqual({})
  expect(inputOf(read('job=tech&page=2&mine=favourites'))).toEqual({
    job: 'tech',
    page: '2',
    mine: 'favourites',
  })
})

test('one canonical page represents all that show the same', () => {
  expect(canonical('')).toBe('/resume')
  expect(canonical('page=3')).toBe('/resume?page=3')
  expect(canonical('purpose=campus')).toBe('/resume?purpose=campus')
  expect(canonical('purpose=campus&page=2')).toBe('/resume?purpose=campus&page=2')
  expect(canonical('style=plain&job=tech&purpose=campus')).toBe('/resume?purpose=campus')
  expect(canonical('color=pine')).toBe('/resume')
  expect(canonical('columns=one&job=tech&page=2')).toBe('/resume?job=tech')
  expect(canonical('sort=new&page=2')).toBe('/resume')
  expect(canonical('q=护士')).toBeUndefined()
  expect(canonical('mine=favourites')).toBeUndefined()
  expect(canonical('author=huajian-house-0001&page=2')).toBe('/resume?author=huajian-house-0001&page=2')
})

test('a list with a single filter has a title of its own', () => {
  expect(landingOf(read('job=nursing&page=2'))).toEqual({ facet: 'job', value: 'nursing' })
  for (const query of [
    '',
    'job=nursing&style=plain',
    'job=nursing&sort=new',
    'color=pine',
    'q=护士&job=tech',
  ])
    expect(landingOf(read(query)), query).toBeUndefined()
})

test('page links are the first, the last and the neighbours', () => {
  expect(pageLinks(1, 4)).toEqual([1, 2, 3, 4])
  expect(pageLinks(1, 1)).toEqual([1])
  expect(pageLinks(10, 400)).toEqual([1, null, 8, 9, 10, 11, 12, null, 400])
  expect(pageLinks(5, 9)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
})

test('documents have their own path, facets, tags and default order', () => {
  const slides = (query: string) => readChoice(new URLSearchParams(query), 'ppt')
  expect(slides('')).toEqual({ kind: 'ppt', sort: 'downloads', page: 1 })
  expect(hrefOf(slides('sort=downloads&purpose=campus&category=contract'))).toBe('/ppt')
  for (const kind of ['word', 'ppt'] as const)
    for (const facet of facetsOf(kind))
      for (const value of Object.keys(valuesOf(facet, kind))) {
        const href = hrefOf(withChange(readChoice(new URLSearchParams(), kind), { [facet]: value }))
        expect(href).toBe(`/${kind}?${facet}=${value}`)
        expect(readChoice(new URLSearchParams(href.split('?')[1]), kind)[facet]).toBe(value)
      }
  expect(hrefOf(slides(`tag= 述职 &style=plain&page=2`))).toBe(
    `/ppt?style=plain&tag=${encodeURIComponent('述职')}&page=2`,
  )
  expect(slides(`tag=${'长'.repeat(20)}`).tag).toHaveLength(12)
  expect(read('tag=述职&category=review')).toEqual(read(''))
  expect(inputOf(slides('category=review&page=2'))).toEqual({
    kind: 'ppt',
    sort: 'downloads',
    category: 'review',
    page: '2',
  })
  expect(canonicalOf(slides('tag=述职'))).toBe('/ppt')
  expect(canonicalOf(slides('style=plain&category=review&sort=new'))).toBe('/ppt?category=review')
  expect(landingOf(slides('category=review&page=2'))).toEqual({ facet: 'category', value: 'review' })
})
