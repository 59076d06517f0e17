/** Colours by meaning; a scope (`tone`) decides what they are there. A hex colour is only for decoration. */
export type Ink =
  | 'ink'
  | 'muted'
  | 'faint'
  | 'line'
  | 'theme'
  | 'soft'
  | 'dark'
  | 'on'
  | 'accent'
  /** The accent and the dark of a chart: never the theme's own colour, or two slices would be one. */
  | 'chart-accent'
  | 'chart-dark'
  | 'paper'
  | `#${string}`

export interface Edge {
  /** Pixels. */
  width?: number
  style?: 'solid' | 'dashed' | 'dotted' | 'double'
  color?: Ink
}

export type Fill = Ink | { from: Ink; to: Ink; angle: number }

/** One number for all sides, [vertical, horizontal], or [top, right, bottom, left]. */
export type Sides = number | readonly [number, number] | readonly [number, number, number, number]

/**
 * A box's own look. Lengths are in units: a quarter of the text size times the theme's spacing, so that all of a
 * page tightens together. Strings are CSS lengths (`9.5em`, `30%`).
 */
export interface Box {
  gap?: number | readonly [row: number, column: number]
  pad?: Sides
  margin?: Sides
  fill?: Fill
  border?: Edge & { sides?: readonly ('top' | 'right' | 'bottom' | 'left')[] }
  /** Pixels, or a full round. */
  radius?: number | 'full' | readonly [number, number, number, number]
  /** The colors of the text inside: for a ground in the theme color (`on`), or for white again (`paper`). */
  tone?: 'on' | 'paper'
  width?: string
  /** The slot whose width, where a person sets one, is this box's too. */
  widthOf?: string
  minWidth?: string
  height?: string
  minHeight?: string
  /** Vertical lines end here and go on in the next. */
  maxHeight?: string
  grow?: number
  shrink?: 0
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch'
  justify?: 'start' | 'center' | 'end' | 'between' | 'around'
  wrap?: true
  /** A stack whose children share its height: on a slide, what grows takes what the others leave. */
  column?: true
  /** A row whose children run on as one text and break like one: sentences. */
  run?: true
  /** How many columns of the grid around it this box takes. */
  span?: number
  /** In a grid of pairs, the last one without a neighbour takes both places. */
  lastSpans?: true
  /** In a narrow region the children of a row or grid stand one under the other. */
  fold?: true
  text?: 'left' | 'center' | 'right'
  /** Text size for everything inside, relative to the document's. */
  size?: number
  /** On a slide: how much larger everything inside is. */
  scale?: number
  /** Do not split this box between pages. */
  keep?: true
  /** Do not leave this box alone at the end of a page. */
  keepNext?: true
  /** Closed at the end of a page and opened again on the next. */
  clone?: true
  /** Reaches to the page's edge on these sides, through the margin. */
  bleed?: readonly ('top' | 'left' | 'right' | 'bottom')[]
  /** Set in vertical lines, right to left. */
  vertical?: true
  /** Hides content outside the box. */
  clip?: true
}

/** The look of one text. */
export interface Look {
  /** Relative to the document's text size. */
  size?: number
  bold?: true | false
  color?: Ink
  /** The display face: serif whatever the document's face is. */
  face?: 'serif' | 'kai' | 'sans'
  align?: 'left' | 'center' | 'right'
  /** Line height, where the theme's is not right: large names, numerals. */
  leading?: number
  /** In em, at most 0.08: wider spacing breaks words for readers of the file. */
  spacing?: number
  nowrap?: true
  /** On a slide: so large that its words fill this share (per cent) of the width that they have, at most `size`. */
  widest?: number
  upper?: true
  italic?: true
}
