import { normalise } from '../text/normalise.ts'

/**
 * A foreign JSON object that is emptied value by value: values that no reader took remain and are added to the
 * result. Only own properties are read, whatever their names are.
 */
export interface Tray {
  text(key: string): string
  /** A number or a number in a string. */
  number(key: string): number | undefined
  flag(key: string): boolean | undefined
  texts(key: string): string[]
  tray(key: string): Tray
  trays(key: string): Tray[]
  keys(): string[]
  has(key: string): boolean
  /** Takes a value that no resume shows: an id, a colour. */
  drop(...keys: string[]): void
  rest(): { path: string; text: string }[]
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const isTrayLike = isObject

const textOf = (value: unknown): string =>
  typeof value === 'string' ? normalise(value).trim() : typeof value === 'number' ? String(value) : ''

/** Every text in a value that no reader took. */
const leaves = (value: unknown, path: string): { path: string; text: string }[] => {
  if (Array.isArray(value)) return value.flatMap((one, at) => leaves(one, `${path}.${at + 1}`))
  if (isObject(value)) return Object.entries(value).flatMap(([key, one]) => leaves(one, `${path}.${key}`))
  const text = textOf(value)
  return text === '' ? [] : [{ path, text }]
}

export const trayOf = (value: unknown, path = ''): Tray => {
  const left = new Map<string, unknown>(isObject(value) ? Object.entries(value) : [])
  const children: Tray[] = []
  const take = (key: string): unknown => {
    const found = left.get(key)
    left.delete(key)
    return found
  }
  const child = (inner: unknown, at: string): Tray => {
    const tray = trayOf(inner, at)
    children.push(tray)
    return tray
  }
  const within = (key: string) => (path === '' ? key : `${path}.${key}`)
  return {
    text: (key) => (['string', 'number'].includes(typeof left.get(key)) ? textOf(take(key)) : ''),
    number: (key) => {
      const number = Number(textOf(left.get(key)) || Number.NaN)
      if (Number.isFinite(number)) left.delete(key)
      return Number.isFinite(number) ? number : undefined
    },
    flag: (key) => (typeof left.get(key) === 'boolean' ? (take(key) as boolean) : undefined),
    texts: (key) =>
      Array.isArray(left.get(key)) &&
      (left.get(key) as unknown[]).every((one) => typeof one === 'string' || typeof one === 'number')
        ? (take(key) as unknown[]).map(textOf).filter((text) => text !== '')
        : [],
    tray: (key) => child(isObject(left.get(key)) ? take(key) : undefined, within(key)),
    trays: (key) => {
      const list = left.get(key)
      if (!Array.isArray(list)) return []
      const objects = list.filter(isObject)
      const others = list.filter((one) => !isObject(one))
      if (others.length > 0) left.set(key, others)
      else left.delete(key)
      return objects.map((one, at) => child(one, `${within(key)}.${at + 1}`))
    },
    keys: () => [...left.keys()],
    has: (key) => left.has(key),
    drop: (...keys) => {
      for (const key of keys) left.delete(key)
    },
    rest: () => [
      ...[...left].flatMap(([key, one]) => leaves(one, within(key))),
      ...children.flatMap((tray) => tray.rest()),
    ],
  }
}
