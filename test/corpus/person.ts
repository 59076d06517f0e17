import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** An invented person independent of our document model. */
export interface Person {
  id: string
  language: 'zh' | 'en'
  name: string
  headline?: string
  phone: string
  email: string
  city: string
  years?: string
  age?: string
  degree?: string
  pairs: [string, string][]
  intention?: { position: string; city?: string; salary?: string; status?: string; type?: string }
  education: Study[]
  work?: Job[]
  internships?: Job[]
  projects?: Project[]
  campus?: Duty[]
  skills: Skill[]
  awards?: Award[]
  summary?: string[]
  hobbies?: string
}

interface Dated {
  /** `2019-09`; `now` for a period that has not ended. */
  from?: string
  to?: string
}
export interface Study extends Dated {
  school: string
  major: string
  degree: string
  courses?: string
  notes?: string[]
}
export interface Job extends Dated {
  company: string
  post: string
  place?: string
  bullets: string[]
}
export interface Project extends Dated {
  name: string
  role?: string
  stack?: string
  bullets: string[]
}
export interface Duty extends Dated {
  organisation: string
  duty: string
  bullets: string[]
}
export interface Skill {
  name: string
  level?: string
  about?: string
}
export interface Award {
  date?: string
  name: string
  grade?: string
}

const folder = join(import.meta.dirname, 'people')

/** The people that the parser was developed with. */
export const people: readonly Person[] = globSync('*.json', { cwd: folder })
  .toSorted()
  .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Person)
