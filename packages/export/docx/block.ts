import type { Family } from '#packages/fonts/faces.ts'
import type { Bullet } from '#packages/layout/parts.ts'
import type { ChartPiece } from './charts.ts'

/** The look of a text; lengths in pixels, colours as `#rrggbb`. */
export interface TextLook {
  size: number
  /** Line height as a multiple of the size. */
  leading: number
  bold: boolean
  italic: boolean
  underline: boolean
  strike: boolean
  color: string
  face: Family
  spacing: number
  upper: boolean
  /** The background and border of a tag. */
  ground?: string
  edge?: Line
  /** A hand-drawn line under the text. */
  scribble?: string
  /** How far the text is raised above the baseline. */
  raise?: number
}

export interface Line {
  width: number
  style: 'solid' | 'dashed' | 'dotted' | 'double'
  color: string
}

export type Four = readonly [top: number, right: number, bottom: number, left: number]
export const NONE: Four = [0, 0, 0, 0]

export const sideNames = ['top', 'right', 'bottom', 'left'] as const
export type Edges = Partial<Record<(typeof sideNames)[number], Line>>

/** One figure of a drawing: a path in its own units, stretched over its area. */
export interface Figure {
  x: number
  y: number
  width: number
  height: number
  shape: { path: string; field: readonly [number, number] } | 'rectangle' | 'ellipse' | { radius: number }
  fill?:
    | { color: string; opacity?: number }
    | { from: string; to: string; angle: number }
    | { picture: Placed }
  stroke?: Line
  /** A number in it. */
  label?: { text: string; look: TextLook }
}

/** A picture and how much of each side is cut off, in per cent. */
export interface Placed {
  type: 'image/jpeg' | 'image/png'
  bytes: Uint8Array
  crop: Four
}

export interface Drawing {
  width: number
  height: number
  figures: readonly Figure[]
  /** Alternative text for readers who cannot see it. */
  says?: string
}

/** A drawing that takes no room in the text: next to, under or over it. */
export interface Float {
  drawing: Drawing
  /** From the left edge of the text's column or cell, and from the top of its line, or of the page. */
  x: number
  y: number
  from: 'line' | 'page'
  /** Extends beyond the cell of its text. */
  isFree?: true
  behind: boolean
}

export type Piece =
  | { piece: 'text'; text: string; look: TextLook; href?: string }
  /** A blank of a given width; with `firm`, no line break is allowed there. */
  | { piece: 'gap'; width: number; look: TextLook; firm?: true }
  /** An upright line between two texts. */
  | { piece: 'bar'; look: TextLook }
  | { piece: 'drawing'; drawing: Drawing; look: TextLook; href?: string }
  | { piece: 'chart'; chart: ChartPiece; look: TextLook }
  /** Takes the space that the rest of its line leaves, with a line through it or without. */
  | { piece: 'filler'; line?: Line; leader?: true; look: TextLook }
  /** A tab to the next tab stop, or a line break. */
  | { piece: 'tab' | 'break'; look: TextLook }

export interface TabStop {
  at: number
  side: 'left' | 'center' | 'right'
  leader?: 'dot' | 'middleDot' | 'hyphen'
}

export interface List {
  bullet: Exclude<Bullet, 'none'>
  color: string
  /** The number of the list in the document; each list counts from one. */
  run: number
}

export type Align = 'left' | 'center' | 'right' | 'justify'

/** The role of a paragraph in the file: headings get heading styles. */
export type ParagraphRole = 'h1' | 'h2' | 'h3' | 'head' | 'detail' | 'body' | 'blank'

export interface Paragraph {
  block: 'paragraph'
  role: ParagraphRole
  pieces: Piece[]
  /** The height of a line; with `exact`, content cannot make it higher. */
  line: number
  exact?: true
  align: Align
  before: number
  after: number
  left: number
  right: number
  /** How far the first line begins to the left of the others. */
  hanging: number
  /** The indent of the first line, in ems. */
  indent?: number
  fill?: string
  edges: Edges
  pad: Four
  list?: List
  tabs: TabStop[]
  floats: Float[]
  /** Headings are kept with the next paragraph unless this is false. */
  keepNext?: boolean
  keepLines?: true
  breakBefore?: true
  /** A word is longer than its line and may be broken anywhere. */
  breaksWords?: true
  /** How far above the page's upper margin the following content begins. */
  lift?: number
  /** The paragraph is only a line of this width. */
  ruled?: number
  /** Counted by Word. Undefined if Word's count would differ: then the number is part of the text. */
  number?: Counted
}

/** The number before a title: its form (`第%1条`), its value and its text. */
export interface Counted {
  format: 'chineseCountingThousand' | 'upperRoman' | 'decimal'
  form: string
  count: number
  pieces: readonly Piece[]
  look: TextLook
}

export interface Cell {
  blocks: Block[]
  /** The number of columns that the cell spans. */
  span: number
  pad: Four
  fill?: string
  edges: Edges
  align: 'top' | 'center' | 'bottom'
  /** Lines run downwards, the first at the right. */
  vertical?: true
  /** A cell that is merged with the cells below, or continues the one above. */
  merge?: 'restart' | 'continue'
}

export interface Row {
  cells: Cell[]
  height?: number
  exact?: true
  keep?: true
  keepNext?: true
}

export interface Table {
  block: 'table'
  columns: number[]
  rows: Row[]
  left: number
  before: number
  after: number
  breakBefore?: true
}

export type Block = Paragraph | Table

export const paragraph = (part: Partial<Paragraph> & Pick<Paragraph, 'pieces' | 'line'>): Paragraph => ({
  block: 'paragraph',
  role: 'detail',
  align: 'left',
  before: 0,
  after: 0,
  left: 0,
  right: 0,
  hanging: 0,
  edges: {},
  pad: NONE,
  tabs: [],
  floats: [],
  ...part,
})

export const cell = (part: Partial<Cell> & Pick<Cell, 'blocks'>): Cell => ({
  span: 1,
  pad: NONE,
  edges: {},
  align: 'top',
  ...part,
})

export const table = (part: Partial<Table> & Pick<Table, 'columns' | 'rows'>): Table => ({
  block: 'table',
  left: 0,
  before: 0,
  after: 0,
  ...part,
})
