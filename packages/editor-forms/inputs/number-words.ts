import { defineWords } from '#packages/i18n/words.tsx'
import type { Range } from './limits.ts'
import type { Reading } from './use-draft.ts'

export const numberWords = defineWords({
  zh: {
    range: (low: number, high: number) => `范围 ${low} 到 ${high}`,
    notNumber: '请填数字',
    less: (label: string) => `${label}减少`,
    more: (label: string) => `${label}增加`,
    link: '四边相同',
    top: '上',
    right: '右',
    bottom: '下',
    left: '左',
    each: '四边分别设置',
    one: '四边用同一个值',
  },
  en: {
    range: (low: number, high: number) => `From ${low} to ${high}`,
    notNumber: 'A number, please',
    less: (label: string) => `Less ${label}`,
    more: (label: string) => `More ${label}`,
    link: 'Same on all sides',
    top: 'top',
    right: 'right',
    bottom: 'bottom',
    left: 'left',
    each: 'Each side on its own',
    one: 'One value for all sides',
  },
})

/** Converts full-width digits, points and signs, which Chinese input methods insert. */
const halfWidth = (text: string) =>
  text
    .replace(/[０-９．－＋]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/[\u3002\u2212]/g, (sign) => (sign === '\u3002' ? '.' : '-'))

const NUMBER = /^[+-]?(\d+(?:\.\d*)?|\.\d+)\s*(px|pt|deg|°|%|em|mm)?$/

/** Removes floating-point errors of repeated steps. */
export const rounded = (value: number): number => Math.round(value * 100) / 100

export const numberOf = (text: string): number | undefined => {
  const plain = halfWidth(text).trim().toLowerCase()
  return NUMBER.test(plain) ? rounded(Number.parseFloat(plain)) : undefined
}

export const clamp = (value: number, { low, high }: Range): number => Math.min(high, Math.max(low, value))

export const readNumber = (text: string, range: Range, t: (typeof numberWords)['zh']): Reading<number> => {
  const value = numberOf(text)
  if (value === undefined) return { fault: t.notNumber }
  return clamp(value, range) === value ? { value } : { fault: t.range(range.low, range.high), now: true }
}

/** Small ranges (line height, opacity) move by tenths. */
export const stepOf = ({ low, high, step }: Range): number => step ?? (high - low <= 5 ? 0.1 : 1)
