/** Samples of every kind of character, in addition to those that a pattern names itself. */
const USUAL = [
  ...Array.from({ length: 0x180 }, (_, at) => String.fromCodePoint(at)),
  ...'αωΩЖжא٣अあアー가〇一中龥々Ⅷ½²℃ſ\u212a\u0301\u200b\u200d\u2009\u202f\u2013\u2014\u2018\u2019\u201c\u201d\u2026\u2028\u2022\u3000\u3001\u3002\ufeff\uff01\uff08\uff10\uff21\uff41\ufe0f\ue000\ud83d\ude00',
]
const ASTRAL = ['😀', '𠀀', '𝟘', '𝒜', '🏴', '\u{e0020}', '\u{e0061}', '\u{10ffff}']

const around = (sign: string): string[] => {
  const code = sign.codePointAt(0) as number
  return [code - 1, code, code + 1]
    .filter((one) => one >= 0 && one <= 0x10ffff)
    .map((one) => String.fromCodePoint(one))
}

const ESCAPED = /\\(?:u\{([0-9a-f]+)\}|u([0-9a-f]{4})|x([0-9a-f]{2}))/gi

/** Every named character with its neighbours: a range begins or ends there, so that no part of it is missed. */
const named = (source: string): string[] => [
  ...[...source].flatMap(around),
  ...[...source.matchAll(ESCAPED)].flatMap(([, a, b, c]) =>
    around(String.fromCodePoint(Number.parseInt(a ?? b ?? c ?? '0', 16))),
  ),
]

export type Mask = bigint

/** The characters that a pattern distinguishes, and which of them each of its sets contains. */
export interface Alphabet {
  all: Mask
  of(source: string): Mask
}

const LITERAL = /^[^\\[.]$/u

const memberOf = (source: string, flags: string): ((sign: string) => boolean) => {
  if (LITERAL.test(source) && !flags.includes('i')) return (sign) => sign === source
  const pattern = new RegExp(`^(?:${source})$`, flags.replace(/[gyd]/g, ''))
  return (sign) => pattern.test(sign)
}

export const alphabetOf = (source: string, flags: string, sets: readonly string[]): Alphabet => {
  const isUnicode = /[uv]/.test(flags)
  const signs = [...new Set([...USUAL, ...ASTRAL, ...named(source)])]
    .flatMap((sign) => (/i/.test(flags) ? [sign, sign.toLowerCase(), sign.toUpperCase()] : [sign]))
    .filter((sign) => (isUnicode ? [...sign].length === 1 : sign.length === 1))
  const tests = sets.map((set) => memberOf(set, flags))
  const kinds = new Map<string, number[]>()
  for (const sign of new Set(signs)) {
    const within = tests.flatMap((test, at) => (test(sign) ? [at] : []))
    kinds.set(within.join(), within)
  }
  const masks = sets.map(() => 0n)
  let bit = 1n
  for (const within of kinds.values()) {
    for (const at of within) masks[at] = (masks[at] as Mask) | bit
    bit <<= 1n
  }
  const of = new Map(sets.map((set, at) => [set, masks[at] as Mask]))
  return { all: bit - 1n, of: (set) => of.get(set) ?? 0n }
}
