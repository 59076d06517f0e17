import { describe, expect, test } from 'vitest'
import { makeSlices } from './make-slices.ts'
import lines from './slices.json' with { type: 'json' }
import { codePointsOf, sliceOf, slices } from './slices.ts'

const all = slices.flatMap(codePointsOf)

describe('the plan of slices', () => {
  test('is what make-slices.ts makes of the installed faces', async () => {
    expect(lines).toEqual(await makeSlices())
  })

  test('holds no code point twice', () => {
    expect(new Set(all).size).toBe(all.length)
  })

  test('finds for every code point the slice that holds it', () => {
    const wrong = slices.filter((slice) => codePointsOf(slice).some((code) => sliceOf(code) !== slice))
    expect(wrong).toEqual([])
  })

  test('knows no slice for what no face has', () => {
    expect(['😀', '\n', '\u{10ffff}'].map((text) => sliceOf(text.codePointAt(0) ?? 0))).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })

  test('has no slice above 300 code points', () => {
    expect(slices.filter((slice) => codePointsOf(slice).length > 300)).toEqual([])
  })

  test('keeps everything that spaces out Latin and Chinese punctuation in slice 0', () => {
    const together = 'Ag 0-9~“”‘’—…·、。，；：？！（）《》〈〉「」『』【】〔〕～￥€'
    expect(new Set(Array.from(together, (c) => sliceOf(c.codePointAt(0) ?? 0)?.index))).toEqual(new Set([0]))
  })
})
