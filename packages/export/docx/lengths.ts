/** The layout uses CSS pixels, 96 per inch; Word uses units of its own. */
export const twips = (px: number): number => Math.round(px * 15)
export const emus = (px: number): number => Math.round(px * 9525)
export const points = (px: number): number => px * 0.75
export const halfPoints = (px: number): number => Math.max(2, Math.round(px * 1.5))

/** The reference values of relative lengths. */
export interface Measure {
  /** The text size at the place of the length. */
  em: number
  /** The length that percentages refer to. */
  whole: number
  bleed: { top: number; left: number; right: number }
}

const TOKEN = /\s*(-?[\d.]+(?:px|em|%|fr)?|[a-z-]+(?=\()|[(),+*/-])/giy

const tokensOf = (css: string): string[] => [...css.matchAll(TOKEN)].map(([, token = '']) => token)

const ONE = { px: () => 1, em: ({ em }: Measure) => em, '%': ({ whole }: Measure) => whole / 100 } as const

const numberOf = (token: string, measure: Measure): number => {
  const value = Number.parseFloat(token)
  const unit = token.replace(/^-?[\d.]+/, '')
  return unit in ONE ? value * ONE[unit as keyof typeof ONE](measure) : value
}

const FUNCTIONS: Record<string, (...values: number[]) => number> = {
  min: Math.min,
  max: Math.max,
  calc: (value) => value,
}

/** Evaluates sums, products and the CSS functions that layouts use, but no others. */
const read = (tokens: string[], measure: Measure): number => {
  const factor = (): number => {
    const token = tokens.shift() ?? '0'
    if (token !== '(' && !(token in FUNCTIONS)) return numberOf(token, measure)
    if (token !== '(') tokens.shift()
    const values = [sum()]
    while (tokens[0] === ',') {
      tokens.shift()
      values.push(sum())
    }
    tokens.shift()
    return (FUNCTIONS[token] ?? FUNCTIONS.calc)?.(...values) ?? 0
  }
  const product = (): number => {
    let value = factor()
    while (tokens[0] === '*' || tokens[0] === '/')
      value = tokens.shift() === '*' ? value * factor() : value / factor()
    return value
  }
  const sum = (): number => {
    let value = product()
    while (tokens[0] === '+' || tokens[0] === '-') value += tokens.shift() === '+' ? product() : -product()
    return value
  }
  return sum()
}

/** A CSS length of a layout (`9.5em`, `min(8em, 38%)`) in pixels. */
export const lengthOf = (css: string, measure: Measure): number => {
  const { bleed } = measure
  const plain = css.replace(
    /var\(--hj-bleed-(top|left|right)\)/g,
    (_, side: keyof typeof bleed) => `${bleed[side]}px`,
  )
  return read(tokensOf(plain), measure)
}
