import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { Document, Section } from '#packages/document/schema.ts'
import type { Finding } from '#packages/render/check/finding.ts'
import { dressed, type Wearer } from '#packages/templates/dressed.ts'
import { sampleEvery } from '#test/kit/long.ts'
import { inWorker } from '#test/kit/worker.ts'

let page: Page

inWorker.beforeAll(async ({ chromium, partPages }) => {
  page = await chromium.newPage({ viewport: { width: 1200, height: 900 } })
  await page.goto(`${partPages}/test/pages/template-check.html`)
  await page.waitForSelector('html[data-ready="true"]', { state: 'attached' })
  return () => page.close()
})

const stored = (name: string) => page.evaluate((one) => window.stored[one] as Document, name)
const check = (template: Document) => page.evaluate((one) => window.check(one), template)
const summaryOf = ({ rule, section, field }: Finding) => [rule, section, field].filter(Boolean).join(' ')

/** Known findings of these pages with contents that they were not designed for; an empty list means none. */
const KNOWN: Record<string, string[]> = {
  // A vertical name of thirteen characters is longer than the panel.
  '07-letterpaper-curator': ['overflow base name'],
  // The columns for years are too narrow for months.
  '08-academic-researcher': ['overlap app name', 'overlap edu schoolName', 'overlap grant name'],
}
const names = globSync('packages/templates/pages/*.json').map((file) => basename(file, '.json'))

test.each(names.sort())('%s: has only known findings', async (name) => {
  const report = await check(await stored(name))
  expect([...new Set(report.all.map(summaryOf))].sort()).toEqual(KNOWN[name] ?? [])
  expect(report.contrast).toBeGreaterThanOrEqual(4.5)
  expect(report.trials.map(({ trial }) => trial)).toEqual(['empty', 'long', 'english', 'photoless'])
  expect(report.tookMs).toBeGreaterThan(0)
})

const gallery = globSync('packages/templates/gallery/*.json').sort()

test.each(sampleEvery(gallery, 27))('%s: has no findings', async (file) => {
  const { document, wearer } = JSON.parse(readFileSync(file, 'utf8')) as {
    document: Document
    wearer: Wearer
  }
  const report = await check(dressed(document, wearer))
  expect([...new Set(report.all.map(summaryOf))]).toEqual([])
  expect(report.contrast).toBeGreaterThanOrEqual(4.5)
})

const documents = globSync('packages/templates/{word,ppt}/*.json').sort()

test.each(sampleEvery(documents, 14))('%s: has no findings', async (file) => {
  const { document } = JSON.parse(readFileSync(file, 'utf8')) as { document: Document }
  const report = await check(document)
  expect([...new Set(report.all.map(summaryOf))]).toEqual([])
  expect(report.contrast).toBeGreaterThanOrEqual(4.5)
})

