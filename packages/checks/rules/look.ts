import type { Rule } from '../evidence.ts'
import { looksOf } from '../look-facts.ts'

const SMALLEST = 8.5
/** Measures are rounded on the way to the page. */
const NEARLY = 0.05
const WEAKEST = 3
const LARGEST_FONT = 22

const rounded = (value: number): number => Math.round(value * 10) / 10

/** One finding for the document: its letters grow together. */
export const smallText: Rule = {
  severity: 'warning',
  find: ({ drawn, document }) => {
    const [least] = (drawn.list ? looksOf(drawn.list) : [])
      .filter(({ smallest }) => smallest < SMALLEST - NEARLY)
      .toSorted((one, other) => one.smallest - other.smallest)
    if (!least) return []
    const fontSize = Math.ceil(document.theme.fontSize * (SMALLEST / least.smallest) * 2) / 2
    return [
      {
        section: least.section,
        facts: { size: rounded(least.smallest), text: least.smallText },
        ...(fontSize <= LARGEST_FONT ? { fix: { steps: [{ do: 'setFontSize', fontSize }] } } : {}),
      },
    ]
  },
}

export const lowContrast: Rule = {
  severity: 'warning',
  find: ({ drawn }) =>
    (drawn.list ? looksOf(drawn.list) : [])
      .filter(({ contrast }) => contrast !== undefined && contrast < WEAKEST)
      .map(({ section, contrast = 1, weakText: text }) => ({
        section,
        facts: { contrast: rounded(contrast), text },
      })),
}
