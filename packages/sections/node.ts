import type { Rich, Series, Table } from '#packages/document/values.ts'
import type { Box, Edge, Ink, Look } from '#packages/layout/box.ts'
import type { IconName } from '#packages/layout/icons.ts'
import type { ChartLook, MeterLook, RichSet, Role, TableLook } from '#packages/layout/parts.ts'
import type { ShapeName } from '#packages/layout/shapes.ts'

/** Where a text came from: what a click on the page opens in the form. */
export interface Source {
  item: string
  field: string
  /** Of a field that holds pairs: which one, and which side of it. */
  pair?: PairPlace
}

export type PairPlace = `${number}.${'label' | 'value'}`

/** A page break or a kept entry, as its author set it. */
export interface Breaks {
  before?: true
  keep?: true
}

interface Placed {
  slot?: string
  /** A slot shared by similar parts, for example by the values of all facts. Style set on the part's own slot wins. */
  shared?: string
  source?: Source
}

/** A part with its data filled in. Screen, thumbnails, Word and slides draw these and know nothing of kinds. */
export type Node =
  | ({ node: 'stack' | 'row' | 'layer'; box: Box; children: Node[]; item?: string; breaks?: Breaks } & Placed)
  | ({ node: 'grid'; columns: readonly string[]; box: Box; children: Node[] } & Placed)
  | {
      node: 'timeline'
      slot?: string
      mark: 'dot' | 'ring' | 'square' | 'number'
      index: number
      line: Edge
      box: Box
      children: Node[]
    }
  /**
   * Next to the line that runs through sections. A title has its icon on the line, `joined` to the section before; a
   * body is `joined` by the marks of its entries.
   */
  | { node: 'rail'; mark?: IconName; joined: boolean; children: Node[] }
  | ({ node: 'text'; text: string; look: Look; role: Role; href?: string } & Placed)
  | ({ node: 'rich'; blocks: Rich; look: Look; set: RichSet; labels?: string[] } & Placed)
  | ({
      node: 'meter'
      level: number
      look: MeterLook
      word: string
      color: Ink
      track: Ink
      width: string
    } & Placed)
  | ({ node: 'icon'; icon: IconName; size: number; color?: Ink } & Placed)
  | ({ node: 'rule'; edge: Edge; upright: boolean; box: Box } & Placed)
  | ({
      node: 'shape'
      shape: ShapeName
      width: string
      height: string
      fill?: Ink
      stroke?: Ink
      box: Box
    } & Placed)
  /** `ratio`: width to height of one whose shape the person chose; its size and corners are no longer the style's. */
  | ({ node: 'picture'; src: string; width: string; height: string; ratio?: number; box: Box } & Placed)
  /** Every row has as many cells as there are widths, which are shares of the whole. */
  | ({
      node: 'table'
      head: readonly string[]
      rows: readonly (readonly string[])[]
      align: readonly NonNullable<Table['align']>[number][]
      widths: readonly number[]
      total: boolean
      look: TableLook
    } & Placed)
  | ({ node: 'chart'; series: Series; look: ChartLook } & Placed)
  | { node: 'qr'; text: string; width: string }
  | { node: 'radar'; axes: { label: string; level: number; word: string; source?: Source }[]; width: string }
  | { node: 'leader'; style: 'dotted' | 'dashed' | 'solid' }
