import type { Section } from '#packages/document/schema.ts'
import type { Language } from '#packages/sections/language.ts'
import { kindOf } from '#packages/sections/registry.ts'

/** Name of a section for users: its title, or the name of its kind. */
export const sectionName = ({ title, kind }: Pick<Section, 'title' | 'kind'>, language: Language): string =>
  title.trim() || (kindOf(kind)?.[language] ?? kind)
