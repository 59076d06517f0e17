import {
  AlignmentType,
  type FileChild,
  HeadingLevel,
  ImageRun,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  Document as WordFile,
} from 'docx'
import { expect, test } from 'vitest'
import { makeDocx } from '#packages/export/docx/make-docx.ts'
import { personOf } from '#packages/samples/people.ts'
import { sampleDocument } from '#packages/sections/sample-document.ts'
import { readResume } from '../read-resume.ts'
import type { Tools } from '../source.ts'

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC',
  'base64',
)

const words = (text: string) => new Paragraph(text)
const heading = (text: string, level: (typeof HeadingLevel)[keyof typeof HeadingLevel]) =>
  new Paragraph({ text, heading: level })
const point = (text: string) => new Paragraph({ text, bullet: { level: 0 } })
const row = (...cells: string[]) =>
  new TableRow({ children: cells.map((text) => new TableCell({ children: [words(text)] })) })

const fileOf = async (...children: FileChild[]): Promise<Uint8Array> =>
  new Uint8Array(await Packer.toBuffer(new WordFile({ sections: [{ children }] })))

const read = async (bytes: Uint8Array, options: Partial<Tools> = {}) => {
  const reading = await readResume({ name: '考勤制度.docx', bytes }, options)
  if (!reading.ok) throw new Error(`${reading.problem} ${reading.detail}`)
  return reading.document
}

test('what is no resume becomes a document: title, headings, paragraphs, lists, tables, pictures', async () => {
  const document = await read(
    await fileOf(
      new Paragraph({ text: '考勤管理制度', alignment: AlignmentType.CENTER }),
      words('为规范考勤，制定本制度。'),
      heading('一、总则', HeadingLevel.HEADING_1),
      heading('适用范围', HeadingLevel.HEADING_2),
      new Paragraph({
        children: [new TextRun('适用于'), new TextRun({ text: '全体', bold: true }), new TextRun('员工。')],
      }),
      point('正式员工'),
      point('实习生'),
      heading('二、时间', HeadingLevel.HEADING_1),
      new Table({ rows: [row('班次', '上班', '下班'), row('早班', '8:00', '16:00')] }),
      words('特殊情况另行通知。'),
      new Paragraph({
        children: [new ImageRun({ type: 'png', data: PIXEL, transformation: { width: 20, height: 20 } })],
      }),
    ),
  )
  expect(document.kind).toBe('word')
  expect(document.title).toBe('考勤管理制度')
  expect(
    document.sections.map(({ kind, title, items }) => [kind, title || items[0]?.data.name || '']),
  ).toEqual([
    ['doc_title', '考勤管理制度'],
    ['doc_text', ''],
    ['doc_heading', '一、总则'],
    ['doc_text', '适用范围'],
    ['doc_heading', '二、时间'],
    ['doc_table', ''],
    ['doc_text', ''],
    ['doc_picture', ''],
  ])
  expect(document.sections[3]?.items[0]?.data.content).toEqual([
    { spans: [{ text: '适用于' }, { text: '全体', bold: true }, { text: '员工。' }] },
    { list: 'bullet', spans: [{ text: '正式员工' }] },
    { list: 'bullet', spans: [{ text: '实习生' }] },
  ])
  expect(document.sections[5]?.items[0]?.data.table).toEqual({
    head: ['班次', '上班', '下班'],
    rows: [['早班', '8:00', '16:00']],
  })
  expect(document.sections[7]?.items[0]?.data.picture).toMatch(/^data:image\/png/)
})

test('a resume stays one, unless it is asked for as a document', async () => {
  const bytes = await makeDocx(sampleDocument(personOf('engineer', 'zh')), new Map())
  expect((await read(bytes)).kind).toBe('resume')
  const asked = await read(bytes, { as: 'document' })
  expect(asked.kind).toBe('word')
  const file = await fileOf(words('敬启者：'), words('兹证明某人于本公司任职。'))
  expect((await read(file, { as: 'resume' })).kind).toBe('resume')
})

test('more headings than a document has sections: nothing that was written is lost', async () => {
  const many = Array.from({ length: 160 }, (_, at) => [
    heading(`第 ${at} 条`, HeadingLevel.HEADING_1),
    words(`内容 ${at} 号`),
  ]).flat()
  const document = await read(await fileOf(...many))
  expect(document.sections.length).toBeLessThanOrEqual(100)
  const text = JSON.stringify(document.sections)
  expect(Array.from({ length: 160 }, (_, at) => at).filter((at) => !text.includes(`内容 ${at} 号`))).toEqual(
    [],
  )
  expect(text).toContain('第 159 条')
})
