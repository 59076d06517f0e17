import type {
  EditableCell,
  EditableEdge,
  EditableRun,
  EditableTable,
} from '../../display-list/editable-objects.ts'
import { solid } from '../paint.ts'
import type { GroupState } from '../pieces.ts'
import { placedBox } from '../text-box.ts'
import { emu } from '../xml.ts'
import { frameXml } from './frame.ts'
import { factsOf, paragraphXml, runXml, type TextContext, type TextManner } from './text.ts'

const edgeXml = (name: string, edge: EditableEdge | undefined, scale: number): string =>
  edge
    ? `<a:${name} w="${emu(edge.width * scale)}" cap="flat" cmpd="sng" algn="ctr">${solid(edge.color, 1)}<a:prstDash val="solid"/></a:${name}>`
    : `<a:${name} w="0"><a:noFill/></a:${name}>`

/** How much higher a browser sets the first line than a program that uses lines of a fixed height. */
const liftOf = (cell: EditableCell, manner: TextManner): number => {
  const [run] = cell.runs
  if (!run) return 0
  // Our faces reach 1.16 above the baseline and 0.288 below it.
  const inBrowser = cell.leading / 2 + run.size * 0.436
  return cell.leading - factsOf(run, manner).descent * run.size - inBrowser
}

const cellXml = (cell: EditableCell, context: TextContext, blank: EditableRun | undefined): string => {
  const { scale } = context
  const [top, right, bottom, left] = cell.pad
  const lift = liftOf(cell, context)
  const margin = (pixels: number) => Math.max(0, emu(pixels * scale))
  const [above, after, below, before] = cell.edges
  const body = cell.runs.map((run) => runXml(run, context)).join('')
  const fill = cell.fill ? solid(cell.fill, context.opacity) : '<a:noFill/>'
  return [
    `<a:tc><a:txBody><a:bodyPr/><a:lstStyle/>${paragraphXml(body, cell.runs.at(-1) ?? blank, cell, context)}</a:txBody>`,
    `<a:tcPr marL="${margin(left)}" marR="${margin(right)}" marT="${margin(top - lift)}" marB="${margin(bottom + lift)}" anchor="t">`,
    edgeXml('lnL', before, scale) + edgeXml('lnR', after, scale),
    edgeXml('lnT', above, scale) + edgeXml('lnB', below, scale),
    `${fill}</a:tcPr></a:tc>`,
  ].join('')
}

/** Two cells share an edge, so a border of one is written for both. */
const shared = (rows: EditableTable['rows']): EditableTable['rows'] =>
  rows.map(({ height, cells }, row) => ({
    height,
    cells: cells.map((cell, column) => {
      const [above, after, below, before] = cell.edges
      const adjacentEdge = (dx: number, dy: number, side: number) =>
        rows[row + dy]?.cells[column + dx]?.edges[side]
      return {
        ...cell,
        edges: [
          above ?? adjacentEdge(0, -1, 2),
          after ?? adjacentEdge(1, 0, 3),
          below ?? adjacentEdge(0, 1, 0),
          before ?? adjacentEdge(-1, 0, 1),
        ],
      }
    }),
  }))

export const tableFrameXml = (
  editable: EditableTable,
  { matrix, opacity }: GroupState,
  manner: TextManner,
  id: number,
): string => {
  const { box, scale } = placedBox(editable.box, matrix)
  const context: TextContext = { ...manner, isTitle: false, scale, opacity }
  const blank = editable.rows.flatMap(({ cells }) => cells.flatMap(({ runs }) => runs))[0]
  const grid = editable.columns.map((width) => `<a:gridCol w="${emu(width * scale)}"/>`)
  const rows = shared(editable.rows).map(
    ({ height, cells }) =>
      `<a:tr h="${emu(height * scale)}">${cells.map((cell) => cellXml(cell, context, blank)).join('')}</a:tr>`,
  )
  const table = `<a:tbl><a:tblPr${editable.isHeaded ? ' firstRow="1"' : ''}/><a:tblGrid>${grid.join('')}</a:tblGrid>${rows.join('')}</a:tbl>`
  return frameXml({ id, name: `Table ${id}`, box, uri: 'table', inner: table })
}
