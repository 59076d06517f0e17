import { withRetries } from '#packages/scheduling/lazy-component.ts'
import { kindOf } from './registry.ts'

const companions: (() => Promise<unknown>)[] = []

/** Registers code that must be loaded before a Word document or a presentation can be shown. */
export const withKinds = (load: () => Promise<unknown>): void => {
  companions.push(load)
}

interface Named {
  kind?: unknown
  sections?: unknown
}

const isKnown = (section: unknown): boolean => {
  const kind = (section as Named | null)?.kind
  return typeof kind === 'string' && kindOf(kind) !== undefined
}

/** Fetches what only Word documents and presentations need, where a stored document is one or has a section of theirs. */
export const loadKindsFor = async (json: unknown): Promise<void> => {
  const { kind, sections } = (json ?? {}) as Named
  const isPlain = kind === 'resume' && Array.isArray(sections) && sections.every(isKnown)
  if (isPlain) return
  await withRetries(() => Promise.all([import('./document-kinds.ts'), ...companions.map((load) => load())]))
}
