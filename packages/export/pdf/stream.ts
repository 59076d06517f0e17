import type { LinkOp, Rgba, ShapeOp } from '../display-list/list.ts'
import { num } from './objects.ts'
import type { Resources } from './resources.ts'
import type { Tagged } from './tags.ts'

/** A content stream that is being written, and its graphics state. */
export interface Stream {
  out: string[]
  links: LinkOp[]
  tagged: Tagged
  /** The current marked content: a part (and its link), or decoration; empty outside of marked content. */
  mark: string
  fill: string
  stroke: string
  opacity: string
  font: string
}

export const newStream = (tagged: Tagged): Stream => ({
  out: [],
  links: [],
  tagged,
  mark: '',
  fill: '',
  stroke: '',
  opacity: '',
  font: '',
})

const colorOf = ([red, green, blue]: Rgba): string =>
  [red, green, blue].map((value) => num(value / 255)).join(' ')

const CAPS = { butt: 0, round: 1, square: 2 }
const JOINS = { miter: 0, round: 1, bevel: 2 }

export const endMark = (stream: Stream): void => {
  if (stream.mark !== '') stream.out.push('EMC')
  stream.mark = ''
}

export const markDecoration = (stream: Stream): void => {
  if (stream.mark === 'decoration') return
  endMark(stream)
  stream.out.push('/Artifact BMC')
  stream.mark = 'decoration'
}

export const setOpacity = (resources: Resources, stream: Stream, fill: number, stroke: number): void => {
  const name = `${num(fill)} ${num(stroke)}`
  if (stream.opacity === name || (stream.opacity === '' && name === '1 1')) return
  stream.out.push(`/${resources.opacity(fill, stroke)} gs`)
  stream.opacity = name
}

export const setFill = (stream: Stream, color: Rgba): void => {
  const operator = `${colorOf(color)} rg`
  if (stream.fill !== operator) stream.out.push(operator)
  stream.fill = operator
}

export const setStroke = (stream: Stream, { stroke }: ShapeOp): void => {
  if (!stroke) return
  const { color, width, cap, join, dash } = stroke
  const operator = `${colorOf(color)} RG ${num(width)} w ${CAPS[cap]} J ${JOINS[join]} j [${dash.map(num).join(' ')}]0 d`
  if (stream.stroke !== operator) stream.out.push(operator)
  stream.stroke = operator
}

/** Saves the graphics state, in the file and here, and restores it after drawing. */
export const saved = (stream: Stream, draw: () => void): void => {
  const { fill, stroke, opacity, font } = stream
  stream.out.push('q')
  draw()
  stream.out.push('Q')
  Object.assign(stream, { fill, stroke, opacity, font })
}
