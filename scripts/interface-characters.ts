import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { type FaceId, faces } from '#packages/fonts/faces.ts'
import { type InterfaceCharacters, type ScreenGroup, screenGroups } from '#packages/fonts/interface.ts'
import { launchChromium } from '#test/kit/chromium.ts'
import { ready } from '#test/kit/page.ts'
import { aPerson } from '#test/kit/people.ts'
import { startServer } from '#test/kit/server.ts'
import { ensureBuild } from './build.ts'

// npm run interface-characters, after a change of the words or fonts of public screens: writes
// packages/fonts/interface-characters.json. It opens the screens as a visitor and records which characters are drawn in
// which interface font.

/** `:first` is the first item that the list before it links to. */
const SCREENS: Record<ScreenGroup, readonly string[]> = {
  home: ['/'],
  lists: ['/resume', '/word', '/ppt'],
  pages: [
    '/resume/:first',
    '/word/:first',
    '/ppt/:first',
    '/membership',
    '/webCode',
    '/auth/login',
    '/auth/register',
    '/forget-password',
    '/terms',
    '/privacy',
    '/nowhere',
  ],
  app: [
    '/builder/new',
    '/generateAiResume',
    '/profile',
    '/profile/points',
    '/profile/resume',
    '/profile/setting',
    '/createTemplate/designer',
  ],
}

const WIDTHS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]

/** Runs in the page: characters by font, without those of documents, except the document on the home page's stage. */
const readCharacters = (): Record<string, string> => {
  const found: Record<string, Set<string>> = {}
  const add = (element: Element, text: string) => {
    if (element.closest('.hj-doc') && !element.closest('[data-sheet]')) return
    const { fontFamily, fontWeight } = getComputedStyle(element)
    const [first = ''] = fontFamily.split(',')
    const family = /kai/i.test(first)
      ? 'kai'
      : /serif/i.test(first) && !/sans/i.test(first)
        ? 'serif'
        : 'sans'
    const face = `${family}-${Number(fontWeight) > 500 ? 700 : 400}`
    found[face] ??= new Set()
    for (const sign of text) if (sign.trim() !== '') found[face].add(sign)
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    if (text.parentElement?.checkVisibility()) add(text.parentElement, text.nodeValue ?? '')
  for (const input of document.querySelectorAll<HTMLInputElement>('input, textarea'))
    add(input, input.placeholder + input.value)
  return Object.fromEntries(Object.entries(found).map(([face, signs]) => [face, [...signs].join('')]))
}

const addressOf = async (page: Page, site: string, path: string): Promise<string> => {
  if (!path.endsWith('/:first')) return site + path
  const list = path.replace('/:first', '')
  await page.goto(site + list)
  const href = await page.locator(`main a[href^="${list}/"]`).first().getAttribute('href')
  return new URL(href ?? list, site).href
}

await ensureBuild()
const server = await startServer()
const browser = await launchChromium()
const { token } = await aPerson(server.deps)
const drawn = new Map<FaceId, Record<ScreenGroup, Set<string>>>(
  faces
    .filter(({ family }) => family !== 'kai')
    .map(({ id }) => [id, { home: new Set(), lists: new Set(), pages: new Set(), app: new Set() }]),
)
for (const group of screenGroups)
  for (const lang of ['zh', 'en'])
    for (const viewport of WIDTHS) {
      const context = await browser.newContext({ viewport })
      const cookies = { lang, ...(group === 'app' ? { token } : {}) }
      await context.addCookies(
        Object.entries(cookies).map(([name, value]) => ({ name, value, url: server.url })),
      )
      const page = await context.newPage()
      for (const path of SCREENS[group]) {
        await page.goto(await addressOf(page, server.url, path))
        await ready(page)
        for (const [face, signs] of Object.entries(await page.evaluate(readCharacters)))
          for (const sign of signs) drawn.get(face as FaceId)?.[group].add(sign)
      }
      await context.close()
    }
await browser.close()
await server.stop()

/** Without the characters of earlier groups and sorted by code point, so that a change affects few lines. */
const characters: InterfaceCharacters = {}
for (const [face, groups] of drawn) {
  const known = new Set<string>()
  characters[face] = Object.fromEntries(
    screenGroups.map((group) => {
      const fresh = [...groups[group]].filter((sign) => !known.has(sign)).sort()
      for (const sign of fresh) known.add(sign)
      return [group, fresh.join('')]
    }),
  )
}
const file = join(import.meta.dirname, '../packages/fonts/interface-characters.json')
writeFileSync(file, `${JSON.stringify(characters, null, 2)}\n`)
for (const [face, groups] of Object.entries(characters))
  console.log(
    face,
    Object.entries(groups)
      .map(([group, signs]) => `${group} ${[...signs].length}`)
      .join(', '),
  )
// The renderer threads would keep the process alive.
process.exit()
