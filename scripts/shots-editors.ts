import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Page } from 'playwright-core'
import { createResume } from '#features/resumes/contract.ts'
import { createTemplate } from '#features/templates/contract.ts'
import { personOf } from '#packages/samples/people.ts'
import { sampleDocument } from '#packages/sections/sample-document.ts'
import { launchChromium } from '#test/kit/chromium.ts'
import { ready } from '#test/kit/page.ts'
import { aPerson } from '#test/kit/people.ts'
import { startServer } from '#test/kit/server.ts'
import { ensureBuild } from './build.ts'

// npm run shots -- editors [--only 1440 --state theme --theme dark --lang en]: the builder, the slide editor and the
// designer in all their states, each opened separately, as shots/editors/index.html.
const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    only: { type: 'string', default: '' },
    state: { type: 'string', default: '' },
    theme: { type: 'string', default: 'light' },
    lang: { type: 'string', default: 'zh' },
  },
})
const WIDTHS = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
]
const folder = join(import.meta.dirname, '../shots/editors')
mkdirSync(folder, { recursive: true })
await ensureBuild()
const server = await startServer()
const browser = await launchChromium()
const { token } = await aPerson(server.deps)
const document = sampleDocument(personOf('engineer', values.lang === 'en' ? 'en' : 'zh'))
const { id } = await server.as(token).call(createResume, { document })
const { id: template } = await server.as(token).call(createTemplate, { document, meta: {} })

/** Located by attributes, because pictures are taken in both languages. */
const head = (page: Page, at: number) => page.locator('[data-section-head]').nth(at)
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768
const phoneTab = async (page: Page, at: number) => {
  if (isPhone(page)) await page.locator('nav:has(> button:nth-child(3):last-child) > button').nth(at).click()
}
const openForm = async (page: Page, at: number) => {
  await phoneTab(page, 0)
  await head(page, at).click()
}
const styleTab = async (page: Page, at: number) => {
  await phoneTab(page, 2)
  await page.locator('aside').last().getByRole('tab').nth(at).click()
}

type State = (page: Page) => Promise<void>
const writing: Record<string, State> = {
  opened: async () => undefined,
  list: (page) => phoneTab(page, 0),
  'form of a person': (page) => openForm(page, 1),
  'form of entries': (page) => openForm(page, 3),
  'styled text': async (page) => {
    await openForm(page, 3)
    const entry = page.locator('[data-entry-head]').nth(1)
    if (!isPhone(page) && (await entry.getAttribute('aria-expanded')) !== 'true') await entry.click()
    await page.locator('[contenteditable="true"]').first().click()
  },
  'selected on the page': (page) =>
    page.locator('[data-page="1"] [data-section="work_experience"] [data-field="post"]').first().click(),
  'written on the page': (page) =>
    page.locator('[data-page="1"] [data-section="work_experience"] [data-field="post"]').first().dblclick(),
  theme: (page) => styleTab(page, 0),
  section: (page) => styleTab(page, 1),
  page: (page) => styleTab(page, 2),
}

const TOOLS = '[role="menuitem"]:enabled'
/** Entries of the tools menu, by number; each opens a panel or dialog. */
const toolsOf = async (page: Page): Promise<string[]> => {
  await page.locator('[data-tour="tools"]').click()
  const names = await page.locator(TOOLS).allInnerTexts()
  await page.keyboard.press('Escape')
  return names.map((name) => name.split('\n')[0] ?? '')
}
const openTool =
  (at: number): State =>
  async (page) => {
    await page.locator('[data-tour="tools"]').click()
    await page.locator(TOOLS).nth(at).click()
  }

const editors: Record<string, { path: string; states: Record<string, State>; tools: boolean }> = {
  builder: { path: `/builder/${id}`, states: writing, tools: true },
  slides: { path: '/builder/new?kind=ppt', states: { opened: async () => undefined }, tools: false },
  word: { path: '/builder/new?kind=word', states: { opened: async () => undefined }, tools: false },
  'blank resume': { path: '/builder/new', states: { opened: async () => undefined }, tools: false },
  designer: {
    path: `/createTemplate/designer?id=${template}`,
    states: { opened: async () => undefined },
    tools: true,
  },
}

const cards: string[] = []
for (const viewport of WIDTHS.filter(({ width }) => String(width).includes(values.only))) {
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' })
  const cookies = { theme: values.theme, lang: values.lang, token }
  await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: server.url })))
  await context.addInitScript(() => localStorage.setItem('huajian-tour', '0'))
  const page = await context.newPage()
  page.setDefaultTimeout(8000)
  for (const [editor, { path, states, tools }] of Object.entries(editors)) {
    const open = async () => {
      await page.goto(server.url + path, { timeout: 60_000 })
      await ready(page)
      await page.locator('[data-stage] [data-page="1"]').waitFor({ state: 'attached', timeout: 30_000 })
    }
    await open()
    const names = tools ? await toolsOf(page) : []
    const all = { ...states, ...Object.fromEntries(names.map((name, at) => [name, openTool(at)])) }
    for (const [state, enter] of Object.entries(all).filter(([name]) => name.includes(values.state))) {
      await open()
      const fault = await enter(page).then(
        () => '',
        (error: Error) => ` (${error.message.split('\n')[0]})`,
      )
      // Loading states, automatic popups, and pictures that are still being rendered.
      await page.waitForLoadState('networkidle').catch(() => undefined)
      await page
        .locator('[aria-busy="true"], progress, [role="progressbar"]')
        .first()
        .waitFor({ state: 'detached' })
        .catch(() => undefined)
      await page.waitForTimeout(900)
      const name = `${editor} ${viewport.width} ${state}.png`.replaceAll(/[/\s]+/g, '-')
      await page.screenshot({ path: join(folder, name) })
      cards.push(
        `<figure><a href="${name}"><img src="${name}" width="${viewport.width / 4}"></a><figcaption>${editor} ${viewport.width} ${state}${fault}</figcaption></figure>`,
      )
      if (fault) console.log(`${name}${fault}`)
    }
  }
  await context.close()
}
writeFileSync(
  join(folder, 'index.html'),
  `<!doctype html><meta charset="utf-8"><style>body{display:flex;flex-wrap:wrap;gap:16px;font:13px sans-serif}</style>${cards.join('')}`,
)
console.log(`${cards.length} pictures in shots/editors/index.html`)
await browser.close()
await server.stop()
process.exit(0)
