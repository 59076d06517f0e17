import { type FactKind, type Reading, take } from './fact.ts'
import { CHINESE, capitals, chineseNumber, ENGLISH, englishNumber } from './numerals.ts'
import { CHINESE_MEASURE, counterOf, measureOf, UNIT } from './units.ts'

const ARABIC = '\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?'
const GREAT = '万亿|千万|百万|十万|[万亿千百]|(?:[kKwWM]|million|billion|thousand|bn|mn)(?![A-Za-z])'
const TIMES: Record<string, number> = {
  万亿: 1e12,
  千万: 1e7,
  百万: 1e6,
  十万: 1e5,
  万: 1e4,
  亿: 1e8,
  千: 1e3,
  百: 100,
  k: 1e3,
  thousand: 1e3,
  w: 1e4,
  m: 1e6,
  mn: 1e6,
  million: 1e6,
  bn: 1e9,
  billion: 1e9,
}
const CURRENCY: Record<string, string> = {
  '¥': 'cny',
  '￥': 'cny',
  CNY: 'cny',
  RMB: 'cny',
  $: 'usd',
  US$: 'usd',
  USD: 'usd',
  '€': 'eur',
  EUR: 'eur',
  HK$: 'hkd',
}

const MORE = '[余多几]|\\s?\\+'
const ABOVE =
  '超过|超|逾|突破|高于|多于|至少|不少于|不低于|上(?=[百千万])|more than |over |above |at least |exceeding '
const BELOW = '不足|不到|不满|低于|少于|至多|under |below |less than |fewer than |within '
const NEAR =
  '大约|将近|接近|大概|约|(?<![最附])近|about |around |approximately |nearly |almost |roughly |some '
const ENDS = '以上|以下|以内|之内|左右|上下|or more|or so'

// `上` is one only before 百, 千, 万, and 近 not after 最: here they stand alone.
const IS_ABOVE =
  /^(?:超过|超|逾|突破|高于|多于|至少|不少于|不低于|上|more than |over |above |at least |exceeding )$/
const IS_BELOW = new RegExp(`^(?:${BELOW})$`)
const IS_NEAR = new RegExp(`^(?:${NEAR})$`)

const IS_MEASURE = new RegExp(`^(?:${CHINESE_MEASURE})$`)

const boundOf = (before: string, more: string, after: string): string => {
  if (IS_BELOW.test(before) || /以下|以内|之内/.test(after)) return '<'
  if (IS_ABOVE.test(before) || more !== '' || /以上|or more/.test(after)) return '>'
  return IS_NEAR.test(before) || /左右|上下|or so/.test(after) ? '~' : ''
}

const numberOf = (text: string): number | undefined => {
  if (/^\d/.test(text)) return Number(text.replaceAll(',', ''))
  return /^[a-z]/i.test(text) ? englishNumber(text) : chineseNumber(text)
}

const rounded = (value: number): string => String(Number(value.toPrecision(9)))

interface Counted {
  value: number
  unit: string
  bound: string
  currency: string
}

const KIND_OF: Record<string, FactKind> = {
  percent: 'percent',
  point: 'percent',
  multiple: 'multiple',
  cny: 'money',
  usd: 'money',
  eur: 'money',
  hkd: 'money',
  jpy: 'money',
}

const factOf = ({ value, unit, bound, currency }: Counted) => {
  const measure = measureOf(unit)
  const of = currency || measure?.of
  if (of !== undefined)
    return {
      kind: KIND_OF[of] ?? ('number' as const),
      key: `${bound}${rounded(value * (currency ? 1 : (measure?.times ?? 1)))} ${of}`,
    }
  const counter = counterOf(unit)
  const number = `${bound}${rounded(value)}`
  return {
    kind: 'number' as const,
    key: `${number} ${counter}`,
    ...(counter === '' || counter === 'thing' ? { loose: number } : {}),
  }
}

/** A Chinese numeral of one sign is a number only before a measure; 一 and 二 never before a counter (一个, 二次). */
const isMeant = (numeral: string, unit: string, more: string, before: string): boolean => {
  const signs = [...numeral]
  if (/^[a-z]/i.test(numeral)) return numeral.toLowerCase() !== 'one' || measureOf(unit) !== undefined
  if (/^\d/.test(numeral)) return true
  if (numeral === '零' || (numeral === '一' && unit === '块')) return false
  if (signs.length > 1) return !/^(?:千万|万一|一一|百千)$/.test(numeral) || unit !== ''
  if (/[百千万亿]/.test(numeral)) return before !== '' || more !== '' || /^[人名家元]$/.test(unit)
  if (/[一二]/.test(numeral)) return IS_MEASURE.test(unit)
  return unit !== ''
}

const NUMBER = new RegExp(
  `(?<![A-Za-z\\d.第])(?:(${ABOVE}|${BELOW}|${NEAR})\\s*|(?<!\\s)\\s+)?(US\\$|HK\\$|[¥￥$€]|(?:CNY|RMB|USD|EUR) ?)?` +
    `(?<![A-Za-z\\d_.]|[A-Za-z]-)(${ARABIC}|(?<![统唯同单专之逐每进任])${CHINESE}|(?<![A-Za-z])${ENGLISH}(?![A-Za-z]))(${MORE})?\\s*(${GREAT})?(${MORE})?` +
    `(?:\\s{0,9}(?:[-–—~～]|至|到| to )\\s{0,9}(${ARABIC}|${CHINESE})(${MORE})?\\s*(${GREAT})?)?` +
    `\\s*-?(${UNIT})?(半(?!成品|自动|导体))?(?:\\s{0,9}(${ENDS}))?`,
  'g',
)

