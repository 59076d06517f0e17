import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readResume } from '../read-resume.ts'

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const SPACES =
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"'

const paragraph = (text: string, look = '') =>
  `<a:p>${look}<a:r><a:rPr lang="zh-CN"/><a:t>${text}</a:t></a:r></a:p>`

const box = (texts: readonly string[], holder = '', look = '') =>
  `<p:sp><p:nvSpPr><p:cNvPr id="2" name="x"/><p:cNvSpPr/><p:nvPr>${holder && `<p:ph ${holder}/>`}</p:nvPr></p:nvSpPr><p:spPr/><p:txBody><a:bodyPr/>${texts.map((text) => paragraph(text, look)).join('')}</p:txBody></p:sp>`

const title = (text: string) => box([text], 'type="title"')
const body = (...texts: string[]) => box(texts, 'idx="1"')

const table = (rows: readonly string[][]) =>
  `<p:graphicFrame><a:graphic><a:graphicData><a:tbl>${rows.map((row) => `<a:tr>${row.map((cell) => `<a:tc><a:txBody>${paragraph(cell)}</a:txBody></a:tc>`).join('')}</a:tr>`).join('')}</a:tbl></a:graphicData></a:graphic></p:graphicFrame>`

interface Parts {
  slides: string[]
  more?: Record<string, string | Uint8Array>
  slideRelations?: string
}

const relations = (inner: string) =>
  `${HEAD}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${inner}</Relationships>`

const fileOf = ({ slides, more = {}, slideRelations = '' }: Parts): Uint8Array => {
  const texts: Record<string, string | Uint8Array> = {
    'ppt/presentation.xml': `${HEAD}<p:presentation ${SPACES}><p:sldIdLst>${slides.map((_, at) => `<p:sldId id="${256 + at}" r:id="rId${at + 1}"/>`).join('')}</p:sldIdLst><p:sldSz cx="9144000" cy="6858000"/></p:presentation>`,
    'ppt/_rels/presentation.xml.rels': relations(
      slides
        .map((_, at) => `<Relationship Id="rId${at + 1}" Type="t/slide" Target="slides/slide${at + 1}.xml"/>`)
        .join(''),
    ),
    ...Object.fromEntries(
      slides.flatMap((inner, at) => [
        [
          `ppt/slides/slide${at + 1}.xml`,
          `${HEAD}<p:sld ${SPACES}><p:cSld><p:spTree>${inner}</p:spTree></p:cSld></p:sld>`,
        ],
        [`ppt/slides/_rels/slide${at + 1}.xml.rels`, relations(slideRelations)],
      ]),
    ),
    ...more,
  }
  return zipSync(
    Object.fromEntries(
      Object.entries(texts).map(([path, text]) => [path, typeof text === 'string' ? strToU8(text) : text]),
    ),
  )
}

const read = (parts: Parts) => readResume({ name: '季度汇报.pptx', bytes: fileOf(parts) })

const documentOf = async (parts: Parts) => {
  const reading = await read(parts)
  if (!reading.ok) throw new Error(`${reading.problem} ${reading.detail}`)
  return reading.document
}

test('slides become the kinds that they look like, in their order', async () => {
  const document = await documentOf({
    slides: [
      title('三季度汇报') + box(['华东大区', '周予安', '2026 年 10 月'], 'type="subTitle" idx="1"'),
      title('目录') + body('业绩', '问题', '计划'),
      title('业绩') +
        table([
          ['指标', '数'],
          ['营收', '3.26'],
        ]),
      title('要点') + body('第一点', '第二点'),
      title('第二部分'),
      title('谢谢') + box(['请批评指正']),
    ],
  })
  expect(document.kind).toBe('ppt')
  expect(document.page.size).toBe('4:3')
  expect(document.title).toBe('三季度汇报')
  expect(document.sections.map(({ kind, title: text }) => [kind, text])).toEqual([
    ['slide_title', '三季度汇报'],
    ['slide_agenda', '目录'],
    ['slide_table', '业绩'],
    ['slide_text', '要点'],
    ['slide_section', '第二部分'],
    ['slide_thanks', '谢谢'],
  ])
  const [, agenda, figures, points] = document.sections
  expect(agenda?.items.slice(1).map(({ data }) => data.name)).toEqual(['业绩', '问题', '计划'])
  expect(figures?.items[0]?.data.table).toEqual({
    head: ['指标', '数'],
    rows: [['营收', '3.26']],
    align: ['left', 'left'],
  })
  expect(points?.items[0]?.data.content).toEqual([
    { list: 'bullet', spans: [{ text: '第一点' }] },
    { list: 'bullet', spans: [{ text: '第二点' }] },
  ])
})

