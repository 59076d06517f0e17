import type { FaceId } from '#packages/fonts/faces.ts'
import type { Box, Rgba, StructureRole } from './list.ts'

/** The section, entry and field of the document that something shows. */
export interface Place {
  section?: string
  item?: string
  field?: string
}

/** Characters in one face, size and colour; a newline within them is a break that the user entered. */
export interface EditableRun {
  text: string
  face: FaceId
  size: number
  color: Rgba
  slant?: true
  underline?: true
  strike?: true
  /** Letter spacing, in addition to the face's own. */
  spacing?: number
  href?: string
}

export type EditableAlign = 'left' | 'center' | 'right' | 'justify'

export interface EditableParagraph {
  box: Box
  align: EditableAlign
  /** From one line to the next. */
  leading: number
  /** How far its first line is set in. */
  indent: number
  /** How many lines it takes. */
  lines: number
  /** The sign before it, and how far behind the sign's place the text begins. */
  bullet?: { sign: string; color: Rgba; room: number }
  runs: EditableRun[]
}

/** All of a field, or another text: what a slide has as one box. */
export interface EditableText {
  is: 'text'
  place: Place
  role?: StructureRole
  /** The footer or page number of a slide. */
  foot?: 'footer' | 'number'
  /** The box with background and borders. */
  outer: Box
  /** The box of the text. */
  box: Box
  isVertical?: true
  isUnbroken?: true
  paragraphs: EditableParagraph[]
}

export interface EditableEdge {
  width: number
  color: Rgba
}

export interface EditableCell {
  runs: EditableRun[]
  align: EditableAlign
  leading: number
  /** Between its edge and its text: above, right, below, left. */
  pad: readonly [number, number, number, number]
  fill?: Rgba
  edges: readonly (EditableEdge | undefined)[]
}

export interface EditableTable {
  is: 'table'
  place: Place
  box: Box
  columns: number[]
  isHeaded: boolean
  rows: { height: number; cells: EditableCell[] }[]
}

export interface EditableChart {
  is: 'chart'
  place: Place
  box: Box
  /** The plot area; the labels are around it. */
  plot: Box
  /** The area of the legend over the chart. */
  legend?: Box
  /** The value of each named colour at the place of the chart. */
  inks: Record<string, Rgba>
  /** Of its texts. */
  size: number
}

/** Objects that some formats write as native text, tables and charts instead of drawings. */
export type EditableObject = EditableText | EditableTable | EditableChart
