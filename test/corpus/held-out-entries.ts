import { zh } from './layout.ts'
import type { Job, Person } from './person.ts'

/** Shared by the layouts of the held-out set: section titles, and entries in one structure. */

export type Dates = (span: { from?: string; to?: string }) => string

const TITLES = {
  zh: {
    intention: '求职意向',
    education: '教育情况',
    work: '任职经历',
    internships: '实习与实践',
    projects: '代表项目',
    campus: '社团活动',
    skills: '核心技能',
    awards: '所获荣誉',
    summary: '个人简介',
    hobbies: '业余爱好',
  },
  en: {
    intention: 'Objective',
    education: 'Education',
    work: 'Career History',
    internships: 'Internships',
    projects: 'Key Projects',
    campus: 'Volunteering',
    skills: 'Key Skills',
    awards: 'Achievements',
    summary: 'About Me',
    hobbies: 'Hobbies & Interests',
  },
}
export type Part = keyof (typeof TITLES)['zh']

/** The heads of entries in this layout, and the lines under each. */
export interface Entry {
  who: string
  what: string
  when: string
  where: string
  labelled: [string, string][]
  lines: string[]
}

export const entryOf = (person: Person, part: Part, dates: Dates): Entry[] => {
  const job = (one: Job): Entry => ({
    who: one.company,
    what: one.post,
    when: dates(one),
    where: one.place ?? '',
    labelled: [],
    lines: one.bullets,
  })
  const label = (chinese: string, english: string) => (zh(person) ? chinese : english)
  if (part === 'work') return (person.work ?? []).map(job)
  if (part === 'internships') return (person.internships ?? []).map(job)
  if (part === 'projects')
    return (person.projects ?? []).map((one) => ({
      who: one.name,
      what: one.role ?? '',
      when: dates(one),
      where: '',
      labelled: one.stack ? [[label('技术栈', 'Stack'), one.stack]] : [],
      lines: one.bullets,
    }))
  if (part === 'campus')
    return (person.campus ?? []).map((one) => ({
      who: one.organisation,
      what: one.duty,
      when: dates(one),
      where: '',
      labelled: [],
      lines: one.bullets,
    }))
  return person.education.map((one) => ({
    who: one.school,
    what: zh(person) ? `${one.major}　${one.degree}` : `${one.degree}, ${one.major}`,
    when: dates(one),
    where: '',
    labelled: one.courses ? [[label('主要课程', 'Coursework'), one.courses]] : [],
    lines: [],
  }))
}

export const ENTRIES: readonly Part[] = ['work', 'internships', 'projects', 'education', 'campus']
export const hasPart = (person: Person, part: Part) => person[part] !== undefined

export const intentionOf = ({ intention }: Person) =>
  [intention?.position, intention?.city, intention?.salary, intention?.status, intention?.type]
    .filter(Boolean)
    .join(' / ')
export const pairsOf = (person: Person) =>
  person.pairs.map(([label, value]) => `${label}${zh(person) ? '：' : ': '}${value}`)
export const factsOf = (person: Person) =>
  [person.years, person.age, person.degree].filter((fact) => fact !== undefined)
export const skillOf = (person: Person, { name, about }: Person['skills'][number]) =>
  about ? `${name}${zh(person) ? '：' : ' – '}${about}` : name

export const title = (person: Person, part: Part) => TITLES[person.language][part]
