import type { Language } from './language.ts'

const DIGITS = ['', '一', '二', '三', '四', '五', '六', '七', '八', '九']

/** 一 … 九十九; beyond that, as digits. */
const chinese = (count: number): string => {
  const tens = Math.floor(count / 10)
  if (tens > 9) return String(count)
  return (tens === 0 ? '' : tens === 1 ? '十' : `${DIGITS[tens]}十`) + DIGITS[count % 10]
}

const ROMAN: readonly [number, string][] = [
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
]

const roman = (count: number): string => {
  if (count > 99) return String(count)
  let rest = count
  return ROMAN.map(([value, sign]) => {
    const times = Math.floor(rest / value)
    rest -= times * value
    return sign.repeat(times)
  }).join('')
}

/** A place in words: 一, 二 …; I, II … in English. */
export const numeral = (count: number, language: Language): string =>
  language === 'zh' ? chinese(count) : roman(count)
