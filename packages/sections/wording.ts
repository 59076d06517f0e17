import { plainText, type Rich } from '#packages/document/values.ts'

/** Splits `Go、PostgreSQL / Kafka` at what people separate words with; a comma inside a number is none. */
export const splitWords = (line: string): string[] =>
  line
    .split(/[、，；;|／/·•\n]+|,(?!\d{3}(?!\d))/)
    .map((word) => word.trim())
    .filter((word) => word !== '')

const QUANTITY =
  /[+±−-]?\d[\d,.]*\s?(?:%|‰|倍|亿元|万元|亿|万|元|分钟|小时|秒|天|个|次|人|家|年|x(?![A-Za-z])|[KMk](?![A-Za-z])|ms(?![A-Za-z]))?/

const EVERY_QUANTITY = new RegExp(QUANTITY, 'g')

/** The quantity that a text is about: what its author set bold, or else the first that carries a unit. */
export const quantityOf = (text: Rich): string | undefined => {
  const bold = text.flatMap((block) => block.spans.filter((span) => span.bold).map((span) => span.text))
  for (const line of bold) {
    const [found] = QUANTITY.exec(line) ?? []
    if (found) return found.trim()
  }
  const all = [...plainText(text).matchAll(EVERY_QUANTITY)].map(([found]) => found.trim())
  return all.find((found) => /[^\d,.]$/.test(found)) ?? all[0]
}

/** A Chinese name of two to four characters as a seal says it, in four; other names have none. */
export const sealOf = (name: string): string | undefined => {
  const signs = [...name.replace(/[\s·・]/g, '')]
  if (signs.length < 2 || signs.length > 4 || !signs.every((sign) => /\p{Script=Han}/u.test(sign)))
    return undefined
  return [...signs, ...(signs.length === 2 ? '之印' : signs.length === 3 ? '印' : '')].join('')
}

/** The first character that stands for a name: 《平台手记》 begins with 平. */
export const initialOf = (name: string): string | undefined => /[\p{L}\p{N}]/u.exec(name)?.[0]
