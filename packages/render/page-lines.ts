import type { Page } from '#packages/document/schema.ts'
import { mix } from '#packages/layout/color.ts'

/**
 * The pattern is under text, so it is only a little darker than the page. Dots are so small that they need more
 * contrast.
 */
export const patternInk = ({ color, gradient, pattern }: Page['background'], theme: string): string =>
  mix(theme, gradient?.[0] ?? color ?? '#ffffff', pattern === 'dots' ? 0.2 : 0.12)

/** Patterns are drawn, not tiled pictures: each is one path over the page. */
export const patternPath = (
  pattern: NonNullable<Page['background']['pattern']>,
  width: number,
  height: number,
): string => {
  const step = (from: number, to: number, by: number) =>
    Array.from({ length: Math.ceil((to - from) / by) }, (_, at) => from + at * by)
  if (pattern === 'letter')
    return step(56, width, 56)
      .map((x) => `M${x} 0V${height}`)
      .join('')
  if (pattern === 'rules')
    return step(32, height, 32)
      .map((y) => `M0 ${y}H${width}`)
      .join('')
  const lines = [
    ...step(24, width, 24).map((x) => `M${x} 0V${height}`),
    ...step(24, height, 24).map((y) => `M0 ${y}H${width}`),
  ]
  if (pattern === 'grid') return lines.join('')
  return step(24, height, 24)
    .flatMap((y) => step(24, width, 24).map((x) => `M${x} ${y}h.01`))
    .join('')
}

/** The drawing around a page, line by line. */
export const framePath = (
  frame: Page['frame'],
  w: number,
  h: number,
): { d: string; width: number; pale?: true }[] => {
  const rect = (inset: number) => `M${inset} ${inset}H${w - inset}V${h - inset}H${inset}z`
  if (frame === 'double')
    return [
      { d: rect(20), width: 1.6 },
      { d: rect(25), width: 0.6 },
    ]
  if (frame === 'letter') {
    const columns = Array.from({ length: Math.floor((w - 52) / 76) }, (_, at) => w - 26 - (at + 1) * 76)
    return [
      { d: rect(18), width: 2 },
      { d: rect(24), width: 0.6 },
      // Under horizontal text, so very pale.
      { d: columns.map((x) => `M${x} 24V${h - 24}`).join(''), width: 1, pale: true },
    ]
  }
  if (frame === 'band')
    return [
      { d: `M0 9H${w}M0 ${h - 9}H${w}`, width: 18 },
      { d: `M0 24H${w}M0 ${h - 24}H${w}`, width: 0.8 },
    ]
  const corner = (x: number, y: number, dx: number, dy: number) =>
    `M${x} ${y + dy * 46}V${y}H${x + dx * 46}M${x + dx * 7} ${y + dy * 30}V${y + dy * 7}H${x + dx * 30}`
  return [
    {
      d:
        corner(20, 20, 1, 1) +
        corner(w - 20, 20, -1, 1) +
        corner(20, h - 20, 1, -1) +
        corner(w - 20, h - 20, -1, -1),
      width: 1.4,
    },
  ]
}