const scale = (great: string | undefined): number => TIMES[(great ?? '').toLowerCase()] ?? 1

/** 两三 is two or three. */
const isEither = (numeral: string) => /^[一二两三四五六七八九]{2}$/.test(numeral)

const SOME = /(?<![\d一二两三四五六七八九十])([数几])([十百千万亿]+)/g

/** Shares and multiples that have words of their own. */
const WORDED: [RegExp, FactKind, string][] = [
  [
    /翻了?(?:一番|倍)|翻番|(?:增加|增长|提升|提高|扩大)了?一倍|\bdoubl(?:ed?|ing)\b|\btwofold\b/gi,
    'multiple',
    '2 multiple',
  ],
  [/翻了?两番|\bquadrupl(?:ed?|ing)\b/gi, 'multiple', '4 multiple'],
  [/\btripl(?:ed?|ing)\b|\bthreefold\b/gi, 'multiple', '3 multiple'],
  [/\btwice\b/gi, 'multiple', '2 multiple'],
  [/一半|减半|对半|半数|\bhalf\b|\bhalv(?:ed?|ing)\b/gi, 'percent', '50 percent'],
  [/\btwo[- ]thirds\b/gi, 'percent', '66.6666667 percent'],
  [/\b(?:a|one)[- ]third\b/gi, 'percent', '33.3333333 percent'],
  [/\bthree[- ]quarters\b/gi, 'percent', '75 percent'],
]

const SHARE = new RegExp(`([百千万])分之\\s*(${ARABIC}|${CHINESE})`, 'g')

const fractions = (reading: Reading) => {
  take(reading, SHARE, ([, base = '', part = '']) => {
    const value = numberOf(part)
    const times = { 百: 1, 千: 0.1, 万: 0.01 }[base] ?? 1
    return value === undefined ? undefined : { kind: 'percent', key: `${rounded(value * times)} percent` }
  })
  take(
    reading,
    /([二两三四五六七八九十百]{1,12})分之([一二两三四五六七八九]+)/g,
    ([, base = '', part = '']) => ({
      kind: 'percent',
      key: `${rounded((100 * (chineseNumber(part) ?? 0)) / (chineseNumber(base) ?? 1))} percent`,
    }),
  )
  for (const [pattern, kind, key] of WORDED) take(reading, pattern, () => ({ kind, key }))
  take(reading, /半(年|天|日|个月|小时|个小时|周)/g, ([, unit = '']) =>
    factOf({ value: 0.5, unit, bound: '', currency: '' }),
  )
}

const RANK = new RegExp(
  `第\\s*(\\d+|${CHINESE})(?!时间|线|步|手|责任|方|季度|批|代|课堂|一)|\\btop[- ]?(\\d+)|前(\\d+|[三五十百]+)(?=[名位强%]|[，,；;。、\\s]|$)`,
  'gi',
)

/** Words that may begin a sentence; M and m are two units, so that capitals matter everywhere else. */
const CAPITAL = new RegExp(
  `\\b(?:More|Over|Above|At|Under|Below|Less|Fewer|About|Around|Nearly|Almost|${capitals})\\b`,
  'g',
)

/** Numbers with what they count, shares, multiples, money and places in a ranking. */
export const readNumbers = (reading: Reading): void => {
  reading.text = reading.text.replaceAll(CAPITAL, (word) => word.toLowerCase())
  fractions(reading)
  take(reading, /\b(\d+)(?:st|nd|rd|th)\b/g, ([, number]) => ({ kind: 'rank', key: `${number}` }))
  take(reading, RANK, ([, one, top, front]) => {
    const value = numberOf(one ?? top ?? front ?? '')
    return value === undefined ? undefined : { kind: 'rank', key: `${top || front ? 'top ' : ''}${value}` }
  })
  take(reading, SOME, ([, , size = '']) => ({ kind: 'number', key: `some ${size}`, loose: `some ${size}` }))
  take(reading, NUMBER, (match) => {
    const [, before = '', money = '', first = '', more1 = '', great1, more2 = '', last, more3 = '', great2] =
      match
    const [unit = '', half, after = ''] = match.slice(10)
    const more = more1 || more2 || more3
    const bound = boundOf(before, more, after)
    if (!isMeant(first, unit, more, before)) return undefined
    const values = isEither(first)
      ? [...first].map((sign) => numberOf(sign))
      : [numberOf(first), ...(last === undefined ? [] : [numberOf(last)])]
    const currency = CURRENCY[money.trim().toUpperCase()] ?? ''
    return values.flatMap((value, at) => {
      if (value === undefined) return []
      const isFirst = at === 0 && last !== undefined
      const times =
        isFirst && great1 === undefined
          ? scale(great2)
          : at === 0 || isEither(first)
            ? scale(great1)
            : scale(great2)
      return [factOf({ value: value * times + (half ? 0.5 : 0), unit, bound, currency })]
    })
  })
}
