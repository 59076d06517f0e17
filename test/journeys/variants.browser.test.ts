import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { themes } from '#packages/document/themes.ts'
import { type KindName, kindNames } from '#packages/sections/registry.ts'
import { isLong } from '#test/kit/long.ts'
import { inWorker } from '#test/kit/worker.ts'

let page: Page
const errors: string[] = []

inWorker.beforeAll(async ({ chromium, partPages }) => {
  page = await chromium.newPage({ viewport: { width: 1600, height: 1000 } })
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  await page.goto(`${partPages}/test/pages/variants.html`)
  await page.waitForSelector('html[data-ready="true"]', { state: 'attached' })
  await page.addScriptTag({ path: `${import.meta.dirname}/../pages/inspect-variants.js` })
  return () => page.close()
})

declare global {
  interface Window {
    overflowing(): string[]
    overlapping(): string[]
    dangling(): string[]
    squeezed(): string[]
    unreadable(): string[]
    forbidden(): string[]
    /** The difference of two layouts, 0 to 1, by the positions of their text and figures. */
    differences(): { pair: string; share: number }[]
  }
}

const draw = (query: Record<string, string>) =>
  page.evaluate((search) => window.draw(search), String(new URLSearchParams(query)))

const FIXTURES: readonly Record<string, string>[] = [
  { person: 'engineer', language: 'zh', length: 'long' },
  { person: 'sales', language: 'en', length: 'long' },
  { person: 'graduate', language: 'zh', length: 'short' },
  { person: 'lawyer', language: 'zh', length: 'normal', font: 'serif' },
  { person: 'chef', language: 'zh', length: 'normal', font: 'kai' },
  { person: 'empty' },
  { person: 'long-words' },
  { person: 'no-photo' },
  { person: 'rare-characters' },
]

const SIDES = [
  { language: 'zh', ground: 'dark' },
  { language: 'en', ground: 'dark' },
  { language: 'en', ground: 'soft' },
  { language: 'zh', ground: 'soft' },
]

/** The long run tests all; otherwise a kind tests every second one, and the next kind the others. */
const shareOf = <One>(kind: KindName, all: readonly One[]): readonly One[] =>
  isLong ? all : all.filter((_, at) => (at + kindNames.indexOf(kind)) % 2 === 0)

describe.each(kindNames)('%s', (kind) => {
  test('renders every fixture without overflow, overlap or an error', async () => {
    for (const fixture of shareOf(kind, FIXTURES)) {
      await draw({ kind, ...fixture })
      const found = await page.evaluate(() => [
        ...window.overflowing(),
        ...window.overlapping(),
        ...window.dangling(),
      ])
      expect({ fixture, found }).toEqual({ fixture, found: [] })
    }
    expect(errors.splice(0)).toEqual([])
  })

  test('stays inside a side column, nothing squeezed, no bar at the edge of a line', async () => {
    for (const { language, ground } of shareOf(kind, SIDES)) {
      await draw({ kind, person: 'nurse', language, where: 'side', ground })
      const found = await page.evaluate(() => [
        ...window.overflowing(),
        ...window.squeezed(),
        ...window.dangling(),
      ])
      expect({ language, ground, found }).toEqual({ language, ground, found: [] })
    }
  })

  test('is readable in every built-in theme', async () => {
    for (const theme of shareOf(kind, Object.keys(themes))) {
      await draw({ kind, person: 'designer', theme })
      expect({ theme, found: await page.evaluate(() => window.unreadable()) }).toEqual({ theme, found: [] })
    }
  })

  test('uses only styles that every output supports', async () => {
    await draw({ kind, person: 'engineer', length: 'long' })
    expect(await page.evaluate(() => window.forbidden())).toEqual([])
  })

  /**
   * Two variants of a kind must differ in their layout. Text lines and figures are painted as grey blocks on a coarse
   * grid (8 px), without titles, icons and colours; the difference is the share of the inked area that is not common to
   * both. The same layout in another colour or with another rule gives 0; moving the dates from right to left gives
   * about 0.15; 0.06 is above what a changed weight or bullet does to line ends (measured 0.00–0.04).
   */
  test('no two variants have the same layout', async () => {
    if (kind === 'module_title') return
    await draw({ kind, person: 'engineer', length: kind === 'self_evaluation' ? 'long' : 'normal' })
    const close = (await page.evaluate(() => window.differences())).filter(({ share }) => share < 0.06)
    expect(close).toEqual([])
  })
})
