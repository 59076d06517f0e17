export type Path = readonly (string | number)[]

export interface Difference {
  path: Path
  before: unknown
  after: unknown
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/**
 * The paths at which two values of the same shape differ. A list is compared as a whole, because its items have no
 * names.
 */
export const differences = (before: unknown, after: unknown, path: Path = []): Difference[] => {
  if (!isGroup(before) || !isGroup(after)) return isSame(before, after) ? [] : [{ path, before, after }]
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return names.flatMap((name) => differences(before[name], after[name], [...path, name]))
}

export const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((at, name) => (at as Record<string | number, unknown> | undefined)?.[name], value)

/** A copy with another value at one path. */
export const withAt = (value: unknown, [name, ...rest]: Path, put: unknown): unknown => {
  if (name === undefined) return put
  if (Array.isArray(value)) return value.with(Number(name), withAt(value[Number(name)], rest, put))
  const group = value as Record<string, unknown>
  return { ...group, [name]: withAt(group[name], rest, put) }
}

/** The version that another admin saved, with the own changes applied to it. */
export const rebased = (base: unknown, mine: unknown, theirs: unknown): unknown =>
  differences(base, mine).reduce((merged, { path, after }) => withAt(merged, path, after), theirs)
