import { create } from 'mutative'
import type { Path } from './changes.ts'
import type { Command } from './commands.ts'
import type { MergeConflict } from './merge.ts'
import type { Document } from './schema.ts'

export type ConflictChoice = 'ours' | 'theirs'

type Holder = Record<string, unknown> | { id: string }[]

const inside = (holder: unknown, step: string): unknown =>
  Array.isArray(holder)
    ? (holder as { id: string }[]).find(({ id }) => id === step)
    : (holder as Record<string, unknown> | undefined)?.[step]

/**
 * The side that the merged document shows: ours, except that a thing which we deleted and they edited is still there.
 */
export const mergedChoice = ({ ours }: MergeConflict): ConflictChoice =>
  ours === undefined ? 'theirs' : 'ours'

const isElement = (value: unknown): value is { id: string } =>
  typeof value === 'object' && value !== null && 'id' in value

const put = (document: Document, path: Path, value: unknown) => {
  const holder = path.slice(0, -1).reduce<unknown>(inside, document) as Holder | undefined
  const last = path.at(-1)
  if (holder === undefined || last === undefined) return
  // Shared with the conflict itself, which must keep both versions as they are.
  const copy = structuredClone(value)
  if (!Array.isArray(holder)) {
    if (copy === undefined) delete holder[last]
    else holder[last] = copy
    return
  }
  const at = holder.findIndex(({ id }) => id === last)
  if (copy === undefined) {
    if (at >= 0) holder.splice(at, 1)
  } else if (isElement(copy)) holder.splice(at < 0 ? holder.length : at, at < 0 ? 0 : 1, copy)
}

/** All choices at once: one step to undo. */
export const resolveConflicts =
  (conflicts: readonly MergeConflict[], choices: readonly ConflictChoice[]): Command =>
  (document) => {
    for (const [at, conflict] of conflicts.entries()) {
      const choice = choices[at] ?? mergedChoice(conflict)
      if (choice !== mergedChoice(conflict)) put(document, conflict.path, conflict[choice])
    }
  }

/** The same document with their values in place of ours. */
export const withRemoteValues = (document: Document, conflicts: readonly MergeConflict[]): Document => {
  if (conflicts.length === 0) return document
  const command = resolveConflicts(
    conflicts,
    conflicts.map(() => 'theirs'),
  )
  return create(document, (draft) => void command(draft as Document))
}
