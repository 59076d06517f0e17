import type { Box, GradientStop, Paint, Rgba } from './list.ts'

const known = new Map<string, Rgba | undefined>()

const numbers = (text: string): number[] => (text.match(/-?[\d.]+(e-?\d+)?/g) ?? []).map(Number)

const parse = (css: string): Rgba | undefined => {
  const inside = css.slice(css.indexOf('(') + 1)
  const [red = 0, green = 0, blue = 0, alpha = 1] = numbers(
    inside.startsWith('srgb') ? inside.slice(4) : inside,
  )
  if (alpha === 0 || !css.includes('(')) return undefined
  const scale = inside.startsWith('srgb') ? 255 : 1
  return [red * scale, green * scale, blue * scale, alpha]
}

/** A computed colour; undefined if it is transparent. */
export const colorOf = (css: string): Rgba | undefined => {
  if (!known.has(css)) known.set(css, parse(css))
  return known.get(css)
}

/** Splits at commas outside of brackets. */
const splitOutside = (text: string): string[] => text.split(/,(?![^(]{0,200}\))/).map((piece) => piece.trim())

const TOWARDS: Record<string, number> = { top: 0, right: 90, bottom: 180, left: 270 }

const angleOf = (piece: string): number | undefined => {
  if (piece.endsWith('deg')) return Number.parseFloat(piece)
  return piece.startsWith('to ') ? TOWARDS[piece.slice(3)] : undefined
}

const stopsOf = (pieces: readonly string[]): GradientStop[] =>
  pieces.map((piece, at) => {
    const end = piece.lastIndexOf(')') + 1
    const place = piece.slice(end).trim()
    return {
      at: place.endsWith('%') ? Number.parseFloat(place) / 100 : at / Math.max(1, pieces.length - 1),
      color: colorOf(piece.slice(0, end)) ?? [255, 255, 255, 0],
    }
  })

/** The computed `linear-gradient(…)` of a box; undefined for other images. */
export const gradientOf = (css: string, box: Box): Paint | undefined => {
  const [, inside] = /^linear-gradient\((.*)\)$/.exec(css) ?? []
  if (inside === undefined) return undefined
  const pieces = splitOutside(inside)
  const turned = angleOf(pieces[0] ?? '')
  const angle = ((turned ?? 180) * Math.PI) / 180
  const [dx, dy] = [Math.sin(angle), -Math.cos(angle)]
  const reach = (Math.abs(box.width * dx) + Math.abs(box.height * dy)) / 2
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  return {
    from: [x - dx * reach, y - dy * reach],
    to: [x + dx * reach, y + dy * reach],
    stops: stopsOf(turned === undefined ? pieces : pieces.slice(1)),
  }
}
