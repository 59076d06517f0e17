import {
  ExternalHyperlink,
  type IBorderOptions,
  type IParagraphOptions,
  type IRunOptions,
  Paragraph,
  type ParagraphChild,
  TextRun,
} from 'docx'
import type {
  Edges,
  Line,
  List,
  Paragraph as ParagraphBlock,
  ParagraphRole,
  Piece,
  TextLook,
} from './block.ts'
import type { ChartPiece } from './charts.ts'
import { chartRun } from './emit-chart.ts'
import { floatRun, inlineDrawing } from './emit-drawing.ts'
import { halfPoints, points, twips } from './lengths.ts'
import { type Counting, countReference, listReference, runOf } from './numbering.ts'
import type { Paint } from './paint.ts'
import { difference, type Pen, type RoleLooks, runProperties } from './word-styles.ts'

/** State that all paragraphs of a file share. */
export interface Emission extends Pen {
  looks: RoleLooks
  styles: Record<ParagraphRole, string>
  /** Lists that the file uses, by reference. */
  lists: Map<string, List>
  /** Titles that Word counts, by reference. */
  counts: Map<string, Counting>
  /** Charts that the file shows, in order. */
  charts: ChartPiece[]
  /** The stacking order of drawings. */
  nextOrder(): number
}

const STYLES = { solid: 'single', dashed: 'dashed', dotted: 'dotted', double: 'double' } as const

/**
 * Border widths are in eighths of a point; Word draws none under a quarter point. The width of a double border is that
 * of each of its lines.
 */
export const borderOf = ({ width, style, color }: Line, paint: Paint, space = 0): IBorderOptions => ({
  style: STYLES[style],
  size: Math.min(96, Math.max(2, Math.round((style === 'double' ? width / 3 : width) * 6))),
  color: paint(color),
  space: Math.min(31, Math.round(points(space))),
})

const decorationOf = (
  { ground, edge, underline, scribble, raise }: TextLook,
  paint: Paint,
): Partial<IRunOptions> => ({
  // Word counts in half points here; the library would write `2pt`, which older ones do not read.
  ...(raise ? { position: Math.round(raise * 1.5) as unknown as '1pt' } : {}),
  ...(ground ? { shading: { fill: paint(ground), type: 'clear' } } : {}),
  ...(edge ? { border: borderOf(edge, paint) } : {}),
  ...(scribble
    ? { underline: { type: 'wave', color: paint(scribble) } }
    : underline
      ? { underline: {} }
      : {}),
})

type RunOptions = Omit<IRunOptions, 'children'>

/** The approximate width of a blank in ems; letter spacing makes up the rest of the gap. */
const BLANK = 0.27

const gapRun = ({ width, look, firm }: Extract<Piece, { piece: 'gap' }>, base: RunOptions): TextRun =>
  new TextRun({
    ...base,
    text: firm ? '\u00a0' : ' ',
    bold: false,
    underline: {},
    ...(look.scribble ? {} : { underline: { type: 'none' } }),
    characterSpacing: twips(width - look.size * BLANK),
  })

/** An underlined tab continues to its stop, even if the text before it becomes longer. */
const fillerRun = (
  { line, look }: Extract<Piece, { piece: 'filler' }>,
  base: RunOptions,
  paint: Paint,
): TextRun => {
  if (!line) return new TextRun({ ...base, color: paint(look.color), text: '\t' })
  const through =
    line.style === 'double' ? { doubleStrike: true } : line.style === 'solid' ? { strike: true } : {}
  return new TextRun({ ...base, ...through, bold: false, color: paint(line.color), text: '\t' })
}

interface Place {
  look: TextLook
  /** The line has no text. */
  isAlone: boolean
  emission: Emission
}

/** Word's Chinese fonts have no checkboxes. */
const BOXES = /([☐☑☒]+)/
const BOX_FACE = 'Segoe UI Symbol'

const splitAtCheckboxes = (piece: Piece): Piece[] =>
  piece.piece === 'text' && BOXES.test(piece.text)
    ? piece.text
        .split(BOXES)
        .filter((text) => text !== '')
        .map((text) => ({ ...piece, text }))
    : [piece]

