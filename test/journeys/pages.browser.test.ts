import { execFileSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { Document } from '#packages/document/schema.ts'
import { atLength } from '#packages/samples/lengths.ts'
import { personOf } from '#packages/samples/people.ts'
import { FLOORS, fitOnePage } from '#packages/sections/fit-page.ts'
import { sampleDocument } from '#packages/sections/sample-document.ts'
import { dressed, type Wearer } from '#packages/templates/dressed.ts'
import { chanceDocument } from '#test/kit/documents.ts'
import { isLong, sampleEvery } from '#test/kit/long.ts'
import { inWorker } from '#test/kit/worker.ts'

const ROOT = join(import.meta.dirname, '../..')

let page: Page
const errors: string[] = []

inWorker.beforeAll(async ({ chromium, partPages }) => {
  page = await chromium.newPage({ viewport: { width: 900, height: 1200 } })
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('favicon')) errors.push(message.text())
  })
  await page.goto(`${partPages}/test/pages/document.html`)
  await page.waitForSelector('html[data-ready="true"]', { state: 'attached' })
  return () => page.close()
})

interface Report {
  pages: number
  windows: number
  cut: string[]
  orphans: string[]
  misplaced: string[]
  wide: string[]
}

/** Every line of every flow and the column that it is laid out in. */
const inspect = (document: Document): Promise<Report> =>
  page.evaluate(async (shown: Document) => {
    const pages = await window.show(shown)
    const first = globalThis.document.querySelector('[data-page="1"]') as HTMLElement
    const pitch = first.offsetWidth
    const origin = first.getBoundingClientRect()
    const report: Report = {
      pages,
      windows: globalThis.document.querySelectorAll('[data-page]').length,
      cut: [],
      orphans: [],
      misplaced: [],
      wide: [],
    }
    for (const flow of first.querySelectorAll<HTMLElement>('[data-flow]')) {
      const box = flow.getBoundingClientRect()
      const walker = globalThis.document.createTreeWalker(flow, NodeFilter.SHOW_TEXT)
      const range = globalThis.document.createRange()
      while (walker.nextNode()) {
        const node = walker.currentNode
        const holder = node.parentElement
        if (!node.textContent?.trim() || !holder || getComputedStyle(holder).visibility === 'hidden') continue
        range.selectNodeContents(node)
        for (const line of range.getClientRects()) {
          if (line.width === 0) continue
          const where = `${holder.closest('[data-section]')?.getAttribute('data-section')}_${holder.closest('[data-section]')?.getAttribute('data-variant')}: ${node.textContent.slice(0, 24)}`
          if (line.top < origin.top - 1 || line.bottom > box.bottom + 1.5) report.cut.push(where)
          const column = Math.floor((line.left - origin.left + 0.5) / pitch)
          const right = line.right - origin.left - column * pitch
          if (right > pitch + 1 || line.left - origin.left - column * pitch < -1) report.wide.push(where)
        }
      }
      const columnOf = (element: Element, last: boolean) => {
        const rects = [...element.getClientRects()].filter((rect) => rect.width > 0 && rect.height > 0)
        const rect = last ? rects.at(-1) : rects[0]
        return rect ? Math.floor((rect.left - origin.left + 1) / pitch) : -1
      }
      for (const section of flow.querySelectorAll<HTMLElement>(':scope > .hj-section')) {
        const title = section.querySelector(':scope > .hj-title')
        const body = section.querySelector(':scope > .hj-body')
        if (
          title &&
          body &&
          !section.classList.contains('hj-beside') &&
          columnOf(title, true) !== columnOf(body, false)
        )
          report.orphans.push(section.dataset.section ?? '')
      }
      const order = [...flow.querySelectorAll<HTMLElement>(':scope > .hj-section')]
      for (const [at, section] of order.entries()) {
        const wanted = shown.sections.find((one) => one.id === section.dataset.id)?.breakBefore
        const before = order[at - 1]
        if (wanted && before && columnOf(section, false) <= columnOf(before, true))
          report.misplaced.push(section.dataset.section ?? '')
      }
    }
    return report
  }, document)

