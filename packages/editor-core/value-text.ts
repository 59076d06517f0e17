import { type Labelled, type Period, plainText, type Rich, type Value } from '#packages/document/values.ts'
import { formatDates } from '#packages/sections/dates.ts'
import type { Language } from '#packages/sections/language.ts'

const COLON: Record<Language, string> = { zh: '：', en: ': ' }

const isPicture = (text: string) => text.startsWith('data:') || /^sample-[a-z-]+$/.test(text)

/** Text of a field, for reading and comparing. A picture has none. */
export const valueText = (value: Value | undefined, language: Language): string => {
  if (value === undefined) return ''
  if (typeof value === 'string') return isPicture(value) ? '' : value
  if (!Array.isArray(value)) return formatDates(value as Period, 'range', language).join(' ')
  const [first] = value
  if (first && 'label' in first)
    return (value as Labelled[])
      .map(({ label, value: text }) => [label, text].filter((part) => part !== '').join(COLON[language]))
      .join('\n')
  return plainText(value as Rich)
}
