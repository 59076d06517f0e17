import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import type { Section } from '#packages/document/schema.ts'
import { expectAllTexts, expectSound, partsOf } from '#test/kit/docx-read.ts'
import {
  everyWordLook,
  FILLED,
  variantsOf,
  type WordKind,
  wordDocument,
  wordKindNames,
  wordSection,
} from '#test/kit/words.ts'
import { makeDocx } from './make-docx.ts'

const looksOf = (kind: WordKind, items = FILLED[kind]): Section[] =>
  variantsOf(kind).map((variant) => {
    const section = wordSection(kind, variant, { titleVariant: 51 + (variant % 9) })
    return { ...section, items: items.map((data, at) => ({ id: `${section.id}-${at}`, data })) }
  })

const LONG =
  '这是一段很长的文字，averyveryverylongwordwithoutanybreakpoints 会不会撑破版面，还有 😀 与 䶮 𠮷 这样的字。'

const lengthened = (data: Section['items'][number]['data']): typeof data =>
  Object.fromEntries(
    Object.entries(data).map(([field, value]) => [
      field,
      typeof value === 'string' && value !== '' ? `${value}${LONG}` : value,
    ]),
  )

describe.each(wordKindNames)('%s', (kind) => {
  it('every look: all texts, once, in order, in a file that Word opens', async () => {
    const document = wordDocument(looksOf(kind))
    await expectAllTexts(document)
    await expectSound(document)
  })
  it('with one entry, with long texts, in a narrow column', async () => {
    const [first = {}] = FILLED[kind]
    const one = wordDocument(looksOf(kind, [first]))
    const long = wordDocument(looksOf(kind, FILLED[kind].map(lengthened)))
    const side = looksOf(kind)
      .filter(({ variant }) => !(kind === 'doc_title' && (variant === 6 || variant === 7)))
      .map((section): Section => ({ ...section, region: 'side', titleVariant: 56 }))
    for (const document of [one, long, wordDocument(side, { layout: 'left_right' })]) {
      await expectAllTexts(document)
      await expectSound(document)
    }
  })
})

it('all looks in one file, and none that has nothing to say', async () => {
  const document = everyWordLook()
  await expectAllTexts(document)
  await expectSound(document)
  const empty = wordDocument(
    wordKindNames.flatMap((kind) =>
      looksOf(kind, [
        Object.fromEntries([
          ['name', ''],
          ['text', ''],
        ]),
      ]),
    ),
  )
  await expectSound(empty)
})

const titled = (...looks: number[]): Section[] =>
  looks.map((titleVariant, at) => wordSection('doc_text', 1, { id: `s${at}`, titleVariant }))

const count = (text: string, part: string | RegExp): number =>
  [...text.matchAll(new RegExp(part, 'g'))].length

describe('native parts', () => {
  it('a table is a table: its rows, its head, its widths and lines', async () => {
    const { xml } = await partsOf(wordDocument([wordSection('doc_table', 3)]))
    const body = xml['word/document.xml'] ?? ''
    expect(count(body, '<w:tbl>')).toBe(1)
    expect(count(body, '<w:tr>')).toBe(4)
    expect(count(body, '<w:gridCol ')).toBe(3)
    expect(body).toContain('<w:jc w:val="right"/>')
    expect(body).not.toContain('<w:tblHeader')
  })

  it.each(variantsOf('doc_chart'))(
    'chart %i has its figures in itself and in its workbook',
    async (variant) => {
      const files = unzipSync(await makeDocx(wordDocument([wordSection('doc_chart', variant)]), new Map()))
      const chart = strFromU8(files['word/charts/chart1.xml'] ?? new Uint8Array())
      const body = strFromU8(files['word/document.xml'] ?? new Uint8Array())
      expect(body).toMatch(/<c:chart [^>]*r:id="rIdChart1"/)
      const isRound = variant === 3 || variant === 6
      for (const value of isRound ? [120, 98, 140, 160] : [120, 98, 140, 160, 135, 121, 233.5])
        expect(chart).toContain(`<c:v>${value}</c:v>`)
      for (const label of ['一季度', '四季度', '去年']) expect(chart).toContain(`<c:v>${label}</c:v>`)
      const book = unzipSync(files['word/embeddings/workbook1.xlsx'] ?? new Uint8Array())
      const sheet = strFromU8(book['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
      expect(sheet).toContain('<v>233.5</v>')
      expect(sheet).toContain('今年')
    },
  )

  it('titles are counted by Word: anew under each of the level above, on through titles without a number', async () => {
    const { xml } = await partsOf(wordDocument(titled(51, 54, 54, 56, 51, 54, 52, 53)))
    const numbering = xml['word/numbering.xml'] ?? ''
    expect(numbering).toContain('w:val="chineseCountingThousand"')
    for (const form of ['%1、', '（%1）', '第%1条　', '%1.']) expect(numbering).toContain(`w:val="${form}`)
    const body = xml['word/document.xml'] ?? ''
    const heads = [...body.matchAll(/"Heading\d"\/>.*?<\/w:pPr>/g)].map(([head]) => head)
    const ids = heads.map((head) => /<w:numId w:val="(\d+)"/.exec(head)?.[1])
    expect(ids).toEqual([ids[0], ids[1], ids[1], undefined, ids[0], ids[5], ids[6], ids[7]])
    expect(new Set(ids).size).toBe(6)
    expect([count(body, '"Heading1"'), count(body, '"Heading2"')]).toEqual([5, 3])
  })

  it('paragraphs begin two characters in, but not what stands at the right', async () => {
    const { xml } = await partsOf(wordDocument([wordSection('doc_text', 1)]))
    expect(count(xml['word/document.xml'] ?? '', 'w:firstLineChars="200"')).toBe(3)
  })

  it('headers say left and right, footers count pages in words; a cover says nothing', async () => {
    const page = { header: '左 | 右', footer: '甲方 | 乙方', numbers: 'zh' } as const
    const { xml } = await partsOf(wordDocument([wordSection('doc_text', 1)], page))
    const header = Object.entries(xml).find(([name]) => name.startsWith('word/header'))?.[1] ?? ''
    const footer = Object.entries(xml).find(([name]) => name.startsWith('word/footer'))?.[1] ?? ''
    expect(header).toMatch(/左.*右/s)
    expect(header).toContain('<w:pBdr>')
    for (const part of ['第 ', 'PAGE', ' 页，共 ', 'NUMPAGES', '乙方', 'w:val="center"'])
      expect(footer).toContain(part)
    const cover = await partsOf(wordDocument([wordSection('doc_title', 6), wordSection('doc_text', 1)], page))
    const body = cover.xml['word/document.xml'] ?? ''
    expect(body).toContain('<w:titlePg')
    expect(count(body, '<w:pageBreakBefore/>')).toBe(1)
    const headers = Object.entries(cover.xml).filter(([name]) => name.startsWith('word/header'))
    expect(headers.filter(([, text]) => text.includes('左'))).toHaveLength(1)
  })
})
