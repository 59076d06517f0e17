import type { Draft } from './draft.ts'

const isDraft = (value: unknown): value is Draft => {
  const { text, people } = (value ?? {}) as Partial<Draft>
  return typeof text === 'string' && Array.isArray(people)
}

/** What was typed and not sent, in this window: a reload or a failed call takes nothing away. */
export const readDraft = (key: string): Draft | undefined => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    return isDraft(kept) ? kept : undefined
  } catch {
    return undefined
  }
}

export const keepDraft = (key: string, draft: Draft): void => {
  try {
    if (draft.text === '') sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(draft))
  } catch {
    // Without storage it is kept for as long as the page stays.
  }
}