const SEEDS = Array.from({ length: 200 }, (_, at) => at + 1)
const RANGES = isLong ? Array.from({ length: 10 }, (_, at) => [at * 20 + 1, at * 20 + 20]) : [[1, 3]]

describe('200 random documents', () => {
  test.each(RANGES)(
    'documents %i to %i: no cut line, no orphan title, breaks where they are set, nothing off the page',
    async (from, to) => {
      for (const seed of SEEDS.slice(from - 1, to)) {
        const report = await inspect(chanceDocument(seed))
        expect({ seed, ...report }).toMatchObject({
          seed,
          windows: report.pages,
          cut: [],
          orphans: [],
          misplaced: [],
          wide: [],
        })
      }
      expect(errors).toEqual([])
    },
    120_000,
  )
})

/** Letters and Chinese characters only, because readers of the file space words and join lines differently. */
const charactersOf = (text: string) =>
  [
    ...text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, ''),
  ]
    .sort()
    .join('')

const show = (document: Document) => page.evaluate((shown: Document) => window.show(shown), document)
const textOfPages = () => page.evaluate(() => window.textOfPages())

const printedPages = async (): Promise<string[]> => {
  const file = join(mkdtempSync(join(tmpdir(), 'huajian-print-')), 'print.pdf')
  writeFileSync(file, await page.pdf({ preferCSSPageSize: true, printBackground: true }))
  return execFileSync('pdftotext', ['-raw', file, '-']).toString().split('\f').slice(0, -1)
}

test.each(sampleEvery([2, 9, 23, 57, 101, 140], 3))(
  'document %i: the printed file has the screen’s breaks, each text once',
  async (seed) => {
    const document = { ...chanceDocument(seed) }
    await show({ ...document, page: { ...document.page, size: 'A4' } })
    const screen = await textOfPages()
    const printed = await printedPages()
    expect(printed).toHaveLength(screen.length)
    for (const [at, text] of screen.entries())
      expect(charactersOf(printed[at] ?? '')).toBe(charactersOf(text))
  },
)

test.runIf(isLong)(
  'typing in the middle of three pages moves the breaks as a fresh layout would',
  async () => {
    const document = sampleDocument(personOf('engineer', 'zh'))
    const typed = (extra: string): Document => ({
      ...document,
      sections: document.sections.map((section) =>
        section.kind !== 'work_experience'
          ? section
          : {
              ...section,
              items: section.items.map((item, at) =>
                at === 1
                  ? {
                      ...item,
                      data: { ...item.data, bullets: [{ list: 'bullet', spans: [{ text: extra }] }] },
                    }
                  : item,
              ),
            },
      ),
    })
    const sentence = '把发布系统改为渐进式灰度与自动回滚，日均上线由六次增至四十一次。'
    const breaks = new Map<number, string[]>()
    for (let length = 0; length <= 12; length += isLong ? 1 : 3) {
      await show(typed(sentence.repeat(length)))
      breaks.set(length, await textOfPages())
    }
    expect(new Set([...breaks.values()].map((pages) => pages[1]?.slice(0, 20))).size).toBeGreaterThan(3)
    for (const [length, pages] of [...breaks].reverse()) {
      await show(chanceDocument(1))
      await show(typed(sentence.repeat(length)))
      expect(await textOfPages()).toEqual(pages)
    }
  },
)

const fromGallery = (name: string, change: (document: Document) => Document): Document => {
  const file = join(ROOT, `packages/templates/gallery/${name}.json`)
  const { document, wearer } = JSON.parse(readFileSync(file, 'utf8')) as {
    document: Document
    wearer: Wearer
  }
  return dressed(change(document), wearer)
}

