import { BLANK } from '../../blanks.ts'
import { readDates } from './dates.ts'
import { type Fact, folded, masked, type Reading, take } from './fact.ts'
import { readNames } from './names.ts'
import { readNumbers } from './numbers.ts'
import { readTools } from './tools.ts'

const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g
const URL =
  /(?:https?:\/\/|www\.)[^\s，。；、）)】]+|\b[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|cn|org|net|io|dev|edu|gov|me|example)(?:\/[^\s，。；、）)]*)?/gi
const PHONE =
  /(?<!\d)(?:\+?86[- ]?)?1[3-9]\d[- ]?\d{4}[- ]?\d{4}(?!\d)|(?<!\d)0\d{2,3}[- ]\d{7,8}(?!\d)|\+\d{1,3}[- ]\d[\d -]{6,14}\d/g

const contacts = (reading: Reading) => {
  take(reading, EMAIL, ([text]) => ({ kind: 'contact', key: text.toLowerCase() }))
  take(reading, URL, ([text]) => ({
    kind: 'contact',
    key: text
      .toLowerCase()
      .replace(/^https?:\/\/(?:www\.)?/, '')
      .replace(/\/$/, ''),
  }))
  take(reading, PHONE, ([text]) => ({
    kind: 'contact',
    key: text.replaceAll(/\D/g, '').replace(/^86(?=1\d{10})/, ''),
  }))
}

/** A list marker (the 1 of `1. `) is not a fact. */
const LIST_MARKER = /^(?:- |\d{1,2}\. )/g

const factsInLine = (line: string): Fact[] => {
  const reading: Reading = { text: masked(masked(folded(line), BLANK), LIST_MARKER), facts: [] }
  for (const read of [contacts, readDates, readNames, readNumbers, readTools]) read(reading)
  return reading.facts.map((fact) => ({ ...fact, text: line.slice(fact.from, fact.to).trim() }))
}

/**
 * What a text states that somebody could check, in its order. Placeholders state nothing. Each line is read on its
 * own: a number that ends one line and a unit that starts the next are not one fact.
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
