import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { artNames } from './art.ts'

const folder = join(import.meta.dirname, 'art')
const SIZES = ['1280×720', '640×720', '640×640']

test('the list names every drawing that there is', () => {
  expect(readdirSync(folder).sort()).toEqual(artNames.map((name) => `art-${name}.svg`).sort())
})

describe.each(artNames)('%s', (name) => {
  const svg = readFileSync(join(folder, `art-${name}.svg`), 'utf8')

  test('says its size, and the same in its view box', () => {
    const [, width, height, box] =
      /^<svg [^>]*width="(\d+)" height="(\d+)" viewBox="([^"]+)">/.exec(svg) ?? []
    expect(SIZES).toContain(`${width}×${height}`)
    expect(box).toBe(`0 0 ${width} ${height}`)
    expect(width === '1280').toBe(name.endsWith('-wide'))
  })

  test('is small, stands alone and holds shapes only', () => {
    expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(16 * 1024)
    const elements = new Set(Array.from(svg.matchAll(/<([a-zA-Z]+)/g), ([, element]) => element))
    const known = 'svg g defs clipPath linearGradient stop rect circle ellipse path'.split(' ')
    expect([...elements].filter((element = '') => !known.includes(element))).toEqual([])
    expect(svg).not.toMatch(/href|style=|\son\w+=|<!|<\?|&/)
    for (const [, address] of svg.matchAll(/url\(([^)]*)\)/g))
      expect(svg).toContain(`id="${address?.slice(1)}"`)
    expect(svg.match(/https?:[^"]*/g)).toEqual(['http://www.w3.org/2000/svg'])
  })

  test('is well-formed and covers its whole ground', async () => {
    const { isOpaque } = await sharp(Buffer.from(svg), { density: 18 }).stats()
    expect(isOpaque).toBe(true)
  })
})
