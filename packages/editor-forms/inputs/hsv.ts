import { rgbOf } from '#packages/layout/color.ts'

/** Hue in degrees below 360; saturation and value from 0 to 1. */
export interface Hsv {
  h: number
  s: number
  v: number
}

export const hsvOf = (hex: string): Hsv => {
  const [r, g, b] = rgbOf(hex)
  const max = Math.max(r, g, b)
  const range = max - Math.min(r, g, b)
  if (range === 0) return { h: 0, s: 0, v: max / 255 }
  const sixth = max === r ? ((g - b) / range + 6) % 6 : max === g ? (b - r) / range + 2 : (r - g) / range + 4
  return { h: sixth * 60, s: range / max, v: max / 255 }
}

export const hexOfHsv = ({ h, s, v }: Hsv): string => {
  const part = (from: number) => {
    const sixth = (from + h / 60) % 6
    const share = v - v * s * Math.max(0, Math.min(sixth, 4 - sixth, 1))
    return Math.round(share * 255)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${part(5)}${part(3)}${part(1)}`
}
