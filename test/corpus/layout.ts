import type { Person } from './person.ts'

export type Group = 'text' | 'markdown' | 'docx' | 'pdf, one column' | 'pdf, two columns'

/** A layout of a person's resume: text, a page to print, or a Word file. */
export interface Layout<Made> {
  id: string
  group: Group
  fits(person: Person): boolean
  write(person: Person): Made
  /** Fields that this layout leaves out. */
  omits?: readonly string[]
}

export const zh = (person: Person): boolean => person.language === 'zh'
export const en = (person: Person): boolean => person.language === 'en'
export const everyone = (): boolean => true
