import type { Box, Edge, Ink, Look } from './box.ts'
import type { IconName } from './icons.ts'
import type { ShapeName } from './shapes.ts'

/** The meaning of the element to a reader of the file: its heading level, a paragraph, or decoration. */
export type Role = 'h1' | 'h2' | 'h3' | 'p' | 'none'

/** A user's style and a click find a part by its slot: a field's name, or a box's. */
interface Named {
  slot?: string
}

export type OwnPiece = 'value' | 'labelledValue' | 'label' | 'name' | 'index' | 'count' | 'numeral' | 'group'

/** Words around a number, which replaces the `#`. */
export type Counted = { zh: string; en: string }
export type MeterLook = 'bar' | 'dots' | 'stars' | 'ring' | 'segments' | 'word'
export type Bullet = 'dot' | 'square' | 'dash' | 'arrow' | 'ring' | 'number' | 'check' | 'none'

/** How the blocks of a styled text are set. */
export interface RichSet {
  bullet: Bullet
  columns?: 2
  /** Units between blocks. */
  gap?: number
  /** The first block's own look. */
  lead?: Look
  /** The first, the middle and the last blocks are introduced by these words. */
  labels?: readonly { zh: string; en: string }[]
  /** `line` gives every line the bullet, `opening` makes the first sentence a block of its own. */
  by?: 'line' | 'opening'
  /** The colour of bold words and of the things that the text names. */
  keys?: Ink
  /** Paragraphs begin this many em in, as Chinese letters and contracts do. */
  indent?: number
}

/** How the rows of a table are distinguished. */
export interface TableLook {
  /** Its first row: on the theme's colour, on the tint, over a strong line, or like the others. */
  head: 'fill' | 'tint' | 'line' | 'plain'
  lines: 'rows' | 'grid' | 'none'
  /** Strong lines above and below the whole. */
  ends?: true
  stripes?: true
  /** The first column names its row. */
  names?: true
  size?: number
  /** Units within each cell. */
  pad?: readonly [number, number]
  /** The fewer its rows, the larger they are: on a slide it stands for all that there is to see. */
  roomy?: true
}

export interface ChartLook {
  as: 'columns' | 'bars' | 'stacked' | 'line' | 'area' | 'pie' | 'donut'
  /** Width to height of what is drawn. */
  ratio: number
  /** Each value is written at its figure. */
  figures?: true
  /** Lines to read values off, with their scale. */
  scale?: true
  legend?: 'above' | 'beside'
  size?: number
  /** Takes the height that a slide leaves to it; `ratio` is what it is drawn in until that is known. */
  grow?: true
}

/** Parts that hold no others and are more than a line of text. */
export type FigurePart<F extends string = string> =
  /** `of` 5. */
  | ({ part: 'meter'; bind: F; look: MeterLook; color?: Ink; track?: Ink; width?: string } & Named)
  | ({ part: 'icon'; icon: IconName | 'own'; size: number; color?: Ink } & Named)
  /** A line: horizontal, or `upright` as a bar between two parts of a row. */
  | ({ part: 'rule'; edge: Edge; upright?: true; box?: Box } & Named)
  | ({
      part: 'shape'
      shape: ShapeName
      width: string
      height: string
      fill?: Ink
      stroke?: Ink
      box?: Box
    } & Named)
  | ({ part: 'picture'; bind: F; width: string; height: string; box: Box; or?: 'none' | 'blank' } & Named)
  /** The first character of a field, as a sign; a seal shows a whole Chinese name, four characters in two columns. */
  | { part: 'monogram'; bind: F; look: Look; box: Box; seal?: true }
  /** Of a web address, or of the first one among a person's own pairs. */
  | { part: 'qr'; bind: F; width: string }
  | ({ part: 'table'; bind: F; look: TableLook } & Named)
  | ({ part: 'chart'; bind: F; look: ChartLook } & Named)
  /** The levels of all entries as a figure. */
  | { part: 'radar'; name: F; level: F; width: string }
  /** A line of words (`Go、PostgreSQL`) as separate tags, or the keywords of a styled text. */
  | ({ part: 'tags'; bind: F; look: Look; tag: Box; box: Box } & Named)
  /** The first quantity that a text speaks of, set large. */
  | { part: 'figure'; bind: F; look: Look }
  /** Dots from one thing to the next in a row. */
  | { part: 'leader'; style: 'dotted' | 'dashed' | 'solid' }

