import type { Block, Rich } from '#packages/document/values.ts'
import { cleanText } from './clean-text.ts'

/** Marks that lists are written with where there are no lists; a figure counts only with a sign after it. */
const BULLET = /^\s*[-*+•●▪■◆◇○·‣–—]\s+|^\s*[•●▪■◆◇○·‣]\s*/
const NUMBER = /^\s*(?:\d{1,2}\s*[.\u3001)\uff09]|[(\uff08]\d{1,2}[)\uff09])\s*(?!\d)/

export const listOf = (line: string): { list?: Block['list']; text: string } => {
  const bullet = BULLET.exec(line)?.[0]
  if (bullet !== undefined) return { list: 'bullet', text: line.slice(bullet.length) }
  const number = NUMBER.exec(line)?.[0]
  return number === undefined ? { text: line } : { list: 'number', text: line.slice(number.length) }
}

/** Pasted plain text: a block for each line that says something, list items where it marks them. */
export const richFromText = (text: string): Rich =>
  cleanText(text)
    .split(/\r\n?|\n|\u2028|\u2029/)
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const { list, text: rest } = listOf(line)
      return { ...(list ? { list } : {}), spans: rest.trim() === '' ? [] : [{ text: rest.trim() }] }
    })
