import type { TemplateFacts } from '#packages/document/apply-template.ts'
import { kindNames, sections } from './registry.ts'

/** Where a reader looks for a section that a template does not foresee. */
const NEAR: Partial<Record<string, readonly string[]>> = {
  resume_title: ['base_info'],
  job_intention: ['base_info', 'self_evaluation'],
  internship_experience: ['work_experience', 'project_experience', 'edu_background'],
  work_experience: ['internship_experience', 'project_experience'],
  project_experience: ['work_experience', 'internship_experience'],
  campus_experience: ['edu_background', 'internship_experience'],
  edu_background: ['campus_experience', 'work_experience'],
  awards: ['works_display', 'campus_experience', 'edu_background'],
  works_display: ['project_experience', 'awards'],
  skill_specialties: ['edu_background', 'project_experience'],
}

export const templateFacts: Record<string, TemplateFacts> = Object.fromEntries(
  kindNames.map((kind) => {
    const near = NEAR[kind]
    return [
      kind,
      {
        variants: sections[kind].variants as TemplateFacts['variants'],
        ...(near ? { near } : {}),
        ...(kind === 'custom' ? { named: true } : {}),
      },
    ]
  }),
)
