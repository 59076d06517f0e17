import type { Labelled, Value } from '#packages/document/values.ts'
import type { Language } from '#packages/sections/language.ts'

const COLON = { zh: '：', en: ': ' } as const

const isPair = (one: object): one is Labelled => 'label' in one && 'value' in one

/** Named facts, one to a line: `籍贯：【籍贯】`. */
export const pairsToText = (value: Value, language: Language): string =>
  Array.isArray(value)
    ? value
        .filter(isPair)
        .map(({ label, value }) => `${label}${COLON[language]}${value}`)
        .join('\n')
    : ''

/** The inverse; a line without a name is no fact. */
export const pairsOfText = (text: string): Labelled[] =>
  text.split('\n').flatMap((line) => {
    const [, label = '', value = ''] = /^(?:- )?([^：:]+)[：:](.*)$/.exec(line.trim()) ?? []
    return label.trim() === '' ? [] : [{ label: label.trim(), value: value.trim() }]
  })
