import type { Reading } from '#packages/import/reading.ts'

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** Dates are stored in one form, so their words are compared by meaning. */
const meaning = (word: string): string => {
  const month = MONTHS.findIndex((name) => new RegExp(`^${name}[a-z]*$`).test(word) && word.length <= 9)
  if (month >= 0) return String(month + 1)
  if (/^\d+$/.test(word)) return word.replace(/^0+(?=\d)/, '')
  return word
}

/** Words of dates, list marks, and link syntax. */
const SILENT = new Set(['present', 'now', 'to', 'mailto', '至', '今', '年', '月', 'https', 'http', 'www'])

/** Latin words and numbers, and each two adjacent Han characters. */
export const tokensOf = (text: string): string[] => {
  const plain = text
    .replaceAll(/^\s*[①-⑳]/gm, ' ')
    .normalize('NFKC')
    .replaceAll('戶', '户')
    .replaceAll('㬵', '胶')
    .replaceAll(/^\s*[一二三四五六七八九十]{1,3}、|^\s*\d{1,2}[、.)]/gm, ' ')
    .replaceAll(/[\u2e80-\u2fdf]/g, ' ')
    .toLowerCase()
    .replaceAll(/(?<=\d)\s?[年月日](?:\s?至今)?|(?<=\d\s?)至\s?(?=\d|今)|至今/g, ' ')
  const words = plain.match(/[a-z]+|\d+/g) ?? []
  const runs = plain.match(/\p{Script=Han}+/gu) ?? []
  const pairs = runs.flatMap((run) => {
    const signs = [...run]
    return signs.length === 1 ? signs : signs.slice(1).map((sign, at) => `${signs[at]}${sign}`)
  })
  return [...words.map(meaning), ...pairs].filter((token) => !SILENT.has(token))
}

const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return value.startsWith('data:') ? [] : [value]
  if (Array.isArray(value)) return value.flatMap(stringsIn)
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}

/** Tokens of a source that are missing in both the document and the notes of its import. */
export const lostTokens = (source: string, reading: Extract<Reading, { ok: true }>): string[] => {
  const imported = stringsIn([reading.document.title, reading.document.sections, reading.notes]).join('\n')
  // A wrapped line is joined in the document, so it is searched for without spaces too.
  const found = new Set([
    ...tokensOf(imported),
    ...tokensOf(imported.replaceAll(/[\s·•|/、，：:（）()【】「」]+/g, '')),
  ])
  const whole = imported.normalize('NFKC').replaceAll(/\s/g, '').toLowerCase()
  return [...new Set(tokensOf(source))].filter((token) => !found.has(token) && !whole.includes(token))
}
