import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { blankDocument } from '#packages/document/blank.ts'
import { loadDocument } from '#packages/document/load.ts'
import type { Document, Item, Page, Section } from '#packages/document/schema.ts'
import { type PictureShape, pictureShapes } from '#packages/layout/setters/props.ts'
import { people, personOf } from '#packages/samples/people.ts'
import { shapeRatios } from '#packages/sections/picture-shape.ts'
import { kindFacts, kindOf } from '#packages/sections/registry.ts'
import { sampleDocument } from '#packages/sections/sample-document.ts'
import { sampleEvery } from '#test/kit/long.ts'
import type { Progress } from '../format.ts'
import type { PicturePort } from './pictures.ts'
import { docxWriter } from './writer.ts'

const portraits: PicturePort = async (src) => {
  const [, name] = /^sample-([a-z-]+)$/.exec(src) ?? []
  if (!name) return undefined
  const file = join(import.meta.dirname, `../../samples/avatars/${name}.svg`)
  const { data, info } = await sharp(file).png().toBuffer({ resolveWithObject: true })
  return { type: 'image/png', bytes: new Uint8Array(data), width: info.width, height: info.height }
}

const made = async (document: Document, pictures: PicturePort = async () => undefined) => {
  const { signal } = new AbortController()
  const [file] = await docxWriter.write({ document, name: '简历', report: () => {}, signal }, { pictures })
  if (!file) throw new Error('nothing was made')
  return file
}

const partOf = async (document: Document, part: string, pictures?: PicturePort): Promise<string> => {
  const files = unzipSync((await made(document, pictures)).bytes)
  const bytes = files[part]
  return bytes ? strFromU8(bytes) : ''
}

const bodyOf = (document: Document) => partOf(document, 'word/document.xml')

const section = (kind: string, items: Item['data'][], more: Partial<Section> = {}): Section => ({
  id: `${kind}-1`,
  kind,
  variant: 1,
  region: 'main',
  title: '栏目',
  visible: true,
  items: items.map((data, at) => ({ id: `i${at}`, data })),
  props: {},
  style: {},
  ...more,
})

const documentOf = (sections: Section[], page: Partial<Page> = {}): Document => {
  const blank = blankDocument('测试', 'zh')
  return { ...blank, page: { ...blank.page, ...page }, sections }
}

const work = (bullets: Item['data'][string], more: Item['data'] = {}) =>
  section('work_experience', [{ name: '一叶科技', post: '工程师', bullets, ...more }])

it('says who it is of and what it is about', async () => {
  const core = await partOf(sampleDocument(personOf('engineer', 'zh')), 'docProps/core.xml')
  expect(core).toContain('<dc:creator>纪行远</dc:creator>')
  expect(core).toMatch(/<cp:keywords>.*工作经历.*<\/cp:keywords>/)
})

it('names itself, and tells what it does', async () => {
  const steps: Progress[] = []
  const making = {
    document: sampleDocument(personOf('nurse', 'en')),
    name: 'CV',
    report: (progress: Progress) => void steps.push(progress),
    signal: new AbortController().signal,
  }
  const [file] = await docxWriter.write(making, { pictures: portraits })
  expect(file?.name).toBe('CV.docx')
  expect(steps.map(({ step }) => step)).toEqual(['pictures', 'write', 'write'])
})

it('stops when it is told to', async () => {
  const controller = new AbortController()
  const making = {
    document: sampleDocument(personOf('nurse', 'zh')),
    name: 'a',
    report: () => {},
    signal: controller.signal,
  }
  const pictures: PicturePort = async () => {
    controller.abort()
    return undefined
  }
  await expect(docxWriter.write(making, { pictures })).rejects.toThrow()
})

it('writes headings, lists that count from one each, and links as such', async () => {
  const xml = await bodyOf(
    documentOf([
      work([
        { list: 'number', spans: [{ text: '一' }] },
        { list: 'number', spans: [{ text: '二' }] },
        { spans: [{ text: '其间', href: 'https://example.com/a b?x=1&y=2' }] },
        { list: 'number', spans: [{ text: '又一' }] },
        { list: 'bullet', spans: [{ text: '点' }] },
      ]),
    ]),
  )
  expect(xml).toContain('w:val="Heading1"')
  expect(xml).toContain('w:val="Heading2"')
  const lists = [...xml.matchAll(/<w:numId w:val="(\d+)"\/>/g)].map(([, id]) => id)
  expect(lists).toHaveLength(4)
  expect(lists[0]).toBe(lists[1])
  expect(new Set(lists).size).toBe(3)
  expect(xml).toMatch(/<w:hyperlink [^>]*>.*其间/)
})

