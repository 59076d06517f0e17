import type { FaceId } from '#packages/fonts/faces.ts'
import type { EditableObject } from './editable-objects.ts'

/**
 * Pages as plain drawing operations, from back to front: the source of PDF, pictures and slides. Lengths are CSS
 * pixels from the page's upper left corner. It is plain data, which can be sent to a worker, stored in a file and
 * compared in a test.
 */
export interface DisplayList {
  pages: DisplayPage[]
  /** The roles of the texts in reading order; texts refer to it by index. */
  structure: Structure[]
  /** Each picture once; drawings point into it. */
  pictures: Picture[]
  /** Characters that none of the product's faces has, as the browser drew them, for formats without other fonts. */
  missingGlyphs?: MissingGlyph[]
  /** Native texts, tables and charts, if requested; groups of drawings refer to them. */
  editableObjects?: EditableObject[]
  /** Addresses of pictures that could not be read: only their background is drawn. */
  unread?: string[]
}

export interface DisplayPage {
  width: number
  height: number
  ops: Op[]
  /** Of a slide: the section that it shows, as may the slides after it. */
  run?: string
}

/** Red, green, blue from 0 to 255, and how much of it covers, from 0 to 1. */
export type Rgba = readonly [red: number, green: number, blue: number, alpha: number]

/** As in CSS: x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

/** Absolute, and of four commands only: arcs, shorthands and relative ones were written out by the walker. */
export type PathStep =
  | readonly ['M' | 'L', x: number, y: number]
  | readonly ['C', x1: number, y1: number, x2: number, y2: number, x: number, y: number]
  | readonly ['Z']

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export type Paint =
  | { color: Rgba }
  | { from: readonly [x: number, y: number]; to: readonly [x: number, y: number]; stops: GradientStop[] }

export interface GradientStop {
  /** From 0 to 1. */
  at: number
  color: Rgba
}

export interface Stroke {
  color: Rgba
  width: number
  cap: 'butt' | 'round' | 'square'
  join: 'miter' | 'round' | 'bevel'
  /** Lengths of strokes and gaps in turn; empty for an unbroken line. */
  dash: readonly number[]
}

/** A filled or stroked figure. `box` where it is a plain or rounded rectangle: slides draw those as such. */
export interface ShapeOp {
  op: 'shape'
  path: PathStep[]
  fill?: Paint
  evenOdd?: true
  stroke?: Stroke
  box?: Box & { radius: number }
}

/** A picture in its whole size, of which only a part may be visible. */
export interface PictureOp {
  op: 'picture'
  picture: number
  box: Box
  clip?: PathStep[]
}

/** Characters on one line, in one face, size and colour. */
export interface TextOp {
  op: 'text'
  text: string
  face: FaceId
  size: number
  color: Rgba
  /** Of the baseline; of the middle of the line where the text runs downwards. */
  y: number
  /** The pen's position before each code point of `text`, from left to right; downwards where `vertical`. */
  pens: number[]
  /** The width of each code point in the layout: less than in the face where a bracket was trimmed. */
  advances: number[]
  /** Slanted by the browser, since no face here has an italic. */
  slant?: number
  /** Set downwards: `pens` are heights; `x` is the middle of the line, `side` the baseline of rotated letters. */
  vertical?: { x: number; side?: number }
  /** Latin widths for quotation marks, as in English documents. */
  proportional?: true
  /** Index into `structure`; undefined for decoration, page numbers, headers and footers. */
  part?: number
  /** The target of a link; a LinkOp of the same page has its boxes. */
  href?: string
}

export interface LinkOp {
  op: 'link'
  href: string
  boxes: Box[]
  part?: number
}

/** Several drawings that share a clip, an opacity or a turn, or that are one figure. */
export interface GroupOp {
  op: 'group'
  /** Of a figure: the entry of `structure` with its alternative text. */
  part?: number
  /** Of a text, table or chart: the index in `editableObjects` of the object that this draws. */
  editable?: number
  clip?: PathStep[]
  opacity?: number
  matrix?: Matrix
  ops: Op[]
}

export type Op = ShapeOp | PictureOp | TextOp | LinkOp | GroupOp

export const structureRoles = ['h1', 'h2', 'h3', 'p', 'li', 'figure'] as const
export type StructureRole = (typeof structureRoles)[number]

/** A heading, a paragraph, an entry of a list or a figure. One that breaks across pages is one. */
export interface Structure {
  role: StructureRole
  /** The section, entry and field of the document that it shows. */
  section?: string
  item?: string
  field?: string
  /** Alternative text for readers who cannot see the figure. */
  says?: string
}

export interface Picture {
  type: 'image/jpeg' | 'image/png'
  bytes: Uint8Array
  /** In its own pixels. */
  width: number
  height: number
}

/** One character, or several that are drawn as one, with its picture. */
export interface MissingGlyph {
  text: string
  face: FaceId
  color: Rgba
  picture: number
  /** From the pen on the baseline, as shares of the text's size. */
  box: Box
}
