const hexByte = (value: number) =>
  Math.max(0, Math.min(255, Math.round(value)))
    .toString(16)
    .padStart(2, '0')

/** `#2b4257`, `2B4257`, `#fff`, `rgb(43, 66, 87)`; anything else is not a colour here. */
export const readColor = (typed: string): string | undefined => {
  const text = typed
    .trim()
    .toLowerCase()
    .replace(/^\uff03/, '#')
  const [, hex = ''] = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/.exec(text) ?? []
  if (hex.length === 6) return `#${hex}`
  if (hex.length === 3) return `#${[...hex].map((digit) => digit + digit).join('')}`
  const [, r, g, b] = /^rgb\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*\)$/.exec(text) ?? []
  return r && g && b ? `#${[r, g, b].map((part) => hexByte(Number(part))).join('')}` : undefined
}
