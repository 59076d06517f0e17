import { BLANK } from '../../blanks.ts'
import { readContacts } from './contacts.ts'
import { readDates } from './dates.ts'
import { type Fact, folded, masked, type Reading } from './fact.ts'
import { readNames } from './names.ts'
import { readNumbers } from './numbers.ts'
import { readTools } from './tools.ts'

/** A list marker (the 1 of `1. `) is not a fact. */
const LIST_MARKER = /^(?:- |\d{1,2}\. )/g

const factsInLine = (line: string): Fact[] => {
  const reading: Reading = { text: masked(masked(folded(line), BLANK), LIST_MARKER), facts: [] }
  for (const read of [readContacts, readDates, readNames, readNumbers, readTools]) read(reading)
  return reading.facts.map((fact) => ({ ...fact, text: line.slice(fact.from, fact.to).trim() }))
}

/**
 * The facts of a text that a person could check, in order. Placeholders are not facts. Lines are read separately: a
 * number at the end of one line and a unit at the start of the next are not one fact.
 */
export const factsIn = (text: string): Fact[] => {
  let start = 0
  return text.split('\n').flatMap((line) => {
    const offset = start
    start += line.length + 1
    return factsInLine(line)
      .map((fact) => ({ ...fact, from: fact.from + offset, to: fact.to + offset }))
      .toSorted((a, b) => a.from - b.from || b.to - a.to)
  })
}
