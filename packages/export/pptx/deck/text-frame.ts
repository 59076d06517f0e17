import type {
  EditableAlign,
  EditableParagraph,
  EditableRun,
  EditableText,
} from '../../display-list/editable-objects.ts'
import type { Box, TextOp } from '../../display-list/list.ts'
import { transformXml } from '../geometry.ts'
import type { GroupState } from '../pieces.ts'
import { placedBox } from '../text-box.ts'
import type { Alignment } from '../text-lines.ts'
import { factsOf, numberXml, paragraphXml, runXml, type TextContext, type TextManner } from './text.ts'

const sizeIn = (runs: readonly EditableRun[]): number => Math.max(...runs.map(({ size }) => size))

const endOf = ({ pens, advances }: TextOp): number => (pens.at(-1) ?? 0) + (advances.at(-1) ?? 0)

interface Extent {
  left: number
  right: number
}

const extentOf = (ops: readonly TextOp[]): Extent => ({
  left: Math.min(...ops.map(({ pens }) => pens[0] ?? Infinity)),
  right: Math.max(...ops.map(endOf)),
})

/** A line wider than this share of its room might wrap in another font. */
const FULL = 0.85
/** Extra width of lines over their width on the screen, in ems: letters of other faces differ. */
const ROOM = 0.25
/** Extra width of a single line in a placeholder, which some programs wrap because the slide's layout sets it so. */
const PLACEHOLDER_ROOM = 6

interface Frame {
  box: Box
  isWrapped: boolean
  align: EditableAlign
}

const SETS: Record<Alignment, EditableAlign> = { l: 'left', ctr: 'center', r: 'right' }

const widened = ({ x, width, ...rest }: Box, align: EditableAlign, by: number): Box => ({
  ...rest,
  x: x - { left: 0, justify: 0, center: by / 2, right: by }[align],
  width: width + by,
})

/** Counts the drawn lines: the box of a stretched text is higher than they are. */
const linesOf = ({ paragraphs }: EditableText, ops: readonly TextOp[]): number =>
  paragraphs.length === 1
    ? new Set(ops.map(({ y }) => Math.round(y))).size
    : paragraphs.reduce((sum, { lines }) => sum + lines, 0)

/** A single line gets the width of its text; several lines get the room that they have on the screen. */
const frameOf = ({ editable, ops, align, inPlaceholder }: TextFrame, manner: TextManner): Frame => {
  const [first] = editable.paragraphs as [EditableParagraph]
  const size = sizeIn(first.runs)
  const lines = linesOf(editable, ops)
  const last = editable.paragraphs.at(-1) ?? first
  const descent = Math.max(...first.runs.map((run) => factsOf(run, manner).descent * run.size))
  const baseline = Math.min(...ops.map(({ y }) => y))
  const y = baseline - first.leading + descent
  const height =
    editable.paragraphs.length === 1
      ? lines * first.leading
      : last.box.y + last.lines * last.leading - first.box.y
  const { left, right } = extentOf(ops)
  const isSingle = lines === 1
  const isFull = editable.isUnbroken || right - left > editable.box.width * FULL
  if (isSingle && isFull) {
    const set = first.align === 'left' ? SETS[align ?? 'l'] : first.align
    const box = { x: left, y, width: right - left, height }
    return {
      box: inPlaceholder ? widened(box, set, size * PLACEHOLDER_ROOM) : box,
      isWrapped: false,
      align: set,
    }
  }
  const wide = editable.paragraphs.length === 1 && lines > 1 && first.indent === 0 ? right - left : Infinity
  // Lines that end well before the edge were broken there on purpose.
  const narrowed = wide < editable.box.width - size * 1.2 ? wide : editable.box.width
  const spared = editable.box.width - narrowed
  const x = editable.box.x + { left: 0, justify: 0, center: spared / 2, right: spared }[first.align]
  const box = { x, y, width: narrowed, height }
  return { box: widened(box, first.align, size * ROOM), isWrapped: true, align: first.align }
}

/** Columns from right to left, as high as the highest of them. */
const uprightFrame = ({ paragraphs, box }: EditableText, ops: readonly TextOp[]): Frame => {
  const [first] = paragraphs as [EditableParagraph]
  const columns = ops.map(({ vertical }) => vertical?.x ?? box.x)
  const [left, right] = [Math.min(...columns) - first.leading / 2, Math.max(...columns) + first.leading / 2]
  const top = Math.min(...ops.map(({ pens }) => pens[0] ?? box.y))
  const bottom = Math.max(...ops.map(endOf))
  const isSingle = right - left < first.leading * 1.5
  const room = isSingle ? 0 : sizeIn(first.runs) * 0.4
  return {
    box: { x: left, y: top, width: right - left, height: bottom - top + room },
    isWrapped: !isSingle,
    align: first.align,
  }
}

const gapBefore = (paragraphs: readonly EditableParagraph[], at: number): number => {
  const [own, above] = [paragraphs[at], paragraphs[at - 1]]
  return own && above ? Math.max(0, own.box.y - above.box.y - above.lines * above.leading) : 0
}

const DIGITS = /^\d+/

/** The page number is a field only if the program's count is the same. */
const footXml = (runs: readonly EditableRun[], number: number, context: TextContext): string => {
  const [first, ...rest] = runs
  if (!first) return ''
  const [own] = DIGITS.exec(first.text) ?? []
  if (own === undefined || Number(own) !== number) return runs.map((run) => runXml(run, context)).join('')
  const after = { ...first, text: first.text.slice(own.length) }
  return [
    numberXml({ ...first, text: own }, context),
    ...[after, ...rest].map((run) => (run.text === '' ? '' : runXml(run, context))),
  ].join('')
}

export interface TextFrame {
  editable: EditableText
  ops: readonly TextOp[]
  state: GroupState
  isTitle: boolean
  /** In a placeholder of the slide's layout. */
  inPlaceholder: boolean
  /** The alignment that a single line takes from its surroundings. */
  align: Alignment | undefined
  /** Of the slide, from 1. */
  number: number
}

/** Shape properties and text of a box: the inner part of its shape. */
export const textFrameXml = (frame: TextFrame, manner: TextManner): string => {
  const { editable, ops, state, isTitle, number } = frame
  const { paragraphs, isVertical } = editable
  const { box, isWrapped, align } = isVertical ? uprightFrame(editable, ops) : frameOf(frame, manner)
  const { box: placed, turn, scale } = placedBox(box, state.matrix)
  const own: TextContext = { ...manner, isTitle, scale, opacity: state.opacity }
  const body = paragraphs.map((paragraph, at) => {
    const { runs } = paragraph
    const inner =
      editable.foot === 'number' ? footXml(runs, number, own) : runs.map((run) => runXml(run, own)).join('')
    const look = { ...paragraph, before: gapBefore(paragraphs, at), ...(isWrapped ? {} : { align }) }
    return paragraphXml(inner, runs.at(-1), look, own)
  })
  const way = isVertical ? ' vert="eaVert" anchor="ctr"' : ' vert="horz" anchor="t"'
  return [
    `<p:spPr>${transformXml(placed, turn)}<a:prstGeom prst="rect"><a:avLst/></a:prstGeom><a:noFill/></p:spPr>`,
    `<p:txBody><a:bodyPr wrap="${isWrapped ? 'square' : 'none'}" lIns="0" tIns="0" rIns="0" bIns="0" rtlCol="0"${way}><a:noAutofit/></a:bodyPr><a:lstStyle/>`,
    `${body.join('')}</p:txBody>`,
  ].join('')
}
