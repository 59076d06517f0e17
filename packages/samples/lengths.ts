import type { Item, Length, SamplePerson, SampleSection } from './sample.ts'

/** How many entries, how many paragraphs, bullets or pairs in each, and, where not all, which fields. */
interface Cut {
  items: number
  blocks: number
  fields?: readonly string[]
}

type Cuts = { [kind: string]: Cut }

const short: Cuts = {
  resume_title: { items: 1, blocks: 0 },
  base_info: { items: 1, blocks: 0, fields: ['name', 'avatar', 'phoneNumber', 'email', 'degree'] },
  job_intention: { items: 1, blocks: 0, fields: ['intendedPositions', 'intendedCity'] },
  edu_background: { items: 1, blocks: 0, fields: ['period', 'schoolName', 'specialized', 'degree'] },
  skill_specialties: { items: 4, blocks: 0 },
  work_experience: { items: 1, blocks: 2 },
  internship_experience: { items: 1, blocks: 2 },
  project_experience: { items: 1, blocks: 2 },
  campus_experience: { items: 1, blocks: 1 },
  awards: { items: 1, blocks: 0 },
  hobbies: { items: 1, blocks: 1 },
  self_evaluation: { items: 1, blocks: 1 },
  works_display: { items: 1, blocks: 0 },
  custom: { items: 1, blocks: 2 },
}

const normal: Cuts = {
  resume_title: { items: 1, blocks: 0 },
  base_info: { items: 1, blocks: 2 },
  job_intention: { items: 1, blocks: 0 },
  edu_background: { items: 2, blocks: 0, fields: ['period', 'schoolName', 'specialized', 'degree'] },
  skill_specialties: { items: 5, blocks: 0 },
  work_experience: { items: 2, blocks: 3 },
  internship_experience: { items: 1, blocks: 1 },
  project_experience: { items: 1, blocks: 2 },
  campus_experience: { items: 1, blocks: 1 },
  awards: { items: 2, blocks: 0 },
  hobbies: { items: 1, blocks: 1 },
  self_evaluation: { items: 1, blocks: 1 },
  works_display: { items: 1, blocks: 0 },
  custom: { items: 1, blocks: 2 },
}

const cutsOf = { short, normal }

/** Half a page has no room for every kind: what a reader looks for first, without a second experience. */
const shortKinds = ['resume_title', 'base_info', 'job_intention', 'edu_background', 'skill_specialties']
const experienceKinds = ['work_experience', 'internship_experience']

const cutItem = (item: Item, cut: Cut): Item =>
  Object.fromEntries(
    Object.entries(item)
      .filter(([name]) => !cut.fields || cut.fields.includes(name))
      .map(([name, value]) => [name, Array.isArray(value) ? value.slice(0, cut.blocks) : value]),
  )

/** Any kind at any length, for a thumbnail of a single section. */
export const sectionAtLength = (section: SampleSection, length: Length): SampleSection => {
  const cut = length === 'long' ? undefined : cutsOf[length][section.kind]
  if (!cut) return section
  return { ...section, items: section.items.slice(0, cut.items).map((item) => cutItem(item, cut)) }
}

/**
 * The leading entries and bullets of a person: authors put the best first. 'long' is everything (three
 * pages), 'normal' every kind once (about a page and a half), 'short' half a page of the essential kinds.
 */
export const atLength = (person: SamplePerson, length: Length): SamplePerson => {
  if (length === 'long') return person
  const experience = person.sections.find((section) => experienceKinds.includes(section.kind))
  const wanted = (section: SampleSection, at: number): boolean =>
    length === 'short'
      ? shortKinds.includes(section.kind) || section === experience
      : person.sections.findIndex((other) => other.kind === section.kind) === at
  return {
    ...person,
    sections: person.sections.filter(wanted).map((section) => sectionAtLength(section, length)),
  }
}
