import { type Labelled, type Period, plainText, type Rich } from '#packages/document/values.ts'
import { type Profession, personOf, professions } from '#packages/samples/people.ts'
import type { Item, SamplePerson } from '#packages/samples/sample.ts'
import type { Person } from './person.ts'

const text = (item: Item | undefined, field: string): string => {
  const value = item?.[field]
  return typeof value === 'string' ? value : ''
}
const lines = (item: Item | undefined, field: string): string[] => {
  const value = item?.[field]
  return Array.isArray(value) ? (value as Rich).map((block) => plainText([block])) : []
}
const dates = (item: Item): { from?: string; to?: string } => {
  const { from, to } = (item.period ?? {}) as Period
  return { ...(from ? { from } : {}), ...(to ? { to } : {}) }
}

const itemsOf = (sample: SamplePerson, kind: string): Item[] =>
  sample.sections.filter((section) => section.kind === kind).flatMap((section) => section.items)

const jobs = (items: readonly Item[]) =>
  items.slice(0, 3).map((item) => ({
    ...dates(item),
    company: text(item, 'name'),
    post: text(item, 'post'),
    ...(text(item, 'heading') ? { place: text(item, 'heading') } : {}),
    bullets: lines(item, 'bullets').slice(0, 3),
  }))

/** A sample person of the product rewritten as a foreign resume, which was written by others for another purpose. */
const foreignPerson = (sample: SamplePerson): Person => {
  const [base] = itemsOf(sample, 'base_info')
  const [intention] = itemsOf(sample, 'job_intention')
  const optional = <K extends string>(key: K, value: string) =>
    value === '' ? {} : ({ [key]: value } as Record<K, string>)
  return {
    id: `${sample.id}-${sample.language}`,
    language: sample.language,
    name: text(base, 'name'),
    phone: text(base, 'phoneNumber'),
    email: text(base, 'email'),
    city: text(base, 'address'),
    ...optional('years', text(base, 'workService')),
    ...optional('age', text(base, 'age')),
    ...optional('degree', text(base, 'degree')),
    pairs: ((base?.fields ?? []) as Labelled[])
      .map(({ label, value }) => [label, value] as [string, string])
      .filter(([label]) => !['到岗时间', 'Availability'].includes(label)),
    ...(intention && sample.language === 'zh'
      ? {
          intention: {
            position: text(intention, 'intendedPositions'),
            ...optional('city', text(intention, 'intendedCity')),
            ...optional('salary', text(intention, 'expectSalary')),
            ...optional('status', text(intention, 'jobStatus')),
            ...optional('type', text(intention, 'jobSearchType')),
          },
        }
      : {}),
    education: itemsOf(sample, 'edu_background').map((item) => ({
      ...dates(item),
      school: text(item, 'schoolName'),
      major: text(item, 'specialized'),
      degree: text(item, 'degree'),
      ...optional('courses', text(item, 'majorCourse')),
    })),
    work: jobs(itemsOf(sample, 'work_experience')),
    internships: jobs(itemsOf(sample, 'internship_experience')),
    projects: itemsOf(sample, 'project_experience')
      .slice(0, 2)
      .map((item) => ({
        ...dates(item),
        name: text(item, 'name'),
        ...optional('role', text(item, 'post')),
        ...optional('stack', text(item, 'heading')),
        bullets: lines(item, 'bullets').slice(0, 3),
      })),
    campus: itemsOf(sample, 'campus_experience')
      .slice(0, 2)
      .map((item) => ({
        ...dates(item),
        organisation: text(item, 'campusBriefly'),
        duty: text(item, 'campusDuty'),
        bullets: lines(item, 'campusContent'),
      })),
    skills: itemsOf(sample, 'skill_specialties')
      .slice(0, 5)
      .map((item) => ({ name: text(item, 'skillName'), ...optional('about', text(item, 'introduce')) })),
    awards: itemsOf(sample, 'awards')
      .slice(0, 3)
      .map((item) => ({ ...optional('date', text(item, 'date')), name: text(item, 'awardsName') })),
    summary: lines(itemsOf(sample, 'self_evaluation')[0], 'content'),
    hobbies: lines(itemsOf(sample, 'hobbies')[0], 'content').slice(0, 1).join(''),
  }
}

const hasContent = (value: unknown) =>
  value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)

/** The other sample people were used while rules were developed; these never were. */
const HELD_OUT: readonly Profession[] = ['chef', 'civil-servant', 'lawyer', 'researcher']

const peopleOf = (professions: readonly Profession[]): Person[] =>
  professions.flatMap((profession) =>
    (['zh', 'en'] as const).map(
      (language) =>
        Object.fromEntries(
          Object.entries(foreignPerson(personOf(profession, language))).filter(
            ([key, value]) => key === 'pairs' || hasContent(value),
          ),
        ) as unknown as Person,
    ),
  )

/** People whose resumes were never looked at while the parser was developed. */
export const heldOutPeople: readonly Person[] = peopleOf(HELD_OUT)

/** People whose resumes were used to develop the rules. */
export const trainingPeople: readonly Person[] = peopleOf(
  professions.filter((profession) => !HELD_OUT.includes(profession)),
)