const series = (name: string, values: readonly (number | undefined)[]) =>
  `<c:ser><c:tx><c:strRef><c:strCache><c:pt idx="0"><c:v>${name}</c:v></c:pt></c:strCache></c:strRef></c:tx><c:cat><c:strRef><c:strCache><c:pt idx="0"><c:v>一月</c:v></c:pt><c:pt idx="1"><c:v>二月</c:v></c:pt></c:strCache></c:strRef></c:cat><c:val><c:numRef><c:numCache>${values.map((value, at) => (value === undefined ? '' : `<c:pt idx="${at}"><c:v>${value}</c:v></c:pt>`)).join('')}</c:numCache></c:numRef></c:val></c:ser>`

test('a chart comes from the figures that its file keeps, gaps and all; notes come along', async () => {
  const chart = `${HEAD}<c:chartSpace xmlns:c="c"><c:chart><c:plotArea><c:barChart><c:barDir val="bar"/>${series('计划', [1, 2])}${series('实际', [1.5, undefined])}</c:barChart></c:plotArea></c:chart></c:chartSpace>`
  const document = await documentOf({
    slides: [
      title('开场'),
      `${title('客流')}<p:graphicFrame><a:graphic><a:graphicData><c:chart xmlns:c="c" r:id="rId7"/></a:graphicData></a:graphic></p:graphicFrame>${box(['二月的数还没有'])}`,
    ],
    slideRelations:
      '<Relationship Id="rId7" Type="t/chart" Target="../charts/chart1.xml"/><Relationship Id="rId8" Type="t/notesSlide" Target="../notesSlides/notesSlide1.xml"/>',
    more: {
      'ppt/charts/chart1.xml': chart,
      'ppt/notesSlides/notesSlide1.xml': `${HEAD}<p:notes ${SPACES}><p:cSld><p:spTree>${box(['说慢一点'], 'type="body" idx="1"')}</p:spTree></p:cSld></p:notes>`,
    },
  })
  const figures = document.sections[1]
  expect(figures).toMatchObject({ kind: 'slide_chart', variant: 4 })
  expect(figures?.items[0]?.data).toMatchObject({
    chart: {
      labels: ['一月', '二月'],
      series: [
        { name: '计划', values: [1, 2] },
        { name: '实际', values: [1.5, null] },
      ],
    },
    content: [{ spans: [{ text: '二月的数还没有' }] }],
    notes: '说慢一点',
  })
})

test('a heading too long to be one is cut there and said in full below', async () => {
  const long = '很长的标题'.repeat(30)
  const document = await documentOf({ slides: [title('开场'), title(long) + body('一点')] })
  expect(document.sections[1]?.title).toHaveLength(80)
  expect(JSON.stringify(document.sections[1]?.items)).toContain(long)
})

test('addresses that are no links stay text; words in a group and in other content are found', async () => {
  const document = await documentOf({
    slides: [
      title('开场'),
      `${title('链接')}<p:grpSp>${box(['组里的话'])}</p:grpSp><mc:AlternateContent><mc:Choice>${box(['另一种内容'])}</mc:Choice></mc:AlternateContent><p:sp><p:txBody><a:p><a:r><a:rPr><a:hlinkClick r:id="rId5"/></a:rPr><a:t>点我</a:t></a:r></a:p></p:txBody></p:sp>`,
    ],
    slideRelations:
      '<Relationship Id="rId5" Type="t/hyperlink" Target="javascript:alert(1)" TargetMode="External"/>',
  })
  const text = JSON.stringify(document.sections[1])
  for (const words of ['组里的话', '另一种内容', '点我']) expect(text).toContain(words)
  expect(text).not.toContain('javascript')
})

test('more slides than a document has are cut, and told', async () => {
  const reading = await read({
    slides: Array.from({ length: 130 }, (_, at) => title(`第 ${at} 页`) + body('一', '二')),
  })
  expect(reading.ok && reading.document.sections.length).toBe(100)
  expect(reading.ok && reading.notes).toContainEqual({ code: 'cut', what: 'pages', kept: 100, of: 130 })
})

const problemOf = async (parts: Parts) => {
  const reading = await read(parts)
  return reading.ok ? 'read' : reading.problem
}

test('what is broken, empty, swollen or without words is refused by name', async () => {
  expect(await problemOf({ slides: [] })).toBe('empty')
  expect(await problemOf({ slides: ['<p:sp><p:txBody>'] })).toBe('broken')
  expect(await problemOf({ slides: ['</p:spTree></p:oops>'] })).toBe('broken')
  expect(await problemOf({ slides: ['<p:sp/>'] })).toBe('no-text')
  expect(await problemOf({ slides: [`${'<p:grpSp>'.repeat(400)}${'</p:grpSp>'.repeat(400)}`] })).toBe(
    'broken',
  )
  expect(
    await problemOf({ slides: [title('a')], more: { 'ppt/slides/slide9.xml': new Uint8Array(30_000_000) } }),
  ).toBe('bomb')
  const cut = fileOf({ slides: [title('a')] }).slice(0, -40)
  expect(await readResume({ name: 'a.pptx', bytes: cut })).toMatchObject({ ok: false, problem: 'broken' })
})
