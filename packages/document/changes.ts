/**
 * The difference between two documents, addressed by ids rather than positions: a change keeps its meaning after
 * another one moved, added or removed something. Undo, the journal, merging and comparing versions share it.
 */
type Step = string
export type Path = readonly Step[]

export type Change =
  /** A value under its keys; `undefined` is absence. */
  | { op: 'set'; path: Path; from: unknown; to: unknown }
  /** An element with an id, placed after another (null: first). */
  | { op: 'insert' | 'remove'; path: Path; element: Identified; after: string | null }
  | { op: 'move'; path: Path; id: string; from: string | null; to: string | null }

interface Identified {
  id: string
}
type Bag = Record<string, unknown>

const isBag = (value: unknown): value is Bag =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Lists whose elements have ids are compared element by element; every other list is one value. */
const isList = (value: unknown): value is readonly Identified[] =>
  Array.isArray(value) && value.every((one) => isBag(one) && typeof one.id === 'string')

/** The longest run of ids that keep their order: they stay, the others are moved. */
const steady = (before: readonly string[], after: readonly string[]): Set<string> => {
  const place = new Map(before.map((id, at) => [id, at]))
  const common = after.filter((id) => place.has(id))
  const best: { length: number; previous: number }[] = []
  common.forEach((id, at) => {
    best[at] = { length: 1, previous: -1 }
    for (let earlier = 0; earlier < at; earlier += 1) {
      const grows = (place.get(common[earlier] ?? '') ?? 0) < (place.get(id) ?? 0)
      const length = (best[earlier]?.length ?? 0) + 1
      if (grows && length > (best[at]?.length ?? 0)) best[at] = { length, previous: earlier }
    }
  })
  let at = best.findIndex((one) => one.length === Math.max(...best.map(({ length }) => length)))
  const ids = new Set<string>()
  while (at >= 0) {
    ids.add(common[at] ?? '')
    at = best[at]?.previous ?? -1
  }
  return ids
}

const diffList = (
  path: Path,
  before: readonly Identified[],
  after: readonly Identified[],
  out: Change[],
): void => {
  // The usual case, on every key press: nothing was moved.
  if (before.length === after.length && before.every(({ id }, at) => id === after[at]?.id)) {
    for (const [at, element] of after.entries())
      if (before[at] !== element) diffValue([...path, element.id], before[at], element, out)
    return
  }
  const old = new Map(before.map((one) => [one.id, one]))
  const next = new Map(after.map((one) => [one.id, one]))
  const working = before.map(({ id }) => id)
  for (const element of before) {
    if (next.has(element.id)) continue
    const at = working.indexOf(element.id)
    out.push({ op: 'remove', path, element, after: working[at - 1] ?? null })
    working.splice(at, 1)
  }
  const stay = steady(
    working,
    after.map(({ id }) => id),
  )
  after.forEach((element, at) => {
    const previous = after[at - 1]?.id ?? null
    const known = old.get(element.id)
    if (!known) {
      out.push({ op: 'insert', path, element, after: previous })
      working.splice(previous === null ? 0 : working.indexOf(previous) + 1, 0, element.id)
      return
    }
    if (!stay.has(element.id)) {
      const from = working.indexOf(element.id)
      out.push({ op: 'move', path, id: element.id, from: working[from - 1] ?? null, to: previous })
      working.splice(from, 1)
      working.splice(previous === null ? 0 : working.indexOf(previous) + 1, 0, element.id)
    }
    diffValue([...path, element.id], known, element, out)
  })
}

const same = (a: unknown, b: unknown): boolean => {
  if (a === b) return true
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((one, at) => same(one, b[at]))
  if (!isBag(a) || !isBag(b)) return false
  const keys = Object.keys(a)
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && same(a[key], b[key]))
  )
}

const diffValue = (path: Path, before: unknown, after: unknown, out: Change[]): void => {
  if (before === after) return
  // An empty list may be one of items with ids or one of plain values: the other side decides.
  if (isList(before) && isList(after) && (before.length > 0 || after.length > 0)) {
    diffList(path, before, after, out)
    return
  }
  if (isBag(before) && isBag(after)) {
    const added = Object.keys(after).filter((key) => !Object.hasOwn(before, key))
    for (const key of [...Object.keys(before), ...added])
      if (before[key] !== after[key]) diffValue([...path, key], before[key], after[key], out)
    return
  }
  if (!same(before, after)) out.push({ op: 'set', path, from: before, to: after })
}

