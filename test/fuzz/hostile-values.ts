import type { Chance } from './chance.ts'

export const HOSTILE_TEXTS: readonly string[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udfff\ud800',
  '\ufeff',
  '\u202e\u2066',
  'e\u0301'.repeat(300),
  '𠮷👩‍👩‍👧‍👦'.repeat(60),
  'x'.repeat(5000),
  '('.repeat(3000),
  '- '.repeat(2000),
  ' '.repeat(4000),
  '2019.09 - '.repeat(300),
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'toString',
  '../../etc/passwd',
  '%00%ff%E0%A4%A',
  '<script>__hit=1</script>',
  'javascript:__hit=1',
  "';--",
  '{{7*7}}',
  '-0',
  '1e999',
  'NaN',
  '9007199254740993',
  '0x7fffffff',
  '275760-09-13',
  '0000-00',
  '9999999999999999_zzz',
]

const HOSTILE_NUMBERS: readonly number[] = [
  0,
  -0,
  -1,
  0.1,
  -1.5,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 32,
  2 ** 53,
  2 ** 63,
  8.64e15 + 1,
  1e21,
  1e308,
  -1e308,
  5e-324,
]

const nested = (depth: number, asList: boolean): unknown => {
  let value: unknown = 'core'
  for (let at = 0; at < depth; at += 1) value = asList ? [value] : { a: value }
  return value
}

/** An object with an own key of that name, which a literal would not create. */
const withKey = (name: string, value: unknown): unknown => Object.fromEntries([[name, value]])

const HOSTILE_THINGS: readonly (() => unknown)[] = [
  () => null,
  () => true,
  () => false,
  () => [],
  () => ({}),
  () => [null],
  () => [[[]]],
  () => ({ length: 1e9 }),
  () => ({ toString: 1, valueOf: null }),
  () => withKey('__proto__', { polluted: 'yes', role: 'admin' }),
  () => withKey('constructor', { prototype: { polluted: 'yes' } }),
  () => nested(40, true),
  () => nested(40, false),
  () => nested(900, true),
  () => Array.from({ length: 2000 }, (_, at) => at),
  () => Object.fromEntries(Array.from({ length: 500 }, (_, at) => [`k${at}`, at])),
]

/** Any JSON value. */
export const hostileValue = (chance: Chance): unknown =>
  chance.of([
    () => chance.of(HOSTILE_TEXTS),
    () => chance.of(HOSTILE_NUMBERS),
    () => chance.of(HOSTILE_THINGS)(),
  ])()

export type Path = (string | number)[]

/** Every place in a value, itself first. */
const placesIn = (value: unknown, path: Path = []): Path[] =>
  typeof value === 'object' && value !== null
    ? [path, ...Object.entries(value).flatMap(([name, one]) => placesIn(one, [...path, name]))]
    : [path]

const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((one, name) => (one as Record<string, unknown> | undefined)?.[name], value)

/** A copy in which one place has another value; `nothing` removes the place. */
const replaced = (value: unknown, [name, ...rest]: Path, put: (old: unknown) => unknown): unknown => {
  if (name === undefined) return put(value)
  if (Array.isArray(value)) {
    const copy = [...value]
    const next = replaced(copy[Number(name)], rest, put)
    copy.splice(Number(name), 1, ...(next === undefined ? [] : [next]))
    return copy
  }
  const entries = Object.entries(value as object).flatMap(([key, one]) => {
    const next = key === name ? replaced(one, rest, put) : one
    return next === undefined ? [] : [[key, next] as const]
  })
  return Object.fromEntries(entries)
}

const renamed = (value: unknown, chance: Chance): unknown => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const names = Object.keys(value)
  const old = chance.of(names)
  const name = chance.of(['__proto__', 'constructor', 'extra', '', '0', ...names])
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key === old ? name : key, one]))
}

/** JSON with one to three changes: other values, missing and moved ones, long lists, other names. */
export const spoiltValue = (whole: unknown, chance: Chance, places: readonly Path[] = placesIn(whole)) => {
  let value = whole
  for (let left = 1 + chance.below(3); left > 0; left -= 1) {
    const place = chance.of(places)
    const change = chance.of<(old: unknown) => unknown>([
      () => hostileValue(chance),
      () => hostileValue(chance),
      () => undefined,
      () => at(value, chance.of(places)),
      (old) => [old, old],
      (old) => (Array.isArray(old) ? Array.from({ length: 300 }, () => old[0]) : old),
      (old) => (typeof old === 'string' ? old.slice(0, 2000).repeat(50) : old),
      (old) => renamed(old, chance),
      (old) =>
        typeof old === 'string' ? old.slice(0, chance.below(old.length + 1)) + chance.of(HOSTILE_TEXTS) : old,
    ])
    if (place.length === 0 || at(value, place.slice(0, -1)) instanceof Object)
      value = replaced(value, place, change) ?? null
  }
  return value
}
