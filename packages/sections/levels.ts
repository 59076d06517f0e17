import type { Language } from './language.ts'

/** A level is never shown by a figure alone: each of the five has a word. */
const words: Record<Language, readonly string[]> = {
  zh: ['', '入门', '了解', '熟悉', '熟练', '精通'],
  en: ['', 'Basic', 'Familiar', 'Proficient', 'Skilled', 'Expert'],
}

export const levelWord = (level: number, language: Language): string => words[language][level] ?? ''

/** The three groups that recruiters expect: 精通 / 熟悉 / 了解. Skills without a level are in none of them. */
export const levelGroup = (level: number, language: Language): string =>
  levelWord(level >= 5 ? 5 : level >= 3 ? 3 : level >= 1 ? 2 : 0, language)
