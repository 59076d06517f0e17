import { subBulletMark } from '#packages/document/sub-bullet.ts'
import type { Block, Rich } from '#packages/document/values.ts'
import { cleanText } from './clean-text.ts'
import { BREAK, listOf } from './text-lines.ts'

/** Indentation of a line; a tab counts as four spaces. */
const indentOf = (line: string): number =>
  (/^[ \t\u00a0]*/.exec(line)?.[0] ?? '').replaceAll('\t', '    ').length

/** The number of a numbered list item, as written. */
const markOf = (line: string): string | undefined => /^\s*(\d{1,2}[.)])\s/.exec(line)?.[1]

/**
 * Converts pasted plain text: each non-empty line becomes a block, and lines with list marks become list items. Items
 * that are indented more than the item above are nested in it.
 */
export const richFromText = (text: string): Rich => {
  const blocks: Block[] = []
  let indents: number[] = []
  for (const line of cleanText(text).split(BREAK)) {
    if (line.trim() === '') continue
    const { list, text: rest } = listOf(line)
    // Tabs separate the cells of a table that was copied as text.
    const content = rest.trim().replaceAll(/(?:(?<! ) +)?\t\s*/g, '\u3000')
    const indent = indentOf(line)
    indents = list ? [...indents.filter((one) => one < indent - 1), indent] : []
    const above = blocks.at(-1)
    if (indents.length > 1 && above?.list && content !== '') {
      above.spans = [
        { text: `${above.spans[0]?.text ?? ''}\n${subBulletMark(indents.length, markOf(line))}${content}` },
      ]
      continue
    }
    blocks.push({ ...(list ? { list } : {}), spans: content === '' ? [] : [{ text: content }] })
  }
  return blocks
}
