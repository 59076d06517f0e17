import type { Box, GradientStop, Paint, Rgba, Stroke } from '../display-list/list.ts'
import { emu } from './xml.ts'

const hex = (value: number): string => Math.round(value).toString(16).padStart(2, '0').toUpperCase()

export const rgbHex = ([red, green, blue]: Rgba): string => hex(red) + hex(green) + hex(blue)

const color = (rgba: Rgba, opacity: number): string => {
  const alpha = Math.round(rgba[3] * opacity * 100_000)
  const shade = alpha < 100_000 ? `<a:alpha val="${alpha}"/>` : ''
  return `<a:srgbClr val="${rgbHex(rgba)}">${shade}</a:srgbClr>`
}

export const solid = (rgba: Rgba, opacity: number): string =>
  `<a:solidFill>${color(rgba, opacity)}</a:solidFill>`

type Gradient = Extract<Paint, { stops: GradientStop[] }>

const mixed = (one: Rgba, other: Rgba, share: number): Rgba => {
  const [red, green, blue, alpha] = one.map((value, at) => value + ((other[at] ?? 0) - value) * share)
  return [red ?? 0, green ?? 0, blue ?? 0, alpha ?? 1]
}

const colorAt = (stops: readonly GradientStop[], at: number): Rgba => {
  const next = stops.findIndex((stop) => stop.at >= at)
  const [before, after] = [stops[next - 1], stops[next]]
  if (!after) return stops.at(-1)?.color ?? [0, 0, 0, 0]
  if (!before || after.at === before.at) return after.color
  return mixed(before.color, after.color, (at - before.at) / (after.at - before.at))
}

/** The positions of a box's corners along a gradient: a slide's gradient runs from the first to the last. */
const reachOf = ({ from, to }: Gradient, { x, y, width, height }: Box): readonly [number, number] => {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = dx * dx + dy * dy || 1
  const corners = [
    [x, y],
    [x + width, y],
    [x, y + height],
    [x + width, y + height],
  ] as const
  const places = corners.map(([px, py]) => ((px - from[0]) * dx + (py - from[1]) * dy) / length)
  return [Math.min(...places), Math.max(...places)]
}

const gradientXml = (gradient: Gradient, box: Box, opacity: number): string => {
  const { from, to, stops } = gradient
  const [first, last] = reachOf(gradient, box)
  const span = last - first || 1
  const inner = stops.filter(({ at }) => at > first && at < last)
  const all = [
    { at: first, color: colorAt(stops, first) },
    ...inner,
    { at: last, color: colorAt(stops, last) },
  ]
  const list = all
    .map((stop) => {
      const place = Math.round(((stop.at - first) / span) * 100_000)
      return `<a:gs pos="${place}">${color(stop.color, opacity)}</a:gs>`
    })
    .join('')
  const turn = Math.atan2(to[1] - from[1], to[0] - from[0])
  const angle = Math.round((((turn * 180) / Math.PI + 360) % 360) * 60_000)
  return `<a:gradFill rotWithShape="1"><a:gsLst>${list}</a:gsLst><a:lin ang="${angle}" scaled="0"/></a:gradFill>`
}

export const fillXml = (fill: Paint | undefined, box: Box, opacity: number): string => {
  if (!fill) return '<a:noFill/>'
  return 'color' in fill ? solid(fill.color, opacity) : gradientXml(fill, box, opacity)
}

const CAPS = { butt: 'flat', round: 'rnd', square: 'sq' }
const JOINS = { miter: '<a:miter lim="400000"/>', round: '<a:round/>', bevel: '<a:bevel/>' }

/** Strokes and gaps as shares of the line's width; a round dot is a stroke of almost no length. */
const dashXml = ({ dash, width }: Stroke): string => {
  if (dash.length === 0) return ''
  const share = (length: number) => Math.max(1000, Math.round((length / width) * 100_000))
  const strokes = dash.flatMap((length, at) =>
    at % 2 === 0 ? [`<a:ds d="${share(length)}" sp="${share(dash[at + 1] ?? length)}"/>`] : [],
  )
  return `<a:custDash>${strokes.join('')}</a:custDash>`
}

export const lineXml = (stroke: Stroke | undefined, opacity: number): string => {
  if (!stroke) return '<a:ln><a:noFill/></a:ln>'
  const { width, cap, join } = stroke
  return `<a:ln w="${emu(width)}" cap="${CAPS[cap]}">${solid(stroke.color, opacity)}${dashXml(stroke)}${JOINS[join]}</a:ln>`
}
