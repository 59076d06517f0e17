import type { Field } from '#packages/sections/define.ts'
import { kindNameOf, kindOfSlot } from '../draft/slots.ts'
import { type Level, levelOf } from '../jobs/job.ts'
import type { TaskOf } from '../tasks.ts'
import { draftFields } from './draft-fields.ts'

const TYPES: Partial<Record<Field['type'], string>> = {
  line: 'one line',
  rich: 'several lines: what was done begins with "- ", what is said of oneself is whole sentences',
  period: '2021-03/2024-06 or 2021-03/now, only where it was given; else a blank of at most 20 characters',
  date: '2021-03, only where it was given; else a blank',
  level: 'one digit from 1 (basic) to 5 (expert)',
}

/** How many entries a section should have, from those fresh from school to the experienced. */
const ENTRIES: Record<string, Record<Level, number>> = {
  work_experience: { graduate: 1, junior: 1, middle: 2, senior: 3 },
  internship_experience: { graduate: 2, junior: 1, middle: 1, senior: 1 },
  project_experience: { graduate: 2, junior: 2, middle: 3, senior: 3 },
  campus_experience: { graduate: 2, junior: 2, middle: 1, senior: 1 },
  skill_specialties: { graduate: 6, junior: 6, middle: 7, senior: 7 },
  awards: { graduate: 3, junior: 3, middle: 3, senior: 3 },
  works_display: { graduate: 2, junior: 2, middle: 2, senior: 2 },
  custom: { graduate: 2, junior: 2, middle: 2, senior: 2 },
}

const entriesOf = (name: string, level: Level): number =>
  kindOfSlot(name)?.single ? 1 : (ENTRIES[kindNameOf(name)]?.[level] ?? 1)

const sectionOf = (name: string, level: Level): string => {
  const kind = kindOfSlot(name)
  const fields = draftFields(name)
  if (!kind || fields.length === 0) return ''
  const max = entriesOf(name, level)
  const refs = fields.map(
    ([field, { en, type }]) => `  ${name}.${kind.single ? 0 : 'N'}.${field} (${en}: ${TYPES[type]})`,
  )
  const count = max === 1 ? 'one entry, N = 0' : `${max} entries, N from 0, the newest or weightiest first`
  return [`${kind.en} (${count}):`, ...refs].join('\n')
}

/** The fields of a draft. */
export const draftRequest = ({ kinds, keywords, others, titles, words }: TaskOf<'draft'>): string[] => [
  'Draft a resume for this person from the few words they gave. Fill every field listed here, section by section in this order, one line of your answer for each field:',
  ...kinds.map((kind) => sectionOf(kind, levelOf(keywords.years))).filter((text) => text !== ''),
  'Begin with what the person told themselves, in their own words. Name companies and schools only by blanks unless they were given. Each entry of work or projects has 3 to 5 lines that say what was done, how and what came of it, at the level of their years. No line twice.',
  ...(titles
    ? [
        'Where the material has the "title" of a section, fill that section with what belongs under such a title, and with nothing else.',
      ]
    : []),
  ...(words ? ['What stands as "words" was said for this very section: write from it first.'] : []),
  ...(others ? ['What is "already written" stands in the other sections: do not say it again.'] : []),
]

/** How many fields a whole draft fills. */
export const expectedFields = ({ kinds, keywords }: TaskOf<'draft'>): number =>
  kinds.reduce((sum, kind) => sum + draftFields(kind).length * entriesOf(kind, levelOf(keywords.years)), 0)
