import { draftKinds, emptied } from '#packages/ai/draft/draft-document.ts'
import { keyOf, lookupOf } from '#packages/ai/glossary/lookup.ts'
import titles from '#packages/ai/glossary/sections.json' with { type: 'json' }
import { newId } from '#packages/api/new-id.ts'
import type { Document, Section } from '#packages/document/schema.ts'
import { kindOf } from '#packages/sections/registry.ts'
import { type Draft, newSeed, type Plan } from '../plan.ts'

const id = () => newId(Date.now())

/** The title of a custom section is translated if the glossary has it, because its kind has no name. */
const titleIn = ({ kind, title }: Section, language: Document['language']): string =>
  kind === 'custom'
    ? (lookupOf(titles, language).get(keyOf(title)) ?? title)
    : (kindOf(kind)?.[language] ?? title)

/** Translates the section titles if the draft has another language than its template. */
const inLanguage = (document: Document, language: Document['language']): Document =>
  document.language === language
    ? document
    : {
        ...document,
        language,
        sections: document.sections.map(({ english: _, ...section }) => ({
          ...section,
          title: titleIn(section, language),
        })),
      }

/** A draft of which nothing is written yet. */
export const beginDraft = (plan: Plan, template: Document, owner: string): Draft => {
  const { name, job } = plan.keywords
  const document = inLanguage(emptied(template, id), plan.language)
  return {
    ...plan,
    id: id(),
    owner,
    at: Date.now(),
    seed: newSeed(),
    document: { ...document, title: `${name} ${job}` },
    kinds: draftKinds(document),
    whole: [],
    notes: [],
  }
}
