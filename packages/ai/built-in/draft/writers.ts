import type { KindName, sections } from '#packages/sections/registry.ts'
import type { Drafting } from './drafting.ts'
import { custom } from './writers/custom.ts'
import { internshipExperience, projectExperience, workExperience } from './writers/experience.ts'
import { baseInfo, hobbies, jobIntention, resumeTitle, selfEvaluation } from './writers/person.ts'
import { awards, campusExperience, eduBackground, worksDisplay } from './writers/school.ts'
import { skillSpecialties } from './writers/skills.ts'

/** The look of titles is a kind too, and no section. */
type Written = Exclude<KindName, 'module_title'>
type FieldOf<K extends Written> = keyof (typeof sections)[K]['fields']

/** The entries of a section, each field as plain text; an empty one is left out. */
export type Entry<F extends PropertyKey = string> = { [field in F]?: string }
export type Writer<F extends PropertyKey = string> = (drafting: Drafting) => Entry<F>[]

/** The writer of each kind of section. Typed so that a misspelled field or a missing kind does not compile. */
export const writers: { [K in Written]: Writer<FieldOf<K>> } = {
  base_info: baseInfo,
  job_intention: jobIntention,
  work_experience: workExperience,
  internship_experience: internshipExperience,
  project_experience: projectExperience,
  edu_background: eduBackground,
  campus_experience: campusExperience,
  skill_specialties: skillSpecialties,
  works_display: worksDisplay,
  awards,
  self_evaluation: selfEvaluation,
  hobbies,
  custom,
  resume_title: resumeTitle,
}
