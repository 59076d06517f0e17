import type { Browser, Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import type { Document } from '#packages/document/schema.ts'
import type { Editor } from '#packages/editor-core/editor.ts'
import { choiceWords } from '#packages/editor-forms/inputs/choice-words.ts'
import { type StyleName, styleSetters } from '#packages/layout/setters/style.ts'
import { ready, watchedPage } from './page.ts'

declare global {
  interface Window {
    editor: Editor
  }
}

/** Of the sample that the editor's page shows. */
export const WORK = 'work_experience-3'
export const PROFILE = 'base_info-1'

/** One pixel: small enough to be stored in the document itself. */
const pixel = () =>
  sharp({ create: { width: 1, height: 1, channels: 3, background: '#c23b26' } })
    .png()
    .toBuffer()

const PLACES = ['上', '右', '下', '左']

/** Uses the style pane of the editor with a sample, as a user does. */
export const openStylePanel = async (browser: Browser, url: string) => {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  })
  const { page, faults } = await watchedPage(context)
  // A source file that is saved meanwhile must not reload the page.
  await page.routeWebSocket(/./, () => {})
  const load = async (address = url) => {
    await page.goto(address)
    await ready(page)
    await page.getByRole('tab', { name: '主题' }).waitFor()
  }
  await load()

  const drawer = page.getByRole('region', { name: /全部样式$/ })

  const stored = (): Promise<Document> => page.evaluate(() => window.editor.state.getState().document)

  const openSection = (section: string) =>
    page.evaluate((id) => {
      window.editor.select({ section: id, slot: 'section' }, 'list')
      window.editor.show({ right: 'section' })
    }, section)

  const openAll = async (section: string) => {
    await openSection(section)
    if ((await drawer.count()) === 0) await page.getByRole('button', { name: '全部样式' }).click()
    await drawer.getByRole('combobox', { name: '作用于：整个栏目' }).waitFor()
  }

  const choose = async (label: string, option: string) => {
    await drawer.getByRole('combobox', { name: new RegExp(`^${label}：`) }).click()
    await page.getByRole('option', { name: option, exact: true }).click()
  }

  const number = async (scope: Locator, label: string, value: number) => {
    const field = scope.getByRole('spinbutton', { name: label, exact: true })
    await field.fill(String(value))
    await field.press('Enter')
  }

  const color = async (label: string) => {
    await drawer.getByRole('button', { name: new RegExp(`^${label}：`) }).click()
    const picker = page.getByRole('dialog', { name: label })
    await picker.getByRole('button', { name: '点缀色' }).click()
    await page.keyboard.press('Escape')
    await picker.waitFor({ state: 'detached' })
  }

  /** Sets a setter with the control that its table entry names. */
  const apply = async (name: StyleName, value: unknown) => {
    const { zh: label, input } = styleSetters[name]
    if (input === 'number' || input === 'number-or-sides') return number(drawer, label, value as number)
    if (input === 'color' || input === 'fill') return color(label)
    if (input === 'sides')
      for (const [at, side] of (value as number[]).entries())
        await number(drawer, `${label} ${PLACES[at]}`, side)
    else if (input === 'picture')
      await drawer.locator('input[type="file"]').setInputFiles({
        name: 'dot.png',
        mimeType: 'image/png',
        buffer: await pixel(),
      })
    else {
      const word = name === 'fontFamily' ? '思源宋体' : choiceWords[value as keyof typeof choiceWords].zh
      await drawer.getByText(label, { exact: true }).first().waitFor()
      const segments = drawer.getByRole('radiogroup', { name: label, exact: true })
      if ((await segments.count()) > 0) await segments.getByRole('radio', { name: word, exact: true }).click()
      else await choose(label, word)
    }
  }

  return {
    page,
    /** Errors since the last call. */
    faults: () => faults.splice(0).filter((fault) => !fault.includes('was preloaded using link preload')),
    load,
    drawer,
    stored,
    openSection,
    openAll,
    apply,
    number,
    chooseTarget: (name: string) => choose('作用于', name),
    reset: (label: string, scope: Locator | Page = page) =>
      scope.getByRole('button', { name: `还原「${label}」` }).click(),
    close: () => context.close(),
  }
}

export type StylePanel = Awaited<ReturnType<typeof openStylePanel>>
