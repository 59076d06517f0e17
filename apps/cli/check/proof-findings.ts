import type { Proof } from '#packages/checks/proof.ts'
import type { Warning } from '#packages/checks/rules.ts'
import { proofWords } from '#packages/checks/words.ts'
import type { Document } from '#packages/document/schema.ts'
import type { Language } from '#packages/i18n/language.ts'
import { kindOf } from '#packages/sections/registry.ts'
import { shortText } from '../short-text.ts'
import { words } from './words.ts'

/** Facts to know, and problems that make the check fail. */
export interface Findings {
  facts: string[]
  problems: string[]
}

const placeOf = ({ section: id, item }: Warning, { sections }: Document, language: Language): string => {
  const section = sections.find((one) => one.id === id)
  if (!section) return ''
  const entry = section.items.findIndex((one) => one.id === item)
  return [
    section.title || kindOf(section.kind)?.[language] || section.kind,
    ...(entry >= 0 && section.items.length > 1 ? [words[language].entry(entry + 1)] : []),
  ].join(words[language].join)
}

const sentenceOf = ({ code, facts = {} }: Warning, language: Language): string =>
  proofWords[language][code](facts)

const MAX_LINES = 20

/** The first lines of a long list, and the number of the others. */
const first = (lines: readonly string[], language: Language): string[] =>
  lines.length <= MAX_LINES
    ? [...lines]
    : [...lines.slice(0, MAX_LINES), words[language].more(lines.length - MAX_LINES)]

/** Fields that an applicant tracking system misreads, then findings of the rules. Only errors are problems. */
export const proofFindings = (proof: Proof, document: Document, language: Language): Findings => {
  const t = words[language]
  const lines = (severity: Warning['severity']) =>
    proof.warnings
      .filter((warning) => warning.severity === severity)
      .map((warning) => ({
        place: placeOf(warning, document, language),
        what: sentenceOf(warning, language),
      }))
  const unread = proof.fields.flatMap(({ state, label, ours }) =>
    state === 'same' ? [] : [t.unread(label[language], shortText(ours), t[state])],
  )
  const remarks = (['warning', 'info'] as const).flatMap((severity) =>
    lines(severity).map(({ place, what }) => t.line(t[severity], place, what)),
  )
  const all = proof.fields.length
  const read = all === 0 ? [] : [t.read(all - unread.length, all)]
  return {
    facts: [...read, ...first(unread, language), ...first(remarks, language)],
    problems: lines('error').map(({ place, what }) => (place ? t.line(place, '', what) : what)),
  }
}
