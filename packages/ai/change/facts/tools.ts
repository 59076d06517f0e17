import { type Reading, take } from './fact.ts'
import tools from './tools.json' with { type: 'json' }

const ALIASES = tools.aliases as Record<string, string>
const GENERIC: ReadonlySet<string> = new Set(tools.generic.split(' '))
const KNOWN: ReadonlySet<string> = new Set(tools.known.split(' '))

const keyOf = (word: string): string => {
  const plain = word.toLowerCase().replaceAll(/[^a-z0-9+#]/g, '')
  return ALIASES[plain] ?? plain
}

const LATIN = /(?<![A-Za-z0-9])[A-Za-z0-9]*[A-Za-z][A-Za-z0-9]*(?:[.+#/&-]+[A-Za-z0-9]+)*[+#]*/g
const HAN = /\p{Script=Han}/u

/** Whether only white space is between here and the start of the sentence. */
const beginsSentence = (text: string, at: number): boolean => {
  let before = at
  while (before > 0 && text[before - 1] !== '\n' && /\s/.test(text.charAt(before - 1))) before -= 1
  return before === 0 || /[.!?:;\n•-]/.test(text.charAt(before - 1))
}

/**
 * In English a name is recognized by capitals, symbols or digits; the first word of a sentence is always capitalized.
 */
const isNameInEnglish = (word: string, text: string, at: number): boolean => {
  if (KNOWN.has(keyOf(word)) && word !== word.toLowerCase()) return true
  if (/[a-z][A-Z]|\d|[+#]|^[A-Z]{2,}$/.test(word)) return true
  return /^[A-Z][a-z]/.test(word) && !beginsSentence(text, at)
}

/** Names in Latin letters: tools, products, makers. In a Chinese line every Latin word is one; the text is one line. */
export const readTools = (reading: Reading): void => {
  const { text } = reading
  const isChinese = HAN.test(text)
  take(reading, LATIN, (match) => {
    const [word] = match
    const key = keyOf(word)
    if (key === '' || GENERIC.has(key) || /^[a-z]$/.test(word)) return undefined
    const isName = isChinese || isNameInEnglish(word, text, match.index)
    return isName ? { kind: 'tool', key } : undefined
  })
}
