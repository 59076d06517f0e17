import {
  AlignmentType,
  Document,
  type FileChild,
  HeadingLevel,
  Packer,
  Paragraph,
  ShadingType,
  Tab,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx'
import { randomOf } from '../kit/documents.ts'
import { everyone, type Layout } from './layout.ts'
import type { Person } from './person.ts'
import { type Paper, paperOf, type Row, type Section } from './random-rows.ts'

type Pick = Parameters<typeof paperOf>[1]

const pickOf = (seed: number): Pick => {
  const random = randomOf(seed)
  return (list) => list[Math.floor(random() * list.length)] as (typeof list)[number]
}

const allRows = ({ top, sections }: Paper): Row[] => [
  ...top,
  ...sections.flatMap(({ title, rows }) => [title, ...rows]),
]

const asText = (person: Person, pick: Pick): string => {
  const zh = person.language === 'zh'
  const gap = pick(['  ', '    ', ' | ', '\t', ' · ', zh ? '　' : ' - ', ' / '])
  let titles = 0
  const numeral = () => `${'一二三四五六七八九十'[titles++] ?? '十一'}、`
  const titled = pick<(text: string) => string>([
    (text) => `\n${text}`,
    (text) => `\n【${text}】`,
    (text) => `\n■ ${text}`,
    (text) => `\n${text}\n${'-'.repeat(20)}`,
    (text) => `\n${zh ? `${text}：` : text.toUpperCase()}`,
    (text) => `\n=== ${text} ===\n`,
    (text) => text,
    (text) => `\n${zh ? numeral() : ''}${text}`,
    (text) => `\n${text} ${zh ? 'SECTION' : ''}`.trimEnd(),
  ])
  // Short sections begin on the line of their heading.
  const runsIn = pick([false, false, true])
  const sign = pick(['- ', '• ', '* ', '1. ', '①', '· ', '1、'])
  let count = 0
  const rows = allRows(paperOf(person, pick))
  return rows
    .flatMap((row, at): Row[] => {
      const [before, next] = [rows[at - 1], rows[at + 1]]
      const isAlone = (one: Row | undefined, after: Row | undefined) =>
        runsIn && one?.as === 'text' && (after === undefined || after.as === 'title')
      if (row.as === 'title' && isAlone(next, rows[at + 2]))
        return [{ as: 'text', cells: [`${row.cells[0]}${zh ? '：' : ': '}${next?.cells.join(gap)}`] }]
      return before?.as === 'title' && isAlone(row, next) ? [] : [row]
    })
    .map(({ as, cells }) => {
      count = as === 'item' ? count + 1 : 0
      const text = cells.join(gap)
      if (as === 'title') return titled(text)
      return as === 'item'
        ? `${sign.replace('1', String(count)).replace('①', '①②③④⑤⑥⑦⑧⑨'[count - 1] ?? '•')}${text}`
        : text
    })
    .join('\n')
}

const asMarkdown = (person: Person, pick: Pick): string => {
  const gap = pick([' | ', ' · ', ' — ', '  '])
  const level = pick(['##', '#', '###'])
  const bold = pick([true, false])
  const head = pick<(cells: string[]) => string>([
    (cells) => `${level}# ${cells.join(gap)}`,
    ([first = '', ...rest]) => [`**${first}**`, ...rest].join(gap),
    (cells) => `**${cells.join(gap)}**`,
  ])
  const forms: Record<Row['as'], (cells: string[]) => string> = {
    name: (cells) => `${level === '##' ? '#' : level} ${cells.join(gap)}\n`,
    post: (cells) => `${cells.join(gap)}\n`,
    fact: (cells) =>
      bold ? `- ${cells.join(gap).replace(/^([^:：|]+)([:：])/, '**$1**$2')}` : `${cells.join(gap)}\n`,
    title: (cells) => `\n${level} ${cells.join(gap)}\n`,
    head: (cells) => `\n${head(cells)}\n`,
    under: (cells) => `*${cells.join(gap)}*\n`,
    text: (cells) => `${cells.join(gap)}\n`,
    item: (cells) => `- ${cells.join(gap)}`,
  }
  return allRows(paperOf(person, pick))
    .map(({ as, cells }) => forms[as](cells))
    .join('\n')
}

const safe = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const htmlRow = ({ as, cells }: Row, gap: string): string => {
  const spans = cells.map((cell) => `<span>${safe(cell)}</span>`)
  if (as === 'head') return `<div class="head">${spans.join('')}</div>`
  if (as === 'item') return `<div class="item"><i>•</i><span>${cells.map(safe).join(gap)}</span></div>`
  const tag = {
    name: 'h1',
    title: 'h2',
    post: 'h4',
    fact: 'p class=fact',
    under: 'p class=under',
    text: 'p',
  }[as]
  return `<${tag}>${cells.map(safe).join(gap)}</${tag.split(' ')[0]}>`
}

const TITLES = [
  'h2 { font-size: 13pt; border-bottom: 1pt solid #333; margin: 4mm 0 2mm }',
  'h2 { font-size: 12pt; background: #e4ecf5; padding: 1mm 2mm; margin: 4mm 0 2mm }',
  'h2 { font-size: 10.5pt; margin: 5mm 0 1mm; color: #a33 }',
  'h2 { font-size: 15pt; font-weight: 400; margin: 5mm 0 1mm; letter-spacing: 0.1em }',
  'h2 { font-size: 12pt; border-left: 3pt solid #3a6; padding-left: 2mm; margin: 4mm 0 2mm }',
]
const HEADS = [
  '.head { display: flex; justify-content: space-between; gap: 4mm; font-weight: 700 }',
  '.head { display: flex; gap: 6mm } .head span:first-child { font-weight: 700 } .head span:last-child:not(:first-child) { margin-left: auto }',
  '.head span { margin-right: 5mm } .head { font-weight: 700 }',
  '.head span { margin-right: 8mm }',
]

const pageOf = (person: Person, css: string, body: string) =>
  `<!doctype html><html lang="${person.language}"><meta charset="utf-8"><style>@page { size: A4; margin: 15mm } * { box-sizing: border-box; margin: 0; padding: 0 }
  body { font: 10.5pt/1.6 "Corpus Sans", sans-serif } .item { display: grid; grid-template-columns: 4mm 1fr } .item i { font-style: normal } h4 { font-weight: 400; font-size: 12pt } .head { margin-top: 2mm } ${css}</style><body>${body}</body></html>`

const asPage = (person: Person, pick: Pick): string => {
  const gap = pick([' | ', ' · ', '&emsp;', ' / '])
  const css = `${pick(TITLES)} ${pick(HEADS)} ${pick(['h1 { font-size: 22pt }', 'h1 { font-size: 18pt; text-align: center } .fact, h4 { text-align: center }'])} ${pick(['.under { font-style: italic }', '.under { color: #777 }', '.under { font-size: 9.5pt; color: #666 }'])}`
  const rows = allRows(paperOf(person, pick)).map((row) => htmlRow(row, gap))
  return pageOf(person, css, rows.join(''))
}

const SIDE = new Set<Section['part']>(['facts', 'skills', 'awards', 'hobbies', 'intention'])

/** Two columns: personal details and short sections next to the others. */
const asColumns = (person: Person, pick: Pick): string => {
  const gap = pick([' | ', ' · ', ' / '])
  const { top, sections } = paperOf(person, pick)
  const render = (rows: readonly Row[]) => rows.map((row) => htmlRow(row, gap)).join('')
  const part = (list: readonly Section[]) =>
    list.map(({ title, rows }) => htmlRow(title, gap) + render(rows)).join('')
  const who = top.filter(({ as }) => as !== 'fact')
  const facts = top
    .filter(({ as }) => as === 'fact')
    .flatMap(({ cells }) => cells.map((cell): Row => ({ as: 'fact', cells: [cell] })))
  const side = sections.filter((section) => SIDE.has(section.part))
  const main = sections.filter((section) => !SIDE.has(section.part))
  const where = pick(['side', 'main', 'top'] as const)
  const isLeft = pick([true, false])
  const width = pick([56, 64, 72])
  const sideColumn = `<aside>${where === 'side' ? render(who) : ''}${render(facts)}${part(side)}</aside>`
  const body = `<main>${where === 'main' ? render(who) : ''}${part(main)}</main>`
  const css = `${pick(TITLES)} ${pick(HEADS)} .two { display: grid; grid-template-columns: ${isLeft ? `${width}mm 1fr` : `1fr ${width}mm`}; gap: 8mm } main, aside { min-width: 0; overflow-wrap: break-word } ${pick(['', 'aside { background: #eef2f6; padding: 4mm }', 'aside { background: #23303f; color: #fff; padding: 5mm }'])}`
  return pageOf(
    person,
    css,
    `${where === 'top' ? render(who) : ''}<div class="two">${isLeft ? sideColumn + body : body + sideColumn}</div>`,
  )
}

const paragraph = (cells: readonly string[], gap: string, bold: boolean, size?: number) =>
  new Paragraph({
    children: cells.flatMap((cell, at) => [
      ...(at === 0 ? [] : [gap === '\t' ? new TextRun({ children: [new Tab()] }) : new TextRun(gap)]),
      new TextRun({ text: cell, bold: bold && at === 0, ...(size ? { size } : {}) }),
    ]),
  })

const asWord = async (person: Person, pick: Pick): Promise<Uint8Array> => {
  const gap = pick(['\t', '    ', ' | ', ' · '])
  const heads = pick(['table', 'line', 'line', 'heading'] as const)
  const titles = pick(['heading', 'bold', 'large'] as const)
  const bullets = pick([true, false])
  const isGrid = pick([true, false])
  const isShaded = pick([true, false])
  const wide = (cells: readonly string[]) =>
    new Table({
      width: { size: 100, type: WidthType.PERCENTAGE },
      rows: [
        new TableRow({
          children: cells.map((cell) => new TableCell({ children: [paragraph([cell], gap, false)] })),
        }),
      ],
    })
  const forms: Record<Row['as'], (cells: string[]) => FileChild> = {
    name: (cells) =>
      new Paragraph({
        alignment: AlignmentType.CENTER,
        children: [new TextRun({ text: cells.join(''), bold: true, size: 36 })],
      }),
    post: (cells) => paragraph(cells, gap, false),
    fact: (cells) => (isGrid && cells.length > 1 ? wide(cells) : paragraph(cells, gap, false)),
    title: (cells) =>
      titles === 'heading'
        ? new Paragraph({
            text: cells.join(''),
            heading: HeadingLevel.HEADING_2,
            ...(isShaded ? { shading: { type: ShadingType.CLEAR, fill: 'DDE5EE' } } : {}),
          })
        : paragraph(cells, gap, true, titles === 'large' ? 28 : undefined),
    head: (cells) =>
      heads === 'table'
        ? wide(cells)
        : heads === 'heading' && titles === 'heading'
          ? new Paragraph({ text: cells.join(gap), heading: HeadingLevel.HEADING_3 })
          : paragraph(cells, gap, true),
    under: (cells) => paragraph(cells, gap, false),
    text: (cells) => paragraph(cells, gap, false),
    item: (cells) =>
      bullets
        ? new Paragraph({ text: cells.join(gap), bullet: { level: 0 } })
        : paragraph([`• ${cells.join(gap)}`], gap, false),
  }
  const children = allRows(paperOf(person, pick)).map(({ as, cells }) => forms[as](cells))
  return new Uint8Array(
    await Packer.toBuffer(
      new Document({
        styles: { default: { document: { run: { font: 'Droid Sans Fallback', size: 21 } } } },
        sections: [{ children }],
      }),
    ),
  )
}

const hands = <Made>(
  name: string,
  group: Layout<Made>['group'],
  write: (person: Person, pick: Pick) => Made,
  count: number,
  first: number,
): Layout<Made>[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `${name}-${first + at}`,
    group,
    fits: everyone,
    write: (person) => write(person, pickOf(first + at)),
  }))

/** Randomly generated layouts: a number of each file type, numbered from `first`. */
export const randomLayouts = (count: number, first: number) => ({
  text: [
    ...hands('chance', 'text', asText, count, first),
    ...hands('chance-md', 'markdown', asMarkdown, count, first),
  ],
  word: hands('chance-docx', 'docx', asWord, count, first),
  pages: [
    ...hands('chance-page', 'pdf, one column', asPage, count, first),
    ...hands('chance-columns', 'pdf, two columns', asColumns, count, first),
  ],
})
