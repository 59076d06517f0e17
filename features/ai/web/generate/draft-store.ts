import { currentOwner } from '#packages/local-data/owner.ts'
import { type Stored, stored } from '#packages/local-data/stored.ts'
import type { Draft } from './plan.ts'

/** A draft is some 50 KB, and a browser gives a site a few megabytes. */
const MAX_DRAFTS = 4

type Store = Pick<Stored, 'read' | 'write'>

const storeOf = (owner: string): Store => stored('huajian-ai-drafts', '', owner)

const isDraft = (one: unknown): one is Draft => {
  const { id, at, document, kinds, whole, keywords } = (one ?? {}) as Partial<Draft>
  return (
    typeof id === 'string' &&
    typeof at === 'number' &&
    typeof document === 'object' &&
    typeof keywords === 'object' &&
    Array.isArray(kinds) &&
    Array.isArray(whole)
  )
}

const all = (store: Store): Draft[] => {
  try {
    const known: unknown = JSON.parse(store.read() ?? '[]')
    return Array.isArray(known) ? known.filter(isDraft) : []
  } catch {
    return []
  }
}

/** The drafts of this person in this browser, newest first. */
export const storedDrafts = (owner: string, store = storeOf(owner)): Draft[] =>
  all(store)
    .filter((draft) => draft.owner === owner)
    .sort((one, other) => other.at - one.at)

/** False if the browser has no room or refuses. Drafts that are already resumes are removed first. */
export const keepDraft = (draft: Draft, store = storeOf(draft.owner)): boolean => {
  const others = all(store)
    .filter(({ id }) => id !== draft.id)
    .sort((one, other) => Number(!!one.keptAs) - Number(!!other.keptAs) || other.at - one.at)
  for (let room = MAX_DRAFTS - 1; room >= 0; room -= 1)
    if (store.write(JSON.stringify([draft, ...others.slice(0, room)]))) return true
  return false
}

export const dropDraft = (id: string, store = storeOf(currentOwner())): void => {
  store.write(JSON.stringify(all(store).filter((draft) => draft.id !== id)))
}