const pieceRun = (piece: Piece, { look: baseLook, isAlone, emission }: Place): ParagraphChild | undefined => {
  const { look } = piece
  const base: RunOptions = {
    ...runProperties(difference(look, baseLook), emission),
    ...decorationOf(look, emission.paint),
  }
  switch (piece.piece) {
    case 'text':
      return new TextRun({ ...base, ...(BOXES.test(piece.text) ? { font: BOX_FACE } : {}), text: piece.text })
    case 'gap':
      return gapRun(piece, base)
    case 'bar':
      return new TextRun({ ...base, text: '|' })
    case 'filler':
      return fillerRun(piece, base, emission.paint)
    case 'tab':
      return new TextRun({ ...base, text: '\t' })
    case 'drawing':
      return inlineDrawing(piece.drawing, isAlone, emission.paint)
    case 'chart':
      emission.charts.push(piece.chart)
      return chartRun(piece.chart, emission.charts.length)
    case 'break':
      return new TextRun({ ...base, break: 1 })
  }
}

const linked = (piece: Piece, place: Place): ParagraphChild[] => {
  if (!('href' in piece) || piece.href === undefined) {
    return splitAtCheckboxes(piece).flatMap((part) => pieceRun(part, place) ?? [])
  }
  const { look } = piece
  const run =
    piece.piece === 'text'
      ? new TextRun({
          ...runProperties({ ...difference(look, place.look), color: look.color }, place.emission),
          ...decorationOf(look, place.emission.paint),
          ...(look.underline || look.scribble ? {} : { underline: { type: 'none' } }),
          style: 'Hyperlink',
          text: piece.text,
        })
      : pieceRun(piece, place)
  return run ? [new ExternalHyperlink({ link: piece.href, children: [run] })] : []
}

/** Padding between a tint and its text is a border of the tint's own colour. */
const bordersOf = (
  { fill, edges, pad }: ParagraphBlock,
  paint: Paint,
): Pick<IParagraphOptions, 'border' | 'shading'> => {
  const side = (name: keyof Edges, at: 0 | 1 | 2 | 3): Partial<Record<keyof Edges, IBorderOptions>> => {
    const line = edges[name]
    if (line) return { [name]: borderOf(line, paint, pad[at]) }
    if (!fill || pad[at] < 1) return {}
    return { [name]: borderOf({ width: 1, style: 'solid', color: fill }, paint, Math.max(0, pad[at] - 1)) }
  }
  const border = { ...side('top', 0), ...side('bottom', 2), ...side('left', 3), ...side('right', 1) }
  return {
    ...(Object.keys(border).length > 0 ? { border } : {}),
    ...(fill ? { shading: { fill: paint(fill), type: 'clear' } } : {}),
  }
}

const LEADERS = { dot: 'dot', middleDot: 'middleDot', hyphen: 'hyphen' } as const
const ALIGNMENTS = { left: 'left', center: 'center', right: 'right', justify: 'both' } as const

const listOf = (list: List | undefined, { lists }: Emission): Pick<IParagraphOptions, 'numbering'> => {
  if (!list) return {}
  const reference = listReference(list)
  lists.set(reference, list)
  const isNumbered = list.bullet === 'number'
  return { numbering: { reference, level: 0, ...(isNumbered ? { instance: list.run } : {}), custom: true } }
}

/** The number of a title: counted by Word, or as text. */
const countOf = ({ number }: ParagraphBlock, { counts }: Emission) => {
  const run = number ? runOf(number, counts) : undefined
  if (!number) return { pieces: [], numbering: {} }
  if (run === undefined) return { pieces: number.pieces, numbering: {} }
  const reference = countReference(number)
  return { pieces: [], numbering: { numbering: { reference, level: 0, instance: run, custom: true } } }
}

const styleOf = ({ list, role }: ParagraphBlock, { styles }: Emission): string =>
  list ? (list.bullet === 'number' ? 'ListNumber' : 'ListBullet') : styles[role]

const isFigures = ({ pieces }: ParagraphBlock): boolean =>
  pieces.length === 0 || pieces.every(({ piece }) => piece === 'drawing' || piece === 'chart')

