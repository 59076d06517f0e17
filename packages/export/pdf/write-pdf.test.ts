import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { blankDocument } from '#packages/document/blank.ts'
import type { Document } from '#packages/document/schema.ts'
import { chanceDocument } from '#test/kit/documents.ts'
import { readSlice } from '#test/kit/pdf-fonts.ts'
import { askTools, attachmentOf, openPdf, readPages } from '#test/kit/pdf-read.ts'
import type { DisplayList, Op, Structure, TextOp } from '../display-list/list.ts'
import { ATTACHED } from './attached.ts'
import { writePdf } from './write-pdf.ts'
import { factsOf } from './writer.ts'

const DATE = new Date('2026-11-15T08:00:00Z')

const listOf = (ops: Op[], structure: Structure[] = []): DisplayList => ({
  pages: [{ width: 794, height: 1123, ops }],
  structure,
  pictures: [],
})

const text = (characters: string, part: number, more: Partial<TextOp> = {}): TextOp => ({
  op: 'text',
  text: characters,
  face: 'sans-400',
  size: 14,
  color: [0, 0, 0, 1],
  y: 100 + part * 20,
  pens: [...characters].map((_, at) => 60 + at * 14),
  advances: [...characters].map(() => 14),
  part,
  ...more,
})

const write = (list: DisplayList, document: Document = blankDocument('空')) =>
  writePdf(list, factsOf(document, DATE), readSlice)

/** Any text that JSON can hold, with what XML and PDF strings find hard. */
const anyText = fc.string({ unit: 'binary', maxLength: 60 })

describe('the document comes out of its file as it went in', () => {
  test.each([3, 14, 77])('document %i', async (seed) => {
    const document = chanceDocument(seed)
    const { bytes } = await write(listOf([]), document)
    expect(JSON.parse((await attachmentOf(await openPdf(bytes), ATTACHED)) ?? '')).toEqual(document)
  })

  test('whatever is written in it', { timeout: 60_000 }, () =>
    fc.assert(
      fc.asyncProperty(anyText, anyText, fc.boolean(), async (title, header, isEnglish) => {
        const blank = blankDocument(title, isEnglish ? 'en' : 'zh')
        const document = { ...blank, page: { ...blank.page, header } }
        const pdf = await openPdf((await write(listOf([]), document)).bytes)
        expect(JSON.parse((await attachmentOf(pdf, ATTACHED)) ?? '')).toEqual(
          JSON.parse(JSON.stringify(document)),
        )
        const { info } = (await pdf.getMetadata()) as { info: { Title?: string } }
        if (/^[^\p{C}]+$/u.test(title) && title.trim() !== '') expect(info.Title).toBe(title)
      }),
      { numRuns: 40 },
    ),
  )
})

describe('texts', () => {
  const structure: Structure[] = [
    { role: 'h1', section: 'a' },
    { role: 'h2', section: 'b' },
    { role: 'li', section: 'b', item: '1', field: 'x' },
    { role: 'li', section: 'b', item: '1', field: 'x' },
    { role: 'p', section: 'b' },
    { role: 'figure', section: 'b', says: '精通' },
  ]
  const figure: Op = {
    op: 'group',
    part: 5,
    ops: [{ op: 'shape', path: [['M', 0, 0], ['L', 9, 9], ['Z']], fill: { color: [1, 2, 3, 1] } }],
  }
  const ops: Op[] = [
    text('高工', 0),
    text('工作经历——', 1),
    text('一', 2),
    text('二', 3),
    text('a@b.cn', 4, { href: 'mailto:a@b.cn' }),
    { op: 'link', href: 'mailto:a@b.cn', boxes: [{ x: 60, y: 170, width: 80, height: 20 }], part: 4 },
    figure,
  ]

  test('are tagged for what they are, in order, and are what they were', async () => {
    const { bytes, missing } = await write(listOf(ops, structure))
    const pdf = await openPdf(bytes)
    const [page] = await readPages(pdf)
    expect(page?.taggedText).toBe('高工工作经历——一二a@b.cn')
    expect(page?.roles.filter((role) => role !== 'Root')).toEqual([
      'Document',
      'Sect',
      'H1',
      'Sect',
      'H2',
      'L',
      'LI',
      'LBody',
      'LI',
      'LBody',
      'P',
      'Link',
      'Figure',
    ])
    expect(missing).toEqual([])
    expect((await pdf.getOutline())?.map(({ title }) => title)).toEqual(['工作经历——'])
    const { problems, texts } = await askTools(bytes)
    expect({ problems, texts }).toEqual({ problems: '', texts: ['高工工作经历——一二a@b.cn'] })
  })

  test('that no face has are told, and can still be found', async () => {
    const { bytes, missing } = await write(listOf([text('王𠮷😀', 4)], structure))
    expect(missing).toEqual(['𠮷', '😀'])
    const [page] = await readPages(await openPdf(bytes))
    expect(page?.seen).toBe('王𠮷😀')
  })

  test('the same list and date give the same bytes', async () => {
    const list = listOf(ops, structure)
    expect((await write(list)).bytes).toEqual((await write(structuredClone(list))).bytes)
  })

  test('a page left out takes its tags with it', async () => {
    const list = listOf(ops, structure)
    const other = { ...list, pages: [{ width: 794, height: 1123, ops: [text('只有', 1)] }] }
    const [page] = await readPages(await openPdf((await write(other)).bytes))
    expect(page?.roles).not.toContain('H1')
  })
})

test('a broken picture leaves its place empty, and the file is whole', async () => {
  const list: DisplayList = {
    ...listOf(
      [{ op: 'picture', picture: 0, box: { x: 0, y: 0, width: 10, height: 10 } }, text('字', 0)],
      [{ role: 'p' }],
    ),
    pictures: [{ type: 'image/png', bytes: new Uint8Array([0x89, 0x50, 1, 2]), width: 10, height: 10 }],
  }
  const { bytes, unread } = await write(list)
  expect(unread).toBe(1)
  expect((await askTools(bytes)).texts).toEqual(['字'])
})

test('Letter and A4 are what they say', async () => {
  const sizeOf = async (width: number, height: number) => {
    const { bytes } = await write({ ...listOf([]), pages: [{ width, height, ops: [] }] })
    return (await (await openPdf(bytes)).getPage(1)).view
  }
  expect(await sizeOf(816, 1056)).toEqual([0, 0, 612, 792])
  expect(await sizeOf(794, 1123)).toEqual([0, 0, 595.276, 841.89])
})

test('progress tells faces and pages as they are done', async () => {
  const steps: string[] = []
  await writePdf(
    listOf([text('字', 0)], [{ role: 'p' }]),
    factsOf(blankDocument(''), DATE),
    readSlice,
    (step) => steps.push(`${step.step} ${step.done}/${step.of}`),
  )
  expect(steps).toEqual(['fonts 1/1', 'pages 1/1'])
})
