import { getLocation, type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser'

/** A syntax error in a JSON text, and its position. */
export interface JsonFault {
  at: number
  fault:
    | 'empty'
    | 'value'
    | 'string_end'
    | 'string_sign'
    | 'escape'
    | 'number'
    | 'key'
    | 'colon'
    | 'comma_or_end'
    | 'comma_too_many'
    | 'after_end'
    | 'too_deep'
}

export type JsonRead =
  | {
      ok: true
      value: unknown
      /** Where the value of a path, as `sections.2.title`, starts, or else the nearest value that contains it. */
      placeOf(path: string): number
    }
  | ({ ok: false } & JsonFault)

const FAULTS: Record<string, JsonFault['fault']> = {
  CloseBraceExpected: 'comma_or_end',
  CloseBracketExpected: 'comma_or_end',
  ColonExpected: 'colon',
  CommaExpected: 'comma_or_end',
  EndOfFileExpected: 'after_end',
  InvalidCharacter: 'string_sign',
  InvalidEscapeCharacter: 'escape',
  InvalidUnicode: 'escape',
  PropertyNameExpected: 'key',
  UnexpectedEndOfNumber: 'number',
  UnexpectedEndOfString: 'string_end',
  ValueExpected: 'value',
}

const faultOf = (text: string, root: Node | undefined, { error, offset: at }: ParseError): JsonFault => {
  const before = text.slice(0, at).trimEnd()
  if (before.endsWith(',') && /[}\]]/.test(text.charAt(at)))
    return { at: before.length - 1, fault: 'comma_too_many' }
  const known = FAULTS[printParseErrorCode(error)]
  if (known) return { at, fault: known }
  // A word that JSON does not have: the fault is what should have been there.
  const end = root && root.length > 0 ? root.offset + root.length : text.length
  if (at >= end) return { at, fault: 'after_end' }
  if (!/(?:^|[{[,:])$/.test(before)) return { at, fault: 'comma_or_end' }
  return { at, fault: getLocation(text, at).isAtPropertyKey ? 'key' : 'value' }
}

const childOf = ({ type, children = [] }: Node, key: string): Node | undefined =>
  type === 'array'
    ? children[Number(key)]
    : children.findLast((property) => property.children?.[0]?.value === key)?.children?.[1]

const placeIn = (root: Node | undefined, path: string): number => {
  let node = root
  for (const key of path === '' ? [] : path.split('.')) {
    const child = node && childOf(node, key)
    if (!child) break
    node = child
  }
  return node?.offset ?? 0
}

/** Reads what JSON.parse reads. Engines word its errors differently and not all say where. */
export const readJson = (text: string): JsonRead => {
  if (text.trim() === '') return { ok: false, at: 0, fault: 'empty' }
  const errors: ParseError[] = []
  try {
    const root = parseTree(text, errors, { disallowComments: true })
    const [error] = errors
    if (error) return { ok: false, ...faultOf(text, root, error) }
    return { ok: true, value: JSON.parse(text), placeOf: (path) => placeIn(root, path) }
  } catch (error) {
    if (error instanceof RangeError) return { ok: false, at: 0, fault: 'too_deep' }
    throw error
  }
}

/** Line and column of a place, both from 1. */
export const lineOf = (text: string, at: number): { line: number; column: number } => {
  const before = text.slice(0, at).split('\n')
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}
