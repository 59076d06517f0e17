import { expect, test } from 'vitest'
import { themes } from '#packages/document/themes.ts'
import { beginHref, fonts, readTryOn, tryOnPairs } from './try-on.ts'

const read = (query: string) => readTryOn(new URLSearchParams(query))

test('options survive the way to an address and back', () => {
  for (const colors of Object.keys(themes))
    for (const font of fonts) {
      const tryOn = read(`colors=${colors}&font=${font}&language=en&content=my-resume_1`)
      expect(tryOn).toEqual({ colors, font, language: 'en', content: 'my-resume_1' })
      expect(readTryOn(new URLSearchParams(tryOnPairs(tryOn)))).toEqual(tryOn)
    }
  expect(beginHref('huajian-template-011', read('colors=pine&content=empty'))).toBe(
    '/builder/new?template=huajian-template-011&colors=pine&content=empty',
  )
})

test('the sample is the default, and unknown values are ignored', () => {
  expect(read('content=sample')).toEqual({})
  expect(read('colors=toString&font=comic&language=fr&content=../x')).toEqual({})
  expect(beginHref('huajian-template-011', {})).toBe('/builder/new?template=huajian-template-011')
})
