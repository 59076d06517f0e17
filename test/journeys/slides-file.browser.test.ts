import { strFromU8, unzipSync } from 'fflate'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Document } from '#packages/document/schema.ts'
import type { DisplayList, Op, TextOp } from '#packages/export/display-list/list.ts'
import { personOf } from '#packages/samples/people.ts'
import { sampleDocument } from '#packages/sections/sample-document.ts'
import { allDocuments } from '#test/kit/all-documents.ts'
import { sampleEvery } from '#test/kit/long.ts'
import { inWorker } from '#test/kit/worker.ts'

let page: Page
const errors: string[] = []

inWorker.beforeAll(async ({ chromium, partPages }) => {
  page = await chromium.newPage({ viewport: { width: 900, height: 1200 } })
  page.on('pageerror', (error) => errors.push(error.message))
  await page.goto(`${partPages}/test/pages/files.html`)
  await page.waitForSelector('html[data-ready="true"]', { state: 'attached' })
  return () => page.close()
})

const make = async (document: Document, stopAt?: string) => {
  await page.evaluate((shown) => window.show(shown), document)
  const made = await page.evaluate(([shown, end]) => window.make('pptx', shown, {}, end), [
    document,
    stopAt,
  ] as const)
  const [file] = made.files
  const parts = unzipSync(Buffer.from(file?.bytes ?? '', 'base64'))
  const texts = Object.entries(parts).filter(([path]) => /\.(?:xml|rels)$/.test(path))
  return {
    ...made,
    name: file?.name,
    paths: Object.keys(parts),
    xml: new Map(texts.map(([path, bytes]) => [path, strFromU8(bytes)])),
  }
}
type Made = Awaited<ReturnType<typeof make>>

const readList = (): Promise<DisplayList> =>
  page.evaluate(async () => ({ ...(await window.readList()), pictures: [] }))

const textsIn = (ops: readonly Op[]): TextOp[] =>
  ops.flatMap((op) => (op.op === 'group' ? textsIn(op.ops) : op.op === 'text' ? [op] : []))

const bare = (text: string): string => text.replace(/\s/g, '')

/** The texts of a page, in reading order. */
const readingOrder = (list: DisplayList): string[] =>
  list.pages.map(({ ops }) => {
    const texts = textsIn(ops).filter(({ part }) => part !== undefined)
    return bare(
      texts
        .sort((one, other) => (one.part ?? 0) - (other.part ?? 0))
        .map(({ text }) => text)
        .join(''),
    )
  })

const plain = (xml: string): string =>
  xml.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')

/** The texts of a slide, in the order of its boxes, without decoration. */
const slideTexts = ({ xml }: Made, slides: number): string[] =>
  Array.from({ length: slides }, (_, at) => {
    const slide = xml.get(`ppt/slides/slide${at + 1}.xml`) ?? ''
    const boxes = [...slide.matchAll(/<p:sp>.*?<\/p:sp>/gs)]
      .map(([box]) => box)
      .filter((box) => !box.includes('decorative'))
    const texts = boxes.flatMap((box) =>
      [...box.matchAll(/<a:t>(.*?)<\/a:t>/gs)].map(([, text = '']) => text),
    )
    return bare(plain(texts.join('')))
  })

const notWellFormed = ({ xml }: Made): Promise<string[]> =>
  page.evaluate(
    (parts) =>
      parts
        .filter(([, text]) =>
          new DOMParser().parseFromString(text, 'application/xml').querySelector('parsererror'),
        )
        .map(([path]) => path),
    [...xml],
  )

/** Relationships to missing parts, and duplicate ids of one slide. */
const problemsIn = ({ xml, paths }: Made): string[] => {
  const problems: string[] = []
  for (const [path, text] of xml) {
    const folder = path.replace(/_rels\/[^/]*$/, '')
    for (const [, target = '', mode] of text.matchAll(/Target="([^"]*)"( TargetMode="External")?/g)) {
      const full = new URL(target, `file:///${folder}`).pathname.slice(1)
      if (!mode && path.endsWith('.rels') && !paths.includes(full)) problems.push(`${path}: ${target}`)
    }
    if (!/slides\/slide\d+\.xml$/.test(path)) continue
    const ids = [...text.matchAll(/<p:cNvPr id="(\d+)"/g)].map(([, id]) => id)
    if (new Set(ids).size !== ids.length) problems.push(`${path}: an id stands twice`)
    const relations = xml.get(path.replace('slides/', 'slides/_rels/').concat('.rels')) ?? ''
    for (const [, id] of text.matchAll(/r:(?:id|embed)="(rId\d+)"/g))
      if (!relations.includes(`Id="${id}"`)) problems.push(`${path}: ${id}`)
    if (/NaN|Infinity|undefined/.test(text)) problems.push(`${path}: a number is none`)
  }
  return problems
}

test.each(sampleEvery(allDocuments(3), 24))(
  'slides of %s have the texts of the pages, in their order',
  async (_, document) => {
    const made = await make(document)
    const list = await readList()
    expect(made.name).toBe('file.pptx')
    expect(slideTexts(made, list.pages.length)).toEqual(readingOrder(list))
    expect(problemsIn(made)).toEqual([])
    expect(await notWellFormed(made)).toEqual([])
  },
)

const engineer = sampleDocument(personOf('engineer', 'zh'))

test('lines of one paragraph are one editable box, in common fonts', async () => {
  const { xml, steps } = await make(engineer)
  const slide = xml.get('ppt/slides/slide1.xml') ?? ''
  expect(slide).toMatch(/<a:br>/)
  expect(slide).toContain('typeface="微软雅黑"')
  expect(slide).toContain('<p:ph type="title"/>')
  expect(slide).toMatch(/wrap="none" lIns="0"/)
  expect(slide.match(/<a:t>/g)?.length).toBeLessThan(160)
  expect(xml.get('ppt/presentation.xml')).toContain('<p:sldSz cx="7562850" cy="10696575"/>')
  expect(xml.get('docProps/core.xml')).toContain(`<dc:title>${engineer.title}</dc:title>`)
  expect(steps.map(({ step }) => step)).toContain('pages')
})

test('links keep their targets, and meters show their level', async () => {
  const [, designer] = allDocuments(0).find(([name]) => name.includes('dark-sidebar')) ?? ['', engineer]
  const { xml } = await make(designer)
  const relations = xml.get('ppt/slides/_rels/slide1.xml.rels') ?? ''
  expect(/Target="mailto:[^"]+" TargetMode="External"/.test(relations)).toBe(true)
  const slide = xml.get('ppt/slides/slide1.xml') ?? ''
  const labels = [...slide.matchAll(/name="Figure \d+" descr="([^"]*)"/g)].map(([, says]) => says)
  expect(labels).toEqual(['精通', '精通', '熟练', '熟练', '熟悉'])
})

test('a cancelled export makes no file, and the next one works', async () => {
  await expect(make(engineer, 'pages')).rejects.toThrow(/abort/i)
  const { paths } = await make(engineer)
  expect(paths).toContain('ppt/slides/slide1.xml')
  expect(errors).toEqual([])
})