/**
 * The closed vocabulary that layouts are written in, over the fields `F` of a kind. A new member does not compile
 * until every output draws it. A box whose bound texts are all empty is dropped, labels and icons with it.
 */
export type Part<F extends string = string> =
  | ({ part: 'stack' | 'row' | 'layer'; box: Box; children: readonly Part<F>[] } & Named)
  | ({ part: 'grid'; columns: readonly string[]; box: Box; children: readonly Part<F>[] } & Named)
  /** An entry on a line that runs through all entries and over page breaks, with a mark at its head. */
  | {
      part: 'timeline'
      mark: 'dot' | 'ring' | 'square' | 'number'
      line: Edge
      box: Box
      children: readonly Part<F>[]
    }
  /** Its child once for each entry (`items`), or for each shown fact of a single entry (`facts`). */
  | ({
      part: 'each'
      of: 'items' | 'facts'
      as: 'stack' | 'row' | 'grid'
      columns?: readonly string[]
      /** Instead of columns: two or three to a row, whichever leaves no hole, each at least this wide. */
      even?: string
      /** Facts two to a row; one whose value is longer than this many em, or that has no neighbour, to itself. */
      pairs?: number
      /** Instead of columns: how many stand in a row, by how many there are; the last row fills its width. */
      across?: readonly number[]
      /** On a slide: how much larger they are drawn, by how many there are. */
      larger?: readonly number[]
      box: Box
      /** Drawn between two, as an element of its own. */
      between?: Part<F>
      child: Part<F>
      /** The look of every second entry, if it differs from the first. */
      other?: Part<F>
      /** Only this many, or only from this one on. */
      first?: number
      from?: number
      /** Only these facts, or all but these; by field name. */
      only?: readonly F[]
      except?: readonly F[]
      /** Only entries of these levels; 0 is one that says none. */
      levels?: readonly number[]
    } & Named)
  /** One child where the field is filled, the other (or nothing) where it is not: a photo, or room for none. */
  | { part: 'given'; bind: F; child: Part<F>; or?: Part<F> }
  /** The child only where the person's style gives the slot a display (this one); the other, or nothing, elsewhere. */
  | { part: 'asked'; slot: string; display?: 'vertical'; child: Part<F>; or?: Part<F> }
  /** The section's own title in the document's title style, within the layout; the other where it has none. */
  | { part: 'title'; or?: Part<F> }
  /** The child of the entry's level, year, or position; entries of one group stand under one heading. */
  | {
      part: 'groups'
      by: 'level' | 'year' | 'name'
      as: 'stack' | 'grid'
      columns?: readonly string[]
      box: Box
      head: Part<F>
      child: Part<F>
    }
  /** `blank`: its line stays free where it says nothing, to be filled in by hand. */
  | ({ part: 'text'; bind: F; look: Look; role: Role; blank?: true } & Named)
  /** The section's title as a heading, in a layout of a kind that draws it itself. */
  | { part: 'heading'; look: Look }
  /**
   * Of the enclosing fact or group: its value, its label, its name (the label, or the value alone), its place: 01, 1
   * (`count`) or 一 (`numeral`). `labelledValue` is the value, after its label where it would not be understood without (ORCID,
   * Cuisines).
   */
  | ({ part: 'own'; what: OwnPiece; look: Look; role: Role; as?: Counted; blank?: true } & Named)
  /** Words of the layout itself. */
  | { part: 'word'; zh: string; en: string; look: Look }
  /** A field's label, as the person named it or as the kind does. */
  | ({ part: 'label'; bind: F; look: Look; suffix?: string } & Named)
  | ({ part: 'rich'; bind: F; look: Look; set: RichSet } & Named)
  | ({ part: 'dates'; bind: F; look: Look; as?: 'range' | 'stacked' | 'year' | 'years' } & Named)
  | FigurePart<F>