/** Word makes a line at least one point high. */
const LEAST = 20

const HEADINGS = new Set(['h1', 'h2', 'h3'])

/** The style of a heading keeps it with the next paragraph; only exceptions are written. */
const keepsOf = ({
  keepNext,
  keepLines,
  role,
}: ParagraphBlock): Pick<IParagraphOptions, 'keepNext' | 'keepLines'> => ({
  ...(keepNext || (keepNext === false && HEADINGS.has(role)) ? { keepNext } : {}),
  ...(keepLines ? { keepLines } : {}),
})

/**
 * Drawings and text of one line are centred on each other. The library does not support this property, and its
 * position among the others is fixed by the schema.
 */
const AFTER_IT = new Set([
  'w:textboxTightWrap',
  'w:outlineLvl',
  'w:divId',
  'w:cnfStyle',
  'w:rPr',
  'w:sectPr',
  'w:pPrChange',
])

const centredOnLine = (made: Paragraph): Paragraph => {
  const write = made.prepForXml.bind(made)
  made.prepForXml = (context) => {
    const xml = write(context) as { 'w:p'?: { 'w:pPr'?: object[] }[] } | undefined
    const properties = xml?.['w:p']?.find((child) => 'w:pPr' in child)?.['w:pPr']
    const at = properties?.findIndex((child) => AFTER_IT.has(Object.keys(child)[0] ?? '')) ?? -1
    properties?.splice(at < 0 ? properties.length : at, 0, {
      'w:textAlignment': { _attr: { 'w:val': 'center' } },
    })
    return xml as ReturnType<Paragraph['prepForXml']>
  }
  return made
}

/**
 * In characters, so that it follows a change of the font size, and in lengths, for programs that ignore characters.
 */
const firstLineOf = ({ indent, pieces }: ParagraphBlock) => {
  const size = pieces.find(({ piece }) => piece === 'text')?.look.size
  return indent && size ? { firstLine: twips(indent * size), firstLineChars: indent * 100 } : {}
}

const isMixed = ({ pieces }: ParagraphBlock): boolean =>
  pieces.some(({ piece }) => piece === 'drawing') && pieces.some(({ piece }) => piece === 'text')

export const emitParagraph = (block: ParagraphBlock, emission: Emission): Paragraph => {
  const place: Place = {
    look: emission.looks[block.list ? 'body' : block.role],
    isAlone: isFigures(block),
    emission,
  }
  const floats = block.floats.flatMap((float) => floatRun(float, emission.nextOrder(), emission.paint) ?? [])
  const count = countOf(block, emission)
  const { right, hanging } = block
  // An offset this small comes from rounding.
  const left = Math.abs(block.left) < 1.5 ? 0 : block.left
  const made = new Paragraph({
    style: styleOf(block, emission),
    children: [...floats, ...[...count.pieces, ...block.pieces].flatMap((piece) => linked(piece, place))],
    alignment: ALIGNMENTS[block.align],
    spacing: {
      before: twips(block.before),
      after: twips(block.after),
      line: Math.max(LEAST, twips(block.line)),
      lineRule: block.exact ? 'exact' : 'atLeast',
    },
    ...(left || right || hanging || block.indent
      ? {
          indent: {
            left: twips(left),
            right: twips(right),
            ...(hanging ? { hanging: twips(hanging) } : {}),
            ...firstLineOf(block),
          },
        }
      : {}),
    ...(block.tabs.length > 0
      ? {
          tabStops: block.tabs.map(({ at, side, leader }) => ({
            position: twips(at + left - hanging),
            type: side,
            ...(leader ? { leader: LEADERS[leader] } : {}),
          })),
        }
      : {}),
    ...bordersOf(block, emission.paint),
    ...listOf(block.list, emission),
    ...count.numbering,
    ...keepsOf(block),
    ...(block.breakBefore ? { pageBreakBefore: true } : {}),
    ...(block.breaksWords ? { wordWrap: false } : {}),
    // The paragraph mark is as high as its font, which would make a line that has only figures too high.
    ...(isFigures(block) ? { run: { size: halfPoints(1) } } : {}),
  })
  return isMixed(block) ? centredOnLine(made) : made
}
