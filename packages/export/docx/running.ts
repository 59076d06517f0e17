import { Footer, Header, PageNumber, Paragraph, type ParagraphChild, TextRun } from 'docx'
import type { Document } from '#packages/document/schema.ts'
import type { Geometry } from '#packages/render/geometry.ts'
import { EDGE_GAP, EDGE_LINE, edgePlaces, numberWords, piecesOf } from '#packages/render/running-texts.ts'
import type { Float } from './block.ts'
import { cleanText } from './clean.ts'
import { floatRun } from './emit-drawing.ts'
import type { Emission } from './emit-paragraph.ts'
import type { LayoutContext } from './layout-context.ts'
import { halfPoints, points, twips } from './lengths.ts'
import { hex } from './paint.ts'

/** As page-edges.tsx draws them. */
const SIZE = 11

const look = (context: LayoutContext) => ({ size: halfPoints(SIZE), color: hex(context.colors.muted) })

type Side = 'top' | 'bottom'

/** The hairline between the text of a page and its header or footer. */
const ruleOf = (side: Side, { colors }: LayoutContext) => ({
  [side === 'top' ? 'bottom' : 'top']: {
    style: 'single',
    size: 4,
    space: Math.round(points(EDGE_GAP)),
    color: hex(colors.line),
  } as const,
})

interface EdgeLine {
  /** From left to right; a page's number is one of them. */
  pieces: readonly ParagraphChild[][]
  floats?: readonly ParagraphChild[]
  rule?: ReturnType<typeof ruleOf> | undefined
}

const TAB = (context: LayoutContext): ParagraphChild => new TextRun({ ...look(context), text: '\t' })

const edgeParagraph = (
  { pieces, floats = [], rule }: EdgeLine,
  geometry: Geometry,
  context: LayoutContext,
): Paragraph => {
  const { main, header } = geometry
  const left = main.left - header.left
  const isBlank = pieces.length === 0
  const middle = { type: 'center', position: twips(left + main.width / 2) } as const
  return new Paragraph({
    children: [...floats, ...pieces.flatMap((piece, at) => (at === 0 ? piece : [TAB(context), ...piece]))],
    indent: { left: twips(left), right: twips(header.width - left - main.width) },
    tabStops: [...(pieces.length > 2 ? [middle] : []), { type: 'right', position: twips(left + main.width) }],
    spacing: { before: 0, after: 0, line: isBlank ? 20 : twips(EDGE_LINE), lineRule: 'exact' },
    ...(rule && !isBlank ? { border: rule } : {}),
    ...(isBlank ? { run: { size: 2 } } : {}),
  })
}

const wordsOf = (text: string, context: LayoutContext): ParagraphChild[][] =>
  piecesOf(cleanText(text)).map((piece) =>
    piece === '' ? [] : [new TextRun({ ...look(context), text: piece })],
  )

interface Running {
  document: Document
  geometry: Geometry
  context: LayoutContext
  emission: Emission
}

/** A blank that pushes the text of a page down to its start. */
const pushing = (height: number): Paragraph =>
  new Paragraph({
    spacing: { before: 0, after: 0, line: Math.max(20, twips(height)), lineRule: 'exact' },
    run: { size: 2 },
  })

/**
 * The header of a page, with the drawings under the page. `down`: where the page's text begins. A cover has neither
 * header nor footer text.
 */
export const headerOf = (
  { document, geometry, context, emission }: Running,
  grounds: readonly Float[],
  down: number,
  isCover = false,
): Header => {
  const { top, isRuled } = edgePlaces(document, geometry)
  const pieces = isCover ? [] : wordsOf(document.page.header, context)
  const floats = grounds.flatMap((float) => floatRun(float, emission.nextOrder(), emission.paint) ?? [])
  const rule = isRuled ? ruleOf('top', context) : undefined
  const line = edgeParagraph({ pieces, floats, rule }, geometry, context)
  const rest = down - top - (pieces.length === 0 ? 4 / 3 : EDGE_LINE)
  return new Header({ children: rest > 1 ? [line, pushing(rest)] : [line] })
}

/** Word counts the page number and the number of pages itself. */
const numberOf = (document: Document, context: LayoutContext): ParagraphChild[][] => {
  const words = numberWords(document)
  if (!words) return []
  const [before = '', between = '', after] = words
  const total = after === undefined ? [] : [PageNumber.TOTAL_PAGES, after]
  const children = [before, PageNumber.CURRENT, between, ...total].filter((one) => one !== '')
  return [[new TextRun({ ...look(context), children })]]
}

export const footerOf = (
  document: Document,
  geometry: Geometry,
  context: LayoutContext,
  isCover = false,
): Footer => {
  const words = wordsOf(document.page.footer, context)
  const number = numberOf(document, context)
  const all = number.length > 0 && words.length === 0 ? [[], ...number] : [...words, ...number]
  const rule = edgePlaces(document, geometry).isRuled ? ruleOf('bottom', context) : undefined
  return new Footer({ children: [edgeParagraph({ pieces: isCover ? [] : all, rule }, geometry, context)] })
}
