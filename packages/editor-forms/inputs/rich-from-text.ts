import { subBulletMark } from '#packages/document/sub-bullet.ts'
import type { Block, Rich } from '#packages/document/values.ts'
import { cleanText } from './clean-text.ts'
import { BREAK, listOf } from './text-lines.ts'

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
  for (const line of cleanText(text).split(BREAK)) {
    if (line.trim() === '') continue
    const { list, text: rest } = listOf(line)
    // Cells of a table that came without its markup.
    const said = rest.trim().replaceAll(/(?:(?<! ) +)?\t\s*/g, '\u3000')
    const indent = indentOf(line)
    indents = list ? [...indents.filter((one) => one < indent - 1), indent] : []
    const above = blocks.at(-1)
    if (indents.length > 1 && above?.list && said !== '') {
      above.spans = [
        { text: `${above.spans[0]?.text ?? ''}\n${subBulletMark(indents.length, markOf(line))}${said}` },
      ]
      continue
    }
    blocks.push({ ...(list ? { list } : {}), spans: said === '' ? [] : [{ text: said }] })
  }
  return blocks
}
