import { blankDocument } from '#packages/document/blank.ts'
import type { Document, Section } from '#packages/document/schema.ts'
import type { Language } from './language.ts'
import { kindOf } from './registry.ts'

/** The sections that most users need first. Others are one click away. */
const STARTING = [
  'base_info',
  'job_intention',
  'work_experience',
  'edu_background',
  'skill_specialties',
  'self_evaluation',
] as const

export const blankSection = (
  kind: string,
  variant: number,
  language: Language,
  newId: () => string,
): Section => ({
  id: newId(),
  kind,
  variant,
  region: 'main',
  title: kindOf(kind)?.[language] ?? '',
  visible: true,
  items: [{ id: newId(), data: {} }],
  props: {},
  style: {},
})

/** A new resume: the usual sections, empty, ready to be written into. */
export const starterDocument = (title: string, language: Language, newId: () => string): Document => ({
  ...blankDocument(title, language),
  sections: STARTING.map((kind) => blankSection(kind, 1, language, newId)),
})