test('entries without a body do not stick together: a page is filled before the next begins', async () => {
  const ORDER = [
    'base_info',
    'skill_specialties',
    'work_experience',
    'internship_experience',
    'edu_background',
  ]
  await show(
    fromGallery('041-bai-ge', (document) => {
      const of = (kind: string) => document.sections.filter((section) => section.kind === kind)
      const [last] = of('awards')
      return {
        ...document,
        theme: { ...document.theme, fontSize: 13.5 },
        page: { ...document.page, margin: { top: 15, right: 16, bottom: 13, left: 16 } },
        sections: [
          ...ORDER.flatMap(of),
          ...(last ? [last, { ...last, id: 'self', kind: 'self_evaluation', variant: 2 }] : []),
        ],
      }
    }),
  )
  const [first, second] = await textOfPages()
  expect(first).toContain('护理硕士')
  expect(second).toContain('市优秀护士')
})

test('a title, the head of its table and the first row stay together across pages', async () => {
  for (let top = 32; top <= 46; top += 2) {
    await show(
      fromGallery('079-zhangce', (document) => ({
        ...document,
        theme: { ...document.theme, titleVariant: 3 },
        page: { ...document.page, margin: { ...document.page.margin, top } },
      })),
    )
    const found = (await textOfPages()).filter((text) => text.includes('等级'))
    expect(
      found.map((text) => /荣誉|奖/.test(text.slice(0, text.indexOf('等级')))),
      `${top}`,
    ).toEqual([true])
  }
})

/** The content of a resume of about a page and a third. */
const KINDS = [
  'base_info',
  'job_intention',
  'work_experience',
  'internship_experience',
  'project_experience',
  'edu_background',
  'skill_specialties',
  'awards',
  'self_evaluation',
]

test.each([
  ['engineer', 'normal'],
  ['nurse', 'normal'],
  ['graduate', 'normal'],
] as const)(
  '智能一页 brings %s onto one page, above the minimum sizes, and explains how',
  async (who, length) => {
    const whole = sampleDocument(atLength(personOf(who, 'zh'), length))
    const document = { ...whole, sections: whole.sections.filter(({ kind }) => KINDS.includes(kind)) }
    const measure = (one: Document) => page.evaluate((shown: Document) => window.measure(shown), one)
    expect(await measure(document)).toBeGreaterThan(1)
    const fit = await fitOnePage(document, measure)
    expect(fit.fits).toBe(true)
    if (!fit.fits) return
    expect(await show(fit.document)).toBe(1)
    expect(fit.document.theme.fontSize).toBeGreaterThanOrEqual(FLOORS.fontSize)
    expect(fit.changes.length).toBeGreaterThan(0)
  },
)

test('three pages are too much for one: nothing is changed, and the excess is shown', async () => {
  const document = sampleDocument(personOf('engineer', 'zh'))
  const fit = await fitOnePage(document, (one) =>
    page.evaluate((shown: Document) => window.measure(shown), one),
  )
  expect(fit).toMatchObject({ fits: false })
  if (!fit.fits) expect(fit.pages).toBeGreaterThan(1)
})

const stored = globSync('packages/templates/pages/*.json', { cwd: ROOT }).sort()

test.each(stored)('%s fills one page, with nothing cut or off it', async (file) => {
  const document = JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as Document
  const { pages, cut, orphans, wide } = await inspect(document)
  expect({ pages, cut, orphans, wide }).toEqual({ pages: 1, cut: [], orphans: [], wide: [] })
})

test.each(['left', 'right'] as const)(
  'a header over both columns, side %s, adds no page of its own',
  async (place) => {
    const short = sampleDocument(atLength(personOf('teacher', 'zh'), 'short'))
    const document: Document = {
      ...short,
      page: { ...short.page, layout: 'left_right', side: { place, width: 48, ground: 'none' } },
      sections: short.sections.map((section) => ({
        ...section,
        region:
          section.kind === 'base_info' ? 'header' : section.kind === 'skill_specialties' ? 'side' : 'main',
      })),
    }
    const { pages, cut, wide } = await inspect(document)
    expect({ pages, cut, wide }).toEqual({ pages: 1, cut: [], wide: [] })
  },
)
