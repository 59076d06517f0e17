import { htmlLines } from './html.ts'
import type { Input } from './input.ts'
import { markdownLines } from './markdown.ts'
import { parseLines } from './parse/parse-lines.ts'
import { plainLines } from './plain-text.ts'
import { refuse } from './reading.ts'
import type { Source } from './source.ts'
import type { Line } from './text/line.ts'

const readable = (kind: 'html' | 'markdown' | 'text', linesOf: (text: string) => Line[]): Source => ({
  kind,
  claims: ({ is }) => is === kind,
  read: async (input: Input, { language }) => {
    if (!('text' in input)) return refuse('unknown')
    const lines = linesOf(input.text)
    if (lines.length === 0) return refuse('empty')
    return {
      ok: true,
      draft: parseLines(lines, input.name, language),
      notes: input.cut ? [{ code: 'cut', what: 'characters', ...input.cut }] : [],
    }
  },
})

export const htmlSource = readable('html', htmlLines)
export const markdownSource = readable('markdown', markdownLines)
export const textSource = readable('text', plainLines)
