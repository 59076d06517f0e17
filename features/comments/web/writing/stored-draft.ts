import { stored } from '#packages/local-data/stored.ts'
import type { Draft } from './draft.ts'

const draftStore = (key: string) => stored('huajian:comment:', key)

const isDraft = (value: unknown): value is Draft => {
  const { text, people } = (value ?? {}) as Partial<Draft>
  return typeof text === 'string' && Array.isArray(people)
}

/** Unsent text in this window survives a reload or a failed call. */
export const readDraft = (key: string): Draft | undefined => {
  try {
    const draft: unknown = JSON.parse(draftStore(key).read() ?? 'null')
    return isDraft(draft) ? draft : undefined
  } catch {
    return undefined
  }
}

export const keepDraft = (key: string, draft: Draft): void => {
  if (draft.text === '') draftStore(key).remove()
  else draftStore(key).write(JSON.stringify(draft))
}