/** Shared objects are not looked into: after an edit it costs what was changed, not the document's size. */
export const diff = <T extends object>(before: T, after: T): Change[] => {
  const out: Change[] = []
  diffValue([], before, after, out)
  return out
}

const inverse = (change: Change): Change => {
  switch (change.op) {
    case 'insert':
      return { ...change, op: 'remove' }
    case 'remove':
      return { ...change, op: 'insert' }
    case 'set':
      return { ...change, from: change.to, to: change.from }
    case 'move':
      return { ...change, from: change.to, to: change.from }
  }
}

export const invert = (changes: readonly Change[]): Change[] => changes.map(inverse).reverse()

/** Changes that could not be made as said: the value was another by then, or its place was gone. */
export interface RejectedChange {
  change: Change
  /** The value that was there instead; absent if the place itself no longer exists. */
  found?: unknown
}

const childOf = (parent: unknown, step: Step): unknown =>
  isList(parent) ? parent.find((one) => one.id === step) : isBag(parent) ? parent[step] : undefined

/** A copy in which `path` leads to what `change` makes of the value there; `undefined` where it does not lead. */
const changedAt = (parent: unknown, path: Path, change: (value: unknown) => unknown): unknown => {
  const [step, ...rest] = path
  if (step === undefined) return change(parent)
  if (isList(parent)) {
    const at = parent.findIndex((one) => one.id === step)
    const value = changedAt(parent[at], rest, change)
    return at < 0 ? parent : parent.with(at, value as Identified)
  }
  if (!isBag(parent)) return parent
  const value = changedAt(parent[step], rest, change)
  if (value === parent[step]) return parent
  const copy = { ...parent }
  if (value === undefined) delete copy[step]
  else copy[step] = value
  return copy
}

const placed = (
  list: readonly Identified[],
  element: Identified,
  after: string | null,
): readonly Identified[] => {
  const rest = list.filter(({ id }) => id !== element.id)
  const at = after === null ? -1 : rest.findIndex(({ id }) => id === after)
  // The neighbour may be gone: then it goes to the end, where it is seen.
  return rest.toSpliced(after !== null && at < 0 ? rest.length : at + 1, 0, element)
}

const follow = (root: unknown, path: Path): unknown => path.reduce<unknown>(childOf, root)

const applied = <T extends object>(root: T, change: Change, refused: RejectedChange[]): T => {
  const at = <R>(path: Path, to: (value: unknown) => R) => changedAt(root, path, to) as T
  if (change.op === 'set') {
    const holder = follow(root, change.path.slice(0, -1))
    if (!isBag(holder)) {
      refused.push({ change })
      return root
    }
    const found = holder[change.path.at(-1) ?? '']
    if (same(found, change.to)) return root
    if (!same(found, change.from)) {
      refused.push({ change, found })
      return root
    }
    return at(change.path, () => change.to)
  }
  const list = follow(root, change.path)
  if (!isList(list)) {
    refused.push({ change })
    return root
  }
  const id = change.op === 'move' ? change.id : change.element.id
  const found = list.find((one) => one.id === id)
  if (change.op === 'move') return found ? at(change.path, () => placed(list, found, change.to)) : root
  if (change.op === 'insert')
    return found ? root : at(change.path, () => placed(list, change.element, change.after))
  if (!found) return root
  if (!same(found, change.element)) {
    refused.push({ change, found })
    return root
  }
  return at(change.path, () => list.filter((one) => one.id !== id))
}

/** Makes the changes where they still apply, and says which do not. */
export const applyChanges = <T extends object>(
  document: T,
  changes: readonly Change[],
): { document: T; refused: RejectedChange[] } => {
  const refused: RejectedChange[] = []
  let state = document
  for (const change of changes) state = applied(state, change, refused)
  return { document: state, refused }
}
