import type { Document } from '#packages/document/schema.ts'
import { findWords } from './find-words.ts'
import { type Folded, foldText } from './fold-text.ts'
import type { Edit } from './text-edits.ts'

export const SOME_COMPANY: Record<Document['language'], string> = { zh: '某公司', en: 'a company' }

/** More employers are not plausible; it bounds the search. */
const MAX_NAMES = 200
const MAX_LENGTH = 200

const LEGAL_FORM =
  /[（(][^（()）]*[）)]|(?:股份|集团)?有限(?:责任)?公司$|集团公司$|公司$|,?\s{0,3}\b(?:Inc|Ltd|LLC|Corp|Co|GmbH|PLC)\b\.?/gi

/** 青禾智能（杭州）有限公司 is 青禾智能 in the person's own sentences. */
const namesOf = (company: string): string[] => {
  const short = company.replaceAll(LEGAL_FORM, '').trim()
  const isName = /\p{Script=Han}/u.test(short) ? short.length >= 2 : short.length >= 4
  return isName && short !== company ? [company, short] : [company]
}

/** Finds these names, and the short forms of those that have a legal form in them. */
export const findCompanies = (
  names: readonly string[],
  language: Document['language'],
): ((folded: Folded) => Edit[]) => {
  const known = new Set<string>()
  for (const name of new Set(names)) {
    for (const form of namesOf(name.slice(0, MAX_LENGTH))) if (known.size < MAX_NAMES) known.add(form)
    if (known.size === MAX_NAMES) break
  }
  const find = findWords(Array.from(known, (name) => foldText(name).text.trim()))
  return ({ text, starts, ends }) =>
    find(text).map(({ start, end }) => ({
      start: starts[start] ?? 0,
      end: ends[end - 1] ?? 0,
      text: SOME_COMPANY[language],
    }))
}
