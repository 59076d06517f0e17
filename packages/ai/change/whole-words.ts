import common from './common-words.json' with { type: 'json' }

const WORDS: ReadonlySet<string> = new Set(common.words.split(' '))
const MAX_LENGTH = 4

/**
 * Whether a cut at this place goes through a word: between 提 and 升. By a list of our own rather than by the
 * platform's segmenter, whose words differ from one version to the next, and with them what a person accepted.
 */
export const isInsideWord = (text: string, at: number): boolean => {
  if (at <= 0 || at >= text.length) return false
  for (let start = Math.max(0, at - MAX_LENGTH + 1); start < at; start += 1)
    for (let end = at + 1; end <= Math.min(text.length, start + MAX_LENGTH); end += 1)
      if (WORDS.has(text.slice(start, end))) return true
  return false
}