describe('finds a planted fault in its place', () => {
  type Spoil = (document: Document) => void
  const spoilt = async (spoil: Spoil, name = '02-modern-engineer') => {
    const template = await stored(name)
    spoil(template)
    return { template, report: await check(template) }
  }
  const sectionOf = (document: Document, kind: string) => {
    const section = document.sections.find((one) => one.kind === kind)
    if (!section) throw new Error(`no ${kind}`)
    return section
  }
  const planted: [string, string, Spoil, string?][] = [
    [
      'a box wider than its column',
      'overflow',
      (one) => {
        sectionOf(one, 'work_experience').style.bullets = { width: 900 }
      },
    ],
    [
      'a text out of its painted box',
      'overflow',
      (one) => {
        sectionOf(one, 'work_experience').style.name = {
          width: 40,
          letterSpacing: 20,
          background: '#eeeeee',
          height: 18,
        }
      },
    ],
    [
      'lines pulled over one another',
      'overlap',
      (one) => {
        sectionOf(one, 'work_experience').style.bullets = { lineHeight: 0.8, margin: [-40, 0, 0, 0] }
      },
    ],
    [
      'pale text on white',
      'contrast',
      (one) => {
        sectionOf(one, 'work_experience').style.bullets = { color: '#bbbbbb' }
      },
    ],
    [
      'see-through text',
      'contrast',
      (one) => {
        sectionOf(one, 'work_experience').style.bullets = { opacity: 0.3 }
      },
    ],
    [
      'text on a ground of its own colour',
      'contrast',
      (one) => {
        sectionOf(one, 'work_experience').style.section = { background: '#1e2530' }
      },
    ],
    [
      'colours that are one grey',
      'mono',
      (one) => {
        const skills = sectionOf(one, 'skill_specialties')
        skills.variant = 6
        skills.style.proficiency = { color: '#b80000', background: '#00602a' }
      },
    ],
    [
      'what is told last and stands first',
      'order',
      (one) => {
        sectionOf(one, 'work_experience').style.bullets = { margin: [-400, 0, 400, 0] }
      },
    ],
  ]
  test.each(planted)('%s', async (_, rule, spoil, name) => {
    const { template, report } = await spoilt(spoil, name)
    const found = report.all.filter((one) => one.rule === rule)
    expect(found.map(summaryOf)).not.toEqual([])
    const ids = template.sections.map(({ id }) => id)
    for (const { section, box } of found) {
      expect(ids).toContain(section)
      expect(box.bottom).toBeGreaterThan(box.top)
    }
  })

  test('a box that may not break and is longer than a page is cut', async () => {
    const { report } = await spoilt((one) => {
      sectionOf(one, 'work_experience').style.section = { display: 'inline-block' }
    })
    expect(report.all.map(({ rule }) => rule)).toEqual(expect.arrayContaining(['cut']))
  })

  test('space reserved for a missing picture', async () => {
    const found = await page.evaluate(() => {
      const draw = (columns: string, picture: string) => {
        const root = document.createElement('div')
        root.style.cssText = 'position:absolute;left:0;top:0;width:794px;height:400px'
        root.innerHTML = `<div data-page="1" style="width:794px;height:400px"><div data-flow style="padding:40px">
          <section data-id="base"><div style="display:grid;grid-template-columns:${columns}">
          <div class="hj-stack"><div class="hj-text">林知夏</div><div class="hj-text">高级产品经理</div></div>${picture}</div></section>
          </div></div>`
        document.body.append(root)
        return root
      }
      const drawn = draw('1fr 90px', '<img data-slot="avatar" style="width:90px;height:120px" alt="">')
      const rules = (root: HTMLElement) => window.findHoles(drawn, root).map(({ rule }: Finding) => rule)
      return {
        reserved: rules(draw('1fr 90px', '')),
        framed: rules(
          draw('1fr 90px', '<div data-slot="avatar" style="width:90px;height:120px;background:#eee"></div>'),
        ),
        closed: rules(draw('1fr', '')),
      }
    })
    expect(found).toEqual({ reserved: ['hole'], framed: ['hole'], closed: [] })
  })
})

describe('a presentation is checked slide by slide, with its content', () => {
  const slide = (id: string, lines: number, more: Partial<Section> = {}): Section => ({
    id,
    kind: 'slide_text',
    variant: 1,
    region: 'main',
    title: '停车场里的菜市场',
    visible: true,
    items: [
      {
        id: `${id}-own`,
        own: true,
        data: {
          content: Array.from({ length: lines }, () => ({
            spans: [{ text: '把晚上空着的停车场，变成街坊的菜场。' }],
          })),
        },
      },
    ],
    props: {},
    style: {},
    ...more,
  })
  const deck = async (...sections: Section[]): Promise<Document> => {
    const { page: settings, ...rest } = await stored('02-modern-engineer')
    return {
      ...rest,
      kind: 'ppt',
      page: { ...settings, size: '16:9', layout: 'base' },
      theme: { ...rest.theme, fontSize: 22 },
      sections,
    }
  }

  test('slides that fit and are readable have no findings', async () => {
    const report = await check(await deck(slide('one', 3), slide('two', 4, { ground: 'theme' })))
    expect(report.all.map(summaryOf)).toEqual([])
    expect(report.trials.map(({ trial, pages }) => [trial, pages])).toEqual([['own', 2]])
  })

  test('an overfull and an unreadable slide are found in their places', async () => {
    const pale = slide('pale', 3, { ground: 'dark', style: { content: { color: '#303a46' } } })
    const report = await check(await deck(slide('one', 3), slide('full', 60), pale))
    const found = report.all.map(({ rule, section, box }) => [rule, section, box.page])
    expect(found).toContainEqual(['overflow', 'full', 1])
    const slides = report.trials[0]?.pages ?? 0
    expect(slides).toBeGreaterThan(3)
    expect(found).toContainEqual(['contrast', 'pale', slides - 1])
  })
})
