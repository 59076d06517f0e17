import { applyChanges, type Change, diff, type Path, type RejectedChange } from './changes.ts'
import type { Document } from './schema.ts'

/** The same thing changed on both sides. The document has ours; theirs is here for the user to choose. */
export interface MergeConflict {
  path: Path
  ours: unknown
  theirs: unknown
}

interface Merged {
  document: Document
  conflicts: MergeConflict[]
}

type Holder = Record<string, unknown>
interface Element {
  id: string
}

const inside = (parent: unknown, step: string): unknown =>
  Array.isArray(parent)
    ? (parent as Element[]).find(({ id }) => id === step)
    : (parent as Holder | undefined)?.[step]

const at = (document: Document, path: Path): unknown => path.reduce<unknown>(inside, document)

/** Where a set went nowhere: the shortest way that leads to something in ours and to nothing in theirs. */
const lostAt = (path: Path, ours: Document, theirs: Document): Path | undefined => {
  for (let length = 1; length < path.length; length += 1) {
    const way = path.slice(0, length)
    if (at(theirs, way) === undefined && at(ours, way) !== undefined) return way
  }
  return undefined
}

/** An element of ours that they deleted while we worked on it comes back: an edit is worth more than a deletion. */
const broughtBack = (way: Path, ours: Document): Change | undefined => {
  const path = way.slice(0, -1)
  const list = at(ours, path)
  const element = at(ours, way)
  if (!Array.isArray(list) || element === undefined) return undefined
  const place = list.indexOf(element)
  const after = (list as Element[])[place - 1]?.id ?? null
  return { op: 'insert', path, element: element as Element, after }
}

const settle = (
  state: Document,
  { change, found }: RejectedChange,
  ours: Document,
  out: MergeConflict[],
): Document => {
  if (change.op === 'set') {
    const way = lostAt(change.path, ours, state)
    const back = way && broughtBack(way, ours)
    if (back) {
      out.push({ path: way, ours: back.op === 'insert' ? back.element : undefined, theirs: undefined })
      return applyChanges(state, [back]).document
    }
    if (!Object.is(found, undefined) || way === undefined) {
      out.push({ path: change.path, ours: change.to, theirs: found })
      return applyChanges(state, [{ ...change, from: found }]).document
    }
    return state
  }
  // We added to what they deleted.
  if (change.op === 'insert') {
    const way = lostAt([...change.path, change.element.id], ours, state)
    const back = way && broughtBack(way, ours)
    if (back?.op !== 'insert') return state
    out.push({ path: way ?? [], ours: back.element, theirs: undefined })
    return applyChanges(state, [back]).document
  }
  // We deleted what they changed: it stays, with their changes.
  if (change.op === 'remove')
    out.push({ path: [...change.path, change.element.id], ours: undefined, theirs: found })
  return state
}

/**
 * Merges both sides' changes since `base`. Nothing is dropped: changes that exclude each other are returned as
 * conflicts.
 */
export const mergeDocuments = (base: Document, ours: Document, theirs: Document): Merged => {
  const { document, refused } = applyChanges(theirs, diff(base, ours))
  const conflicts: MergeConflict[] = []
  const merged = refused.reduce((state, one) => settle(state, one, ours, conflicts), document)
  return { document: merged, conflicts }
}
