import type { Level } from '../../../jobs/job.ts'
import { type Drafting, freshFor } from '../drafting.ts'
import { ownSkills } from '../own-words.ts'

const MAX_SKILLS = 7

/** Proficiency by position, from the first skill to the last: equal levels would not be credible. */
const PROFICIENCY: Record<Level, readonly string[]> = {
  graduate: ['3', '3', '3', '2', '2', '2', '2'],
  junior: ['4', '3', '3', '3', '3', '2', '2'],
  middle: ['4', '4', '4', '4', '3', '3', '3'],
  senior: ['5', '5', '4', '4', '4', '4', '3'],
}

const isSame = (a: string, b: string): boolean => {
  const [one, other] = [a.toLowerCase().replace(/\s/g, ''), b.toLowerCase().replace(/\s/g, '')]
  return one === other || other.split('/').includes(one)
}

/** The person's own skills first, as they call them; then what the job asks for. */
export const skillSpecialties = (drafting: Drafting) => {
  const { job, level, keywords } = drafting
  const own = ownSkills(keywords.skills)
  const noteOf = (name: string) => job.skills.find((one) => isSame(name, one.name))?.note ?? ''
  const open = job.skills.filter((one) => !own.some(({ name }) => isSame(name, one.name)))
  const more = freshFor(drafting, open, level, Math.max(0, MAX_SKILLS - own.length), ({ name }) => name)
  const all = [
    ...own.map(({ name, level: stated }) => ({ name, stated, note: noteOf(name) })),
    // As the trade names them: what everybody needs first.
    ...more
      .toSorted((a, b) => job.skills.indexOf(a) - job.skills.indexOf(b))
      .map(({ name, note }) => ({ name, stated: undefined, note })),
  ]
  return all.map(({ name, stated, note }, at) => ({
    skillName: name,
    proficiency: stated ?? PROFICIENCY[level][at] ?? PROFICIENCY[level].at(-1) ?? '3',
    introduce: note,
  }))
}
