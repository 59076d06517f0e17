/** Chinese and English words for numbers, as numbers. */

const DIGITS: Record<string, number> = Object.fromEntries(
  [...'〇一二三四五六七八九'].map((sign, value) => [sign, value]),
)
Object.assign(DIGITS, { 零: 0, 两: 2 })
const TENS: Record<string, number> = { 十: 10, 百: 100, 千: 1000 }
const GREAT: Record<string, number> = { 万: 1e4, 亿: 1e8 }

export const CHINESE = '[零〇一二两三四五六七八九十百千万亿]+(?:点[零〇一二三四五六七八九]+)?'

/** 二十三, 一百二十万, 三点五, 二〇二一; undefined where the signs make no number. */
export const chineseNumber = (text: string): number | undefined => {
  const [whole = '', parts] = text.split('点')
  if (parts !== undefined) {
    const base = chineseNumber(whole)
    const tail = [...parts].map((sign) => DIGITS[sign]).join('')
    return base === undefined ? undefined : Number(`${base}.${tail}`)
  }
  if ([...whole].every((sign) => DIGITS[sign] !== undefined))
    return Number([...whole].map((sign) => DIGITS[sign]).join(''))
  let sum = 0
  let group = 0
  let digit: number | undefined
  for (const sign of whole) {
    if (DIGITS[sign] !== undefined) {
      if (digit !== undefined && digit !== 0) return undefined
      digit = DIGITS[sign]
    } else if (TENS[sign]) {
      group += (digit ?? 1) * TENS[sign]
      digit = undefined
    } else {
      const great = GREAT[sign] ?? 1
      sum =
        great === 1e8
          ? (sum + (group + (digit ?? 0) || 1)) * great
          : sum + (group + (digit ?? 0) || 1) * great
      group = 0
      digit = undefined
    }
  }
  return sum + group + (digit ?? 0)
}

const UNDER_TWENTY =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const BY_TEN = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const GREAT_WORDS: Record<string, number> = {
  dozen: 12,
  hundred: 100,
  thousand: 1e3,
  million: 1e6,
  billion: 1e9,
}
const ONE_WORD = [...UNDER_TWENTY.slice(1), ...BY_TEN, ...Object.keys(GREAT_WORDS)].join('|')
/** As they begin a sentence. */
export const capitals = ONE_WORD.replaceAll(/\b[a-z]/g, (initial) => initial.toUpperCase())
export const ENGLISH = `(?:${ONE_WORD})(?:[ -](?:and )?(?:${ONE_WORD})){0,12}`

/** forty, twenty-three, two hundred, three million. */
export const englishNumber = (text: string): number => {
  let sum = 0
  let group = 0
  for (const word of text.toLowerCase().split(/[ -]+(?:and )?/)) {
    const great = GREAT_WORDS[word]
    if (great === undefined)
      group += UNDER_TWENTY.includes(word) ? UNDER_TWENTY.indexOf(word) : 20 + 10 * BY_TEN.indexOf(word)
    else if (great <= 100) group = (group || 1) * great
    else {
      sum += (group || 1) * great
      group = 0
    }
  }
  return sum + group
}