it('links only to what a reader can follow', async () => {
  const links = async (href: string) =>
    (
      await partOf(documentOf([work([{ spans: [{ text: '此处', href }] }])]), 'word/_rels/document.xml.rels')
    ).match(/Target="[^"]*" TargetMode="External"/g)
  expect(await links('https://例子.测试/路')).toEqual([expect.stringContaining('https://xn--')])
  expect(await links('https://')).toBeNull()
})

it('leaves out what is hidden, and every sign that XML cannot carry', async () => {
  const hidden = section('work_experience', [{ name: '看得见\u0000\u001b的\ud800公司' }, { name: '看不见' }])
  const items = hidden.items.map((item, at) => (at === 1 ? { ...item, hidden: true as const } : item))
  const fields = { post: { visible: false } }
  const xml = await bodyOf(
    documentOf([
      { ...hidden, items, props: fields },
      { ...hidden, id: 'off', visible: false },
    ]),
  )
  expect(xml).toContain('看得见的�公司')
  expect(xml).not.toContain('看不见')
  expect(xml.match(/公司/g)).toHaveLength(1)
})

it('keeps characters that few fonts have', async () => {
  const xml = await bodyOf(documentOf([section('base_info', [{ name: '䶮𠮷 👩‍🔬' }])]))
  expect(xml).toContain('䶮𠮷 👩‍🔬')
})

it('sets the page: size, running texts, numbers, colour, frame', async () => {
  const page: Partial<Page> = {
    size: 'Letter',
    layout: 'page_1',
    frame: 'double',
    header: '机密',
    footer: '求职材料',
    numbers: 'of',
    background: { color: '#fff8e8' },
  }
  const document = documentOf([work([{ spans: [{ text: '内容' }] }])], page)
  const xml = await bodyOf(document)
  expect(xml).toContain('<w:pgSz w:w="12240" w:h="15840"')
  expect(xml).toContain('<w:pgBorders')
  expect(xml).toContain('<w:background w:color="FFF8E8"')
  expect(await partOf(document, 'word/header1.xml')).toContain('机密')
  const footer = await partOf(document, 'word/footer1.xml')
  expect(footer).toContain('求职材料')
  expect(footer).toContain('NUMPAGES')
})

it('breaks pages where the author did, in one column and in two', async () => {
  const second = { ...work([{ spans: [{ text: '第二页' }] }]), id: 'second', breakBefore: true as const }
  const first = work([{ spans: [{ text: '第一页' }] }])
  for (const layout of ['base', 'left_right'] as const) {
    const xml = await bodyOf(documentOf([first, second], { layout }))
    expect(xml.match(/<w:pageBreakBefore\/>/g)).toHaveLength(1)
    expect(xml.indexOf('pageBreakBefore')).toBeGreaterThan(xml.indexOf('第一页'))
    expect(xml.indexOf('pageBreakBefore')).toBeLessThan(xml.indexOf('第二页'))
  }
})

const headers = Object.keys(kindOf('base_info')?.variants ?? {}).map(Number)

/** The first picture of the file: its proportions, and the shape that it is cut to. */
const portraitIn = async (document: Document) => {
  const body = await partOf(document, 'word/document.xml', portraits)
  const from = body.lastIndexOf('<w:drawing', body.indexOf('r:embed'))
  const drawing = body.slice(from, body.indexOf('</w:drawing>', from))
  const [, cx, cy] = /<a:ext cx="(\d+)" cy="(\d+)"/.exec(drawing) ?? []
  return {
    width: Number(cx) / 9525,
    ratio: Number(cx) / Number(cy),
    cut: [...drawing.matchAll(/prst="(\w+)"/g)].at(-1)?.[1],
  }
}

