import type { Language } from '#packages/sections/language.ts'
import { isTitlePlace } from '../document-texts.ts'
import { termOf } from '../match/vocabulary.ts'
import type { TextAt } from '../places.ts'
import { lookUp, type TableName, tables } from './glossary.ts'
import type { Lookup } from './lookup.ts'
import { byPattern } from './patterns.ts'

const HAN = /\p{Script=Han}/u

/** Which words a field is likely to hold, the likeliest first; elsewhere all of them. */
const TABLES: Record<string, readonly TableName[]> = {
  degree: ['levels'],
  specialized: ['majors'],
  majorCourse: ['majors', 'skills'],
  post: ['jobTitles'],
  campusDuty: ['jobTitles'],
  intendedPositions: ['jobTitles'],
  intendedCity: ['places', 'phrases'],
  address: ['places'],
  skillName: ['skills', 'labels', 'certificates', 'majors'],
  awardsName: ['certificates'],
  awardsGrade: ['levels'],
}

const ALL = (Object.keys(tables) as TableName[]).filter((name) => name !== 'sections' && name !== 'labels')

/** Names of persons, companies and schools, addresses: a glossary would only guess. */
const NAMES = new Set(['name', 'schoolName', 'email', 'phoneNumber', 'link', 'worksLink', 'avatar'])

const ALPHABETIC = /\p{L}/u

/** Says the same in both languages: figures, dates as the document keeps them, addresses, and names of tools. */
const isNeutral = (text: string, from: Language): boolean => {
  if (!ALPHABETIC.test(text.replace(/now/g, ''))) return true
  if (/^(?:\d{4}(?:-\d{2})?)?\/?(?:\d{4}(?:-\d{2})?|now)?$/.test(text.trim())) return true
  if (
    /^(?:https?:\/\/|www\.)\S+$|^\S[^\s@]*@\S[^\s.]*\.\S+$|^(?:[\w-]+\.)+[a-z]{2,}(?:\/\S*)?$/i.test(
      text.trim(),
    )
  )
    return true
  if (from === 'zh') return !HAN.test(text)
  return termOf(text.trim())?.sort === 'tool' || /^\d[\d\s.,–~-]*[KkMm%]?$/.test(text.trim())
}

type Piece = (text: string) => string | undefined

const NONE: Lookup = new Map()

const SEPARATOR = { zh: '、', en: ', ' } as const

/** All pieces or none: a half-translated list is useless. */
const sampleEvery = (pieces: readonly string[], piece: Piece, glue: string): string | undefined => {
  const made = pieces.map((one) => piece(one.trim()))
  return made.every((one) => one !== undefined) ? made.join(glue) : undefined
}

/** 杭州市, 浙江省杭州市; a district has no entry, and stays with its city. */
const placed = (text: string, look: Piece): string | undefined => {
  const [, province, city] = /^(?:(\p{Script=Han}{2,3})省)?(\p{Script=Han}{2,4})市$/u.exec(text) ?? []
  if (!city) return undefined
  return sampleEvery(province ? [city, province] : [city], look, ', ')
}

const bracketed = (text: string, piece: Piece, to: Language): string | undefined => {
  const [, outer, inner] = /^(.+?)(?<!\s)\s*[（(]([^（()）]+)[）)]$/.exec(text) ?? []
  if (!outer || !inner) return undefined
  const [before, within] = [piece(outer), piece(inner)]
  if (before === undefined || within === undefined) return undefined
  return to === 'en' ? `${before} (${within})` : `${before}（${within}）`
}

const pieceOf = (from: Language, to: Language, names: readonly TableName[], more: Lookup): Piece => {
  const look: Piece = (text) => lookUp(text, to, names, more) ?? byPattern(text, to)
  const piece: Piece = (text) => {
    if (text === '' || AMBIGUOUS.test(text)) return undefined
    const whole = look(text) ?? (to === 'en' ? placed(text, look) : undefined)
    if (whole !== undefined) return whole
    if (isNeutral(text, from)) return text
    const parts = text
      .split(/(?:(?<!\s)\s+)?[、，；;|]\s*|,\s+|(?<!\s)\s+(?:and|与|和)\s+/)
      .filter((part) => part !== '')
    if (parts.length > 1) return sampleEvery(parts, piece, SEPARATOR[to])
    for (const sign of ['·', '/']) {
      const sides = text.split(sign)
      if (sides.length > 1) return sampleEvery(sides, piece, to === 'en' ? ` ${sign} ` : sign)
    }
    return bracketed(text, piece, to)
  }
  return piece
}

/** A word that stands for two professions: who builds houses is not who builds software. */
const AMBIGUOUS = /^(?:architect|host|主持人)$/i

/** `label：value`, both or neither. */
const pairOf =
  (piece: Piece, to: Language): Piece =>
  (line) => {
    const [, label, value] = /^([^：:]+)[：:]\s*(\S.*)$/.exec(line) ?? []
    if (!label || !value) return undefined
    const [labelText, valueText] = [lookUp(label, to, ['labels', ...ALL]) ?? piece(label), piece(value)]
    return labelText === undefined || valueText === undefined
      ? undefined
      : `${labelText}${to === 'en' ? ': ' : '：'}${valueText}`
  }

const MARK = /^(- |\d{1,3}\. )?(.*)$/

const lineOf =
  (piece: Piece): Piece =>
  (line) => {
    const [, mark = '', rest = ''] = MARK.exec(line) ?? []
    const made = piece(rest) ?? piece(rest.replace(/[。.]$/, ''))
    return made === undefined ? undefined : `${mark}${made}`
  }

export type Translated =
  | { as: 'translated'; text: string }
  /** Nothing in it needs another language. */
  | { as: 'same' }
  /** A sentence, or a name: as it was. */
  | { as: 'left' }

/** A text in the other language where the glossary covers all of it; never a mixture. `more`: names of jobs. */
export const translateText = (given: TextAt, from: Language, to: Language, more: Lookup): Translated => {
  const { place, text } = given
  if (isNeutral(text, from)) return { as: 'same' }
  if (NAMES.has(place.field)) return { as: 'left' }
  if (isTitlePlace(place) || place.field === 'title') {
    // A heading is known as a whole: put together from parts it reads as no heading does.
    const title = lookUp(text, to, ['sections', 'labels'])
    return title === undefined ? { as: 'left' } : { as: 'translated', text: title }
  }
  const own = TABLES[place.field] ?? []
  const isSkill = place.field === 'skillName' || place.field === 'introduce'
  const others = ALL.filter((name) => !own.includes(name) && !(isSkill && name === 'jobTitles'))
  // QA is a job in a post and a skill among skills: names of jobs count only where a job is named.
  const piece = pieceOf(from, to, [...own, ...others], own.includes('jobTitles') ? more : NONE)
  const asLine = place.field === 'fields' ? pairOf(piece, to) : lineOf(piece)
  const made = sampleEvery(
    text.split('\n').filter((line) => line.trim() !== ''),
    asLine,
    '\n',
  )
  if (made === undefined) return { as: 'left' }
  return made === text ? { as: 'same' } : { as: 'translated', text: made }
}
