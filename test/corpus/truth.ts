import type { Document } from '#packages/document/schema.ts'
import { type Period, plainText, type Rich, type Value } from '#packages/document/values.ts'
import type { Person } from './person.ts'

/** The expected import result of this person, field by field. */
export type Expected = Record<string, Record<string, string>[]>

const periodText = ({ from, to }: { from?: string; to?: string }): Record<string, string> =>
  from ? { period: `${from}/${to ?? ''}` } : {}

const LEVELS: Record<string, string> = {
  精通: '5',
  熟练: '4',
  熟悉: '3',
  良好: '3',
  了解: '2',
  Expert: '5',
  Advanced: '4',
  Intermediate: '3',
}

const jobs = (list: Person['work'] = []) =>
  list.map((job) => ({
    ...periodText(job),
    name: job.company,
    post: job.post,
    ...(job.place ? { heading: job.place } : {}),
    bullets: job.bullets.join('\n'),
  }))

const facts = (person: Person): Record<string, string> => ({
  name: person.name,
  phoneNumber: person.phone,
  email: person.email,
  address: person.city,
  ...(person.headline ? { post: person.headline } : {}),
  ...(person.years ? { workService: person.years } : {}),
  ...(person.age ? { age: person.age } : {}),
  ...(person.degree ? { degree: person.degree } : {}),
  ...Object.fromEntries(person.pairs.map(([label, value]) => [`pair ${label}`, value])),
})

const intention = ({ intention }: Person) =>
  intention
    ? [
        {
          intendedPositions: intention.position,
          ...(intention.city ? { intendedCity: intention.city } : {}),
          ...(intention.salary ? { expectSalary: intention.salary } : {}),
          ...(intention.status ? { jobStatus: intention.status } : {}),
          ...(intention.type ? { jobSearchType: intention.type } : {}),
        },
      ]
    : []

export const expectedOf = (person: Person): Expected => ({
  base_info: [facts(person)],
  job_intention: intention(person),
  edu_background: person.education.map((study) => ({
    ...periodText(study),
    schoolName: study.school,
    specialized: study.major,
    degree: study.degree,
    ...(study.courses ? { majorCourse: study.courses } : {}),
  })),
  work_experience: jobs(person.work),
  internship_experience: jobs(person.internships),
  project_experience: (person.projects ?? []).map((project) => ({
    ...periodText(project),
    name: project.name,
    ...(project.role ? { post: project.role } : {}),
    ...(project.stack ? { heading: project.stack } : {}),
    bullets: project.bullets.join('\n'),
  })),
  campus_experience: (person.campus ?? []).map((duty) => ({
    ...periodText(duty),
    campusBriefly: duty.organisation,
    campusDuty: duty.duty,
    campusContent: duty.bullets.join('\n'),
  })),
  skill_specialties: person.skills.map((skill) => ({
    skillName: skill.name,
    ...(skill.level ? { proficiency: LEVELS[skill.level] ?? '' } : {}),
    ...(skill.about ? { introduce: skill.about } : {}),
  })),
  awards: (person.awards ?? []).map((award) => ({
    ...(award.date ? { date: award.date } : {}),
    awardsName: award.name,
    ...(award.grade ? { awardsGrade: award.grade } : {}),
  })),
  self_evaluation: person.summary ? [{ content: person.summary.join('\n') }] : [],
  hobbies: person.hobbies ? [{ content: person.hobbies }] : [],
})

const textOf = (value: Value): string => {
  if (typeof value === 'string') return value
  if (!Array.isArray(value)) return `${(value as Period).from ?? ''}/${(value as Period).to ?? ''}`
  return plainText(value as Rich)
}

/** Spaces and the width of characters are style; only the content is compared. */
const plain = (text: string): string => text.normalize('NFKC').replaceAll(/\s+/g, '').toLowerCase()

interface Found {
  item: string
  texts: Record<string, string>
}

const foundIn = (document: Document, kind: string): Found[] =>
  document.sections
    .filter((section) => section.kind === kind)
    .flatMap((section) => section.items)
    .map(({ id, data }) => ({
      item: id,
      texts: Object.fromEntries(
        Object.entries(data).flatMap(([field, value]) =>
          Array.isArray(value) && value.some((one) => 'label' in one)
            ? value.flatMap((one) => ('label' in one ? [[`pair ${one.label}`, one.value]] : []))
            : [[field, textOf(value)]],
        ),
      ),
    }))

export interface Miss {
  kind: string
  field: string
  expected: string
  found: string | undefined
  /** Where it was found. */
  item: string | undefined
}

const same = (one: string | undefined, other: string) => one !== undefined && plain(one) === plain(other)

const hits = (wanted: Record<string, string>, found: Found) =>
  Object.entries(wanted).filter(([field, value]) => same(found.texts[field], value)).length

/** Each expected entry with the imported entry that matches it best; an entry is matched once. */
const compare = (
  kind: string,
  wanted: Record<string, string>[],
  found: Found[],
): { fields: number; misses: Miss[] } => {
  const left = [...found]
  const misses = wanted.flatMap((one) => {
    const best = left.toSorted((first, second) => hits(one, second) - hits(one, first))[0]
    if (best && hits(one, best) > 0) left.splice(left.indexOf(best), 1)
    return Object.entries(one)
      .filter(([field, value]) => !same(best?.texts[field], value))
      .map(([field, expected]) => ({ kind, field, expected, found: best?.texts[field], item: best?.item }))
  })
  return { fields: wanted.reduce((sum, one) => sum + Object.keys(one).length, 0), misses }
}

export interface Score {
  fields: number
  misses: Miss[]
}

/** A summary is a section of its own or a text under the name. */
const summaries = (document: Document): Found[] => [
  ...foundIn(document, 'self_evaluation'),
  ...foundIn(document, 'base_info').flatMap(({ item, texts: { abstract } }) =>
    abstract === undefined ? [] : [{ item, texts: { content: abstract } }],
  ),
]

export const scoreOf = (document: Document, expected: Expected): Score => {
  const parts = Object.entries(expected).map(([kind, wanted]) =>
    compare(kind, wanted, kind === 'self_evaluation' ? summaries(document) : foundIn(document, kind)),
  )
  return {
    fields: parts.reduce((sum, part) => sum + part.fields, 0),
    misses: parts.flatMap((part) => part.misses),
  }
}