type Kids<F extends string> = readonly Part<F>[]
type BoxSlot = Box & Named

/** Without the keys that are undefined: a part is plain data, and an absent option leaves no trace. */
const defined = <T extends object>(options: T) =>
  Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>
  }

const split = ({ slot, ...box }: BoxSlot) => (slot === undefined ? { box } : { box, slot })

/** One under the other. */
export const stack = <F extends string>(box: BoxSlot, ...children: Kids<F>): Part<F> => ({
  part: 'stack',
  ...split(box),
  children,
})
/** Side by side, on one baseline unless said. */
export const row = <F extends string>(box: BoxSlot, ...children: Kids<F>): Part<F> => ({
  part: 'row',
  ...split(box),
  children,
})
/** The first to the left, the last to the right. */
export const spread = <F extends string>(box: BoxSlot, ...children: Kids<F>): Part<F> =>
  row({ justify: 'between', gap: 4, ...box }, ...children)
/** Children on top of each other, the first at the bottom. */
export const layer = <F extends string>(box: BoxSlot, ...children: Kids<F>): Part<F> => ({
  part: 'layer',
  ...split(box),
  children,
})
export const grid = <F extends string>(
  columns: readonly string[],
  box: BoxSlot,
  ...children: Kids<F>
): Part<F> => ({
  part: 'grid',
  columns,
  ...split(box),
  children,
})
export const timeline = <F extends string>(
  mark: 'dot' | 'ring' | 'square' | 'number',
  line: Edge,
  box: Box,
  ...children: Kids<F>
): Part<F> => ({ part: 'timeline', mark, line, box, children })

type EachOptions<F extends string> = Partial<
  Omit<Extract<Part<F>, { part: 'each' }>, 'part' | 'of' | 'child' | 'box'>
> &
  Box

const each = <F extends string>(of: 'items' | 'facts', options: EachOptions<F>, child: Part<F>): Part<F> => {
  const { as = 'stack', columns, even, pairs, across, larger, between, other, ...rest } = options
  const { first, from, only, except, levels, slot, ...box } = rest
  return {
    part: 'each',
    of,
    as: columns || even || across ? 'grid' : as,
    box,
    child,
    ...defined({
      columns,
      even,
      pairs,
      across,
      larger,
      between,
      other,
      first,
      from,
      only,
      except,
      levels,
      slot,
    }),
  }
}
export const items = <F extends string>(options: EachOptions<F>, child: Part<F>): Part<F> =>
  each('items', options, child)
export const facts = <F extends string>(options: EachOptions<F>, child: Part<F>): Part<F> =>
  each('facts', options, child)

export const given = <F extends string>(bind: F, child: Part<F>, or?: Part<F>): Part<F> => ({
  part: 'given',
  bind,
  child,
  ...(or ? { or } : {}),
})

export const asked = <F extends string>(
  slot: string,
  child: Part<F>,
  or?: Part<F>,
  display?: 'vertical',
): Part<F> => ({ part: 'asked', slot, child, ...defined({ or, display }) })

export const ownTitle = <F extends string>(or?: Part<F>): Part<F> => ({
  part: 'title',
  ...(or ? { or } : {}),
})

export const groups = <F extends string>(
  by: 'level' | 'year' | 'name',
  options: Box & { columns?: readonly string[] },
  head: Part<F>,
  child: Part<F>,
): Part<F> => {
  const { columns, ...box } = options
  return {
    part: 'groups',
    by,
    as: columns ? 'grid' : 'stack',
    box,
    head,
    child,
    ...(columns ? { columns } : {}),
  }
}

type TextOptions = Look & Named & { role?: Role; blank?: true }