it.each(headers.filter((variant) => variant !== 8))(
  'cuts a portrait as the person chose, in header %i',
  async (variant) => {
    const item = {
      name: '林知夏',
      avatar: 'sample-designer',
      abstract: [{ spans: [{ text: '九年产品经验' }] }],
    }
    const shaped = (shape?: PictureShape) =>
      portraitIn(
        documentOf([section('base_info', [item], { variant, props: { avatar: shape ? { shape } : {} } })]),
      )
    const plain = await shaped()
    // As wide as on the page, where the narrowest is 5.4 em.
    expect(plain.width).toBeGreaterThan(70)
    for (const shape of pictureShapes) {
      const { width, ratio, cut } = await shaped(shape)
      expect(width).toBeCloseTo(plain.width, 0)
      expect(ratio).toBeCloseTo(shapeRatios[shape], 1)
      if (shape === 'round') expect(cut).toBe('ellipse')
      else expect(cut).toMatch(/^(rect|roundRect)$/)
    }
  },
)

it('embeds each picture once, and does without those that cannot be had', async () => {
  const document = sampleDocument(personOf('designer', 'zh'))
  const files = unzipSync((await made(document, portraits)).bytes)
  expect(Object.keys(files).filter((name) => name.startsWith('word/media/'))).toHaveLength(1)
  const failing: PicturePort = () => Promise.reject(new Error('gone'))
  const without = unzipSync((await made(document, failing)).bytes)
  expect(Object.keys(without).filter((name) => name.startsWith('word/media/'))).toHaveLength(0)
})

it('names faces that readers have, in the language of the document', async () => {
  const zh = await partOf(sampleDocument(personOf('chef', 'zh')), 'word/styles.xml')
  expect(zh).toContain('w:eastAsia="微软雅黑"')
  expect(zh).toContain('w:eastAsia="zh-CN"')
  const table = await partOf(sampleDocument(personOf('chef', 'en')), 'word/fontTable.xml')
  expect(table).toContain('<w:altName w:val="SimSun"/>')
})

it('makes the same text of the same document every time', async () => {
  const document = sampleDocument(personOf('lawyer', 'zh'))
  const one = await bodyOf(document)
  const other = await bodyOf(document)
  // Drawings are numbered across all files of a session, and links get random names.
  const plain = (xml: string) => xml.replaceAll(/ (?:r:id|id|name)="[^"]*"/g, '')
  expect(plain(other) === plain(one)).toBe(true)
})

const folder = join(import.meta.dirname, '../../templates/pages')

const templates = (): Document[] =>
  readdirSync(folder).map((file) => {
    const loaded = loadDocument(JSON.parse(readFileSync(join(folder, file), 'utf8')), kindFacts)
    if (!loaded.ok) throw new Error(`${file} cannot be read`)
    return loaded.document
  })

const nameIn = (document: Document): string => {
  const name = document.sections.find(({ kind }) => kind === 'base_info')?.items[0]?.data.name
  return typeof name === 'string' ? name : ''
}

it('is opened and drawn by LibreOffice', { timeout: 120_000 }, async () => {
  const out = mkdtempSync(join(tmpdir(), 'huajian-docx-'))
  try {
    const documents = [...sampleEvery(templates(), 3), ...people.slice(0, 2).map(sampleDocument)]
    const files = documents.map((_, at) => join(out, `${at}.docx`))
    for (const [at, document] of documents.entries())
      writeFileSync(files[at] ?? '', (await made(document, portraits)).bytes)
    const profile = `-env:UserInstallation=file://${join(out, 'profile')}`
    execFileSync('soffice', [profile, '--headless', '--convert-to', 'pdf', '--outdir', out, ...files], {
      stdio: 'ignore',
    })
    for (const [at, document] of documents.entries()) {
      const pdf = join(out, `${at}.pdf`)
      expect(existsSync(pdf)).toBe(true)
      const text = execFileSync('pdftotext', ['-raw', pdf, '-']).toString().replaceAll(/\s/g, '')
      expect([...text]).toEqual(expect.arrayContaining([...nameIn(document).replaceAll(/\s/g, '')]))
    }
  } finally {
    rmSync(out, { recursive: true, force: true })
  }
})

it('keeps the breaks that were made within a paragraph', async () => {
  const body = await bodyOf(
    documentOf([work([{ spans: [{ text: '先说结论\n再说' }, { text: '理由', bold: true }] }])]),
  )
  const [, paragraph = ''] = /<w:p>((?:(?!<w:p>).)*先说结论.*?)<\/w:p>/s.exec(body) ?? []
  const text = paragraph.replaceAll(/<w:br\/>/g, '\n').replaceAll(/<[^>]+>/g, '')
  expect(text).toBe('先说结论\n再说理由')
})
