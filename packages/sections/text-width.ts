/** About how wide a text is, in em: a Chinese character takes one, a Latin letter about half. */
const widthOf = (sign: string): number => (sign > '\u2e7f' ? 1 : sign === ' ' ? 0.28 : 0.55)

export const emOf = (text: string): number =>
  Math.max(...text.split('\n').map((line) => [...line].reduce((sum, sign) => sum + widthOf(sign), 0)))