export const text = <F extends string>(bind: F, look: TextOptions = {}): Part<F> => {
  const { role = 'p', slot = bind, blank, ...rest } = look
  return { part: 'text', bind, look: rest, role, slot, ...(blank ? { blank } : {}) }
}
export const own = (what: OwnPiece, look: TextOptions & { as?: Counted } = {}): Part<never> => {
  const { role = 'p', slot, as, blank, ...rest } = look
  return { part: 'own', what, look: rest, role, ...defined({ slot, as, blank }) }
}
export const word = (zh: string, en: string, look: Look = {}): Part<never> => ({ part: 'word', zh, en, look })
export const label = <F extends string>(bind: F, look: Look & { suffix?: string } = {}): Part<F> => {
  const { suffix, ...rest } = look
  return { part: 'label', bind, look: rest, slot: 'label', ...(suffix === undefined ? {} : { suffix }) }
}
export const rich = <F extends string>(bind: F, options: Look & Named & Partial<RichSet> = {}): Part<F> => {
  const { bullet = 'dot', columns, gap, lead, labels, by, keys, indent, slot = bind, ...look } = options
  const set: RichSet = { bullet, ...defined({ columns, gap, lead, labels, by, keys, indent }) }
  return { part: 'rich', bind, look, set, slot }
}
export const tags = <F extends string>(bind: F, look: Look, tag: Box, box: Box = {}): Part<F> => ({
  part: 'tags',
  bind,
  look,
  tag,
  box: { gap: [1.5, 2], wrap: true, ...box },
  slot: bind,
})
export const figure = <F extends string>(bind: F, look: Look): Part<F> => ({ part: 'figure', bind, look })
export const dates = <F extends string>(
  bind: F,
  options: Look & Named & { as?: 'range' | 'stacked' | 'year' | 'years' } = {},
): Part<F> => {
  const { as = 'range', slot = bind, ...look } = options
  return { part: 'dates', bind, look: { color: 'muted', nowrap: true, ...look }, as, slot }
}
export const meter = <F extends string>(
  bind: F,
  look: MeterLook,
  options: { color?: Ink; track?: Ink; width?: string } = {},
): Part<F> => ({ part: 'meter', bind, look, slot: look === 'word' ? 'level' : bind, ...options })
export const icon = (name: IconName | 'own', size = 1, color?: Ink, slot = 'icon'): Part<never> => ({
  part: 'icon',
  icon: name,
  size,
  slot,
  ...(color ? { color } : {}),
})
export const rule = (edge: Edge = {}, { slot = 'rule', ...box }: BoxSlot = {}): Part<never> => ({
  part: 'rule',
  edge,
  slot,
  ...(Object.keys(box).length > 0 ? { box } : {}),
})
export const shape = (
  name: ShapeName,
  width: string,
  height: string,
  options: { fill?: Ink; stroke?: Ink; box?: Box } & Named = {},
): Part<never> => ({ part: 'shape', shape: name, width, height, ...options })
export const picture = <F extends string>(
  bind: F,
  width: string,
  height: string,
  box: Box & { or?: 'none' | 'blank' } & Named = {},
): Part<F> => {
  const { or, slot = bind, ...rest } = box
  return { part: 'picture', bind, width, height, box: rest, slot, ...(or ? { or } : {}) }
}
export const monogram = <F extends string>(bind: F, look: Look, box: Box, seal?: true): Part<F> => ({
  part: 'monogram',
  bind,
  look,
  box,
  ...(seal ? { seal } : {}),
})
export const qr = <F extends string>(bind: F, width: string): Part<F> => ({ part: 'qr', bind, width })
export const radar = <F extends string>(name: F, level: F, width: string): Part<F> => ({
  part: 'radar',
  name,
  level,
  width,
})
export const heading = (look: Look = {}): Part<never> => ({ part: 'heading', look })
export const table = <F extends string>(bind: F, look: TableLook): Part<F> => ({
  part: 'table',
  bind,
  look,
  slot: bind,
})
export const chart = <F extends string>(bind: F, look: ChartLook): Part<F> => ({
  part: 'chart',
  bind,
  look,
  slot: bind,
})
export const leader = (style: 'dotted' | 'dashed' | 'solid' = 'dotted'): Part<never> => ({
  part: 'leader',
  style,
})
