import type { KindFacts } from '#packages/document/load.ts'
import { awards } from './awards/variants.ts'
import { baseInfo } from './base_info/variants.ts'
import { campusExperience } from './campus_experience/variants.ts'
import { custom } from './custom/variants.ts'
import { accepts, type SectionKind } from './define.ts'
import { eduBackground } from './edu_background/variants.ts'
import { hobbies } from './hobbies/variants.ts'
import { internshipExperience } from './internship_experience/variants.ts'
import { jobIntention } from './job_intention/variants.ts'
import { moduleTitle } from './module_title/variants.ts'
import { projectExperience } from './project_experience/variants.ts'
import { resumeTitle } from './resume_title/variants.ts'
import { selfEvaluation } from './self_evaluation/variants.ts'
import { skillSpecialties } from './skill_specialties/variants.ts'
import { workExperience } from './work_experience/variants.ts'
import { worksDisplay } from './works_display/variants.ts'

/** Every kind. The order here is the order in the drawer that adds sections. */
export const sections = {
  base_info: baseInfo,
  job_intention: jobIntention,
  work_experience: workExperience,
  internship_experience: internshipExperience,
  project_experience: projectExperience,
  edu_background: eduBackground,
  campus_experience: campusExperience,
  skill_specialties: skillSpecialties,
  works_display: worksDisplay,
  awards: awards,
  self_evaluation: selfEvaluation,
  hobbies: hobbies,
  custom: custom,
  resume_title: resumeTitle,
  module_title: moduleTitle,
} as const

export type KindName = keyof typeof sections
export const kindNames = Object.keys(sections) as KindName[]

const all: Record<string, SectionKind> = { ...sections } as unknown as Record<string, SectionKind>

/** Every kind that is known now, in the order in which they are offered. */
export const allKinds = (): readonly SectionKind[] => Object.values(all)

export const kindOf = (name: string): SectionKind | undefined =>
  Object.hasOwn(all, name) ? all[name] : undefined

/** The kind whose variants are the looks of section titles. */
export const titleKind: SectionKind = moduleTitle as unknown as SectionKind

/** Facts about the kinds that loading a document needs. */
export const kindFacts: Record<string, KindFacts> = {}

/** The kinds of Word documents and presentations come with `document-kinds.ts`: resumes do without. */
export const addKinds = (kinds: object): void => {
  for (const [name, kind] of Object.entries(kinds as Record<string, SectionKind>)) {
    all[name] = kind
    kindFacts[name] = { variants: kind.variants, accepts: (field, value) => accepts(kind, field, value) }
  }
}
addKinds(sections)
