import type { DisplayList, Op, Rgba, ShapeOp, TextOp } from '#packages/export/display-list/list.ts'
import { boundsOf } from '#packages/export/display-list/paths.ts'

/** How a text of the document is set: by section, its smallest letters and its weakest contrast. */
export interface Look {
  section: string
  /** Points. */
  smallest: number
  /** From 1 to 21; undefined if the background is unknown. */
  contrast: number | undefined
  /** A little of the text that is smallest or weakest. */
  smallText: string
  weakText: string
}

type Solid = readonly [red: number, green: number, blue: number]
const WHITE: Solid = [255, 255, 255]

/** The colors under a text: several where it crosses from one to another. */
type Ground = Solid[] | 'unknown'

const over = ([red, green, blue, alpha]: Rgba, under: Solid): Solid => [
  red * alpha + under[0] * (1 - alpha),
  green * alpha + under[1] * (1 - alpha),
  blue * alpha + under[2] * (1 - alpha),
]

const channel = (value: number): number => {
  const share = value / 255
  return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

const luminance = ([red, green, blue]: Solid): number =>
  0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue)

export const contrastOf = (one: Solid, other: Solid): number => {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

interface Point {
  x: number
  y: number
}

const isInside = ({ x, y }: Point, box: { x: number; y: number; width: number; height: number }): boolean =>
  x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height

const middleOf = ({ pens, advances, y, size, vertical }: TextOp): Point => {
  const from = pens[0] ?? 0
  const to = (pens.at(-1) ?? 0) + (advances.at(-1) ?? 0)
  return vertical ? { x: vertical.x, y: (from + to) / 2 } : { x: (from + to) / 2, y: y - size * 0.35 }
}

const painted = ({ fill, box }: ShapeOp, ground: Ground): Ground => {
  // Only of rectangles is it known that they cover what they surround.
  if (!box) return 'unknown'
  if (!fill) return ground
  const paints = 'color' in fill ? [fill.color] : fill.stops.map(({ color }) => color)
  if (paints.every(([, , , alpha]) => alpha === 1)) return paints.map((paint) => over(paint, WHITE))
  if (ground === 'unknown') return 'unknown'
  return paints.flatMap((paint) => ground.map((under) => over(paint, under)))
}

/** The color at a point after painting all operations on top of each other. */
const groundAt = (point: Point, ops: readonly Op[], under: Ground = [WHITE]): Ground => {
  let ground: Ground = under
  for (const op of ops) {
    if (op.op === 'shape' && op.fill && isInside(point, op.box ?? boundsOf(op.path)))
      ground = painted(op, ground)
    else if (op.op === 'picture' && isInside(point, op.box)) ground = 'unknown'
    else if (op.op === 'group' && (op.matrix || op.opacity !== undefined)) ground = 'unknown'
    else if (op.op === 'group' && (!op.clip || isInside(point, boundsOf(op.clip))))
      ground = groundAt(point, op.ops, ground)
  }
  return ground
}

const contrastAt = (text: TextOp, before: readonly Op[]): number | undefined => {
  const ground = groundAt(middleOf(text), before)
  if (ground === 'unknown') return undefined
  return Math.min(...ground.map((under) => contrastOf(over(text.color, under), under)))
}

const PT = 0.75

/** Every text, with what was painted before it. */
const eachText = (
  ops: readonly Op[],
  see: (text: TextOp, before: readonly Op[]) => void,
  before: Op[] = [],
): void => {
  for (const op of ops) {
    if (op.op === 'text') see(op, before)
    // Neither size nor background is known for transformed or translucent text.
    if (op.op === 'group' && !op.matrix && op.opacity === undefined) eachText(op.ops, see, [...before])
    if (op.op !== 'text' && op.op !== 'link') before.push(op)
  }
}

const smaller = (look: Look, size: number, text: string): Look =>
  size < look.smallest ? { ...look, smallest: size, smallText: text } : look

const weaker = (look: Look, contrast: number | undefined, text: string): Look =>
  contrast !== undefined && contrast < (look.contrast ?? 22) ? { ...look, contrast, weakText: text } : look

const NO_LOOK: Omit<Look, 'section'> = {
  smallest: Number.POSITIVE_INFINITY,
  contrast: undefined,
  smallText: '',
  weakText: '',
}

const readLooks = ({ pages, structure }: DisplayList): Look[] => {
  const looks = new Map<string, Look>()
  for (const { ops } of pages)
    eachText(ops, (text, before) => {
      const { section, field } = structure[text.part ?? -1] ?? {}
      if (section === undefined || field === undefined || text.text.trim() === '') return
      const look = smaller(looks.get(section) ?? { section, ...NO_LOOK }, text.size * PT, text.text)
      looks.set(section, weaker(look, contrastAt(text, before), text.text))
    })
  return [...looks.values()]
}

const known = new WeakMap<DisplayList, Look[]>()

/** Only of what the person wrote: decoration may be as faint as it likes. */
export const looksOf = (list: DisplayList): Look[] => {
  const looks = known.get(list) ?? readLooks(list)
  known.set(list, looks)
  return looks
}
