export type Range = readonly [first: number, last: number]

/** Ascending code points → inclusive ranges. */
export const rangesOf = (codePoints: readonly number[]): Range[] => {
  const ranges: [number, number][] = []
  for (const codePoint of codePoints) {
    const last = ranges.at(-1)
    if (last && last[1] === codePoint - 1) last[1] = codePoint
    else ranges.push([codePoint, codePoint])
  }
  return ranges
}

const hex = (value: number) => value.toString(16)

/** `4e00-4e03,4e07`: the form of slices.json, and of CSS except for the prefix. */
export const formatRanges = (ranges: readonly Range[], prefix = ''): string =>
  ranges.map(([first, last]) => prefix + hex(first) + (last > first ? `-${hex(last)}` : '')).join(',')

export const parseRanges = (text: string): Range[] =>
  text.split(',').map((part) => {
    const [first = '', last = first] = part.split('-')
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)]
  })
