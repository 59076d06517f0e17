import type { Labelled, Period, Rich, Span } from '#packages/document/values.ts'

export type Item = Record<string, string | Period | Rich | Labelled[]>

export interface SampleSection {
  kind: string
  title: string
  items: Item[]
}

export type Length = 'short' | 'normal' | 'long'

export interface SamplePerson {
  id: string
  language: 'zh' | 'en'
  /** The document's title. */
  title: string
  sections: SampleSection[]
}

type Experience = { period: Period; name: string; post: string; heading: string; bullets: Rich }
type Prose = { content: Rich }

/** The data of an entry by kind. They are type aliases, because an interface is not assignable to `Item`. */
type Entries = {
  resume_title: { title: string }
  base_info: {
    name: string
    age: string
    avatar: string
    workService: string
    phoneNumber: string
    email: string
    degree: string
    address: string
    abstract: Rich
    fields: Labelled[]
    /** Not every header has one. */
    post?: string
  }
  job_intention: {
    intendedPositions: string
    intendedCity: string
    expectSalary: string
    jobStatus: string
    jobSearchType: string
  }
  edu_background: {
    period: Period
    schoolName: string
    specialized: string
    degree: string
    majorCourse: string
    abstract: Rich
  }
  skill_specialties: { skillName: string; proficiency: '1' | '2' | '3' | '4' | '5'; introduce: string }
  work_experience: Experience
  internship_experience: Experience
  project_experience: Experience
  campus_experience: { period: Period; campusBriefly: string; campusDuty: string; campusContent: Rich }
  awards: { date: string; awardsName: string; awardsGrade: string; awardsAbstract: string }
  hobbies: Prose
  self_evaluation: Prose
  works_display: { worksName: string; worksLink: string; worksIntroduce: string; picture: string }
  custom: { period?: Period; heading: string; text: Rich } | { fields: Labelled[] }
}

/** A section whose misspelt or missing field does not compile. */
export const section = <Kind extends keyof Entries>(
  kind: Kind,
  title: string,
  ...items: Entries[Kind][]
): SampleSection => ({ kind, title, items })

/** `**bold**` becomes a bold span; every other character stands for itself. */
const spansOf = (line: string): Span[] =>
  line
    .split('**')
    .map((text, at): Span => (at % 2 === 1 ? { text, bold: true } : { text }))
    .filter((span) => span.text !== '')

export const bullets = (...lines: string[]): Rich =>
  lines.map((line) => ({ list: 'bullet', spans: spansOf(line) }))

export const prose = (...paragraphs: string[]): Rich => paragraphs.map((line) => ({ spans: spansOf(line) }))

export const period = (from: string, to: string): Period => ({ from, to })

export const field = (label: string, value: string): Labelled => ({ label, value })

type Skill = Entries['skill_specialties']

export const skill = (skillName: string, proficiency: Skill['proficiency'], introduce: string): Skill => ({
  skillName,
  proficiency,
  introduce,
})

export const award = (date: string, awardsName: string, awardsGrade: string, awardsAbstract: string) => ({
  date,
  awardsName,
  awardsGrade,
  awardsAbstract,
})

export const work = (worksName: string, worksLink: string, worksIntroduce: string) => ({
  worksName,
  worksLink,
  worksIntroduce,
  picture: '',
})
