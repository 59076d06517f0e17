import { Footer, Header, PageNumber, Paragraph, type ParagraphChild, TextRun } from 'docx'
import type { Document } from '#packages/document/schema.ts'
import type { Geometry } from '#packages/render/geometry.ts'
import type { Float } from './block.ts'
import { cleanText } from './clean.ts'
import { floatRun } from './emit-drawing.ts'
import type { Emission } from './emit-paragraph.ts'
import { halfPoints, twips } from './lengths.ts'
import { hex } from './paint.ts'
import type { Setting } from './setting.ts'

/** As page-ground.tsx draws them. */
const SIZE = 11
const LINE = 16

const look = (setting: Setting) => ({ size: halfPoints(SIZE), color: hex(setting.colors.muted) })

const edgeParagraph = (children: ParagraphChild[], geometry: Geometry, isBlank: boolean): Paragraph => {
  const { main, header } = geometry
  const left = main.left - header.left
  return new Paragraph({
    children,
    indent: { left: twips(left), right: twips(header.width - left - main.width) },
    tabStops: [{ type: 'right', position: twips(left + main.width) }],
    spacing: { before: 0, after: 0, line: isBlank ? 20 : twips(LINE), lineRule: 'exact' },
    ...(isBlank ? { run: { size: 2 } } : {}),
  })
}

interface Running {
  document: Document
  geometry: Geometry
  setting: Setting
  emission: Emission
}

/** How far down the page its heading stands. */
export const headerTop = (textTop: number): number => Math.max(10, textTop / 2 - 8)

/** Holds the text of a page down to where it begins. */
const pushing = (height: number): Paragraph =>
  new Paragraph({
    spacing: { before: 0, after: 0, line: Math.max(20, twips(height)), lineRule: 'exact' },
    run: { size: 2 },
  })

/** The running text at the head of a page, and what lies under all of it. `down`: where the page's text begins. */
export const headerOf = (
  { document, geometry, setting, emission }: Running,
  grounds: readonly Float[],
  down: number,
): Header => {
  const text = cleanText(document.page.header)
  const floats = grounds.flatMap((float) => floatRun(float, emission.nextOrder(), emission.paint) ?? [])
  const words = text === '' ? [] : [new TextRun({ ...look(setting), text })]
  const line = edgeParagraph([...floats, ...words], geometry, text === '')
  const rest = down - headerTop(geometry.main.top) - (text === '' ? 4 / 3 : LINE)
  return new Header({ children: rest > 1 ? [line, pushing(rest)] : [line] })
}

const NUMBERS = {
  none: [],
  plain: [PageNumber.CURRENT],
  of: [PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES],
}

export const footerOf = (document: Document, geometry: Geometry, setting: Setting): Footer => {
  const { numbers, footer } = document.page
  const text = cleanText(footer)
  const words = text === '' ? [] : [new TextRun({ ...look(setting), text })]
  const count =
    numbers === 'none' ? [] : [new TextRun({ ...look(setting), children: ['\t', ...NUMBERS[numbers]] })]
  const children = [...words, ...count]
  return new Footer({ children: [edgeParagraph(children, geometry, children.length === 0)] })
}
