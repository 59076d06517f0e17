import { signUnder } from '#packages/document/under-point.ts'
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

/** How far in a line begins; a tab is as wide as four blanks. */
const indentOf = (line: string): number =>
  (/^[ \t\u00a0]*/.exec(line)?.[0] ?? '').replaceAll('\t', '    ').length

/** Figures that a list is counted by, as they were written. */
const markOf = (line: string): string | undefined => /^\s*(\d{1,2}[.)])\s/.exec(line)?.[1]

/**
 * Pasted plain text: a block for each line that says something, list items where it marks them. Items further in than
 * the one above stand under it.
 */
export const richFromText = (text: string): Rich => {
  const blocks: Block[] = []
  let indents: number[] = []
  for (const line of cleanText(text).split(/\r\n?|\n|\u2028|\u2029/)) {
    if (line.trim() === '') continue
    const { list, text: rest } = listOf(line)
    // Cells of a table that came without its markup.
    const said = rest.trim().replaceAll(/ *\t\s*/g, '\u3000')
    const indent = indentOf(line)
    indents = list ? [...indents.filter((one) => one < indent - 1), indent] : []
    const above = blocks.at(-1)
    if (indents.length > 1 && above?.list && said !== '') {
      above.spans = [
        { text: `${above.spans[0]?.text ?? ''}\n${signUnder(indents.length, markOf(line))}${said}` },
      ]
      continue
    }
    blocks.push({ ...(list ? { list } : {}), spans: said === '' ? [] : [{ text: said }] })
  }
  return blocks
}
