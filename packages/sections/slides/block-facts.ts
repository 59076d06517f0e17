import { plainText, type Rich } from '#packages/document/values.ts'
import type { Fact, Kind } from '../define.ts'
import { nameAndRest } from '../rich-lines.ts'

/** The paragraphs of a styled text as facts: the text before the colon is the label of the text after it. */
export const blockFacts =
  (field: string): NonNullable<Kind['facts']> =>
  ({ data }) => {
    const text = data[field]
    if (!Array.isArray(text)) return []
    return (text as Rich)
      .map((block) => plainText([block]).trim())
      .filter((line) => line !== '')
      .map((line): Fact => {
        const named = nameAndRest(line)
        return named ? { field, label: named.name, value: named.rest } : { field, label: '', value: line }
      })
  }
