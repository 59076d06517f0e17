import type { Block } from '#packages/document/values.ts'
import { withoutTabs } from './clean-text.ts'

export const BREAK = /\r\n?|\n|\u2028|\u2029/

/** Marks of list items in plain text. */
const BULLET = /^\s*[-*+•●▪■◆◇○·‣–—]\s+|^\s*[•●▪■◆◇○·‣]\s*/
const NUMBER = /^\s*(?:\d{1,2}\s*[.\u3001)\uff09]|[(\uff08]\d{1,2}[)\uff09])\s*(?!\d)/

export const listOf = (line: string): { list?: Block['list']; text: string } => {
  const bullet = BULLET.exec(line)?.[0]
  if (bullet !== undefined) return { list: 'bullet', text: line.slice(bullet.length) }
  const number = NUMBER.exec(line)?.[0]
  return number === undefined ? { text: line } : { list: 'number', text: line.slice(number.length) }
}

const indentOf = (line: string): number => line.length - line.trimStart().length

/** The non-empty lines of a text without list marks; nested ones begin with a dash. */
export const linesOf = (text: string): string[] => {
  const lines = text.split(BREAK).filter((line) => line.trim() !== '')
  const first = indentOf(lines[0] ?? '')
  return lines.map((line) => {
    const { list, text: rest } = listOf(line)
    return (list && indentOf(line) > first ? '– ' : '') + withoutTabs(rest).trim()
  })
}
