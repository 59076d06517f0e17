import type { Section } from '#packages/document/schema.ts'
import type { Language } from '#packages/sections/language.ts'
import { kindOf } from '#packages/sections/registry.ts'

/** What people call a section: its title, or what it is. */
export const sectionName = ({ title, kind }: Pick<Section, 'title' | 'kind'>, language: Language): string =>
  title.trim() || (kindOf(kind)?.[language] ?? kind)
