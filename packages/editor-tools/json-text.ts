/** What is wrong with a JSON text, and where. */
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
  /** `places` leads from a path, as `sections.2.title`, to where that value starts. */
  { ok: true; value: unknown; places: Map<string, number> } | ({ ok: false } & JsonFault)

class Fault extends Error {
  readonly place: JsonFault
  constructor(place: JsonFault) {
    super(place.fault)
    this.place = place
  }
}

const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y
const BLANK = /[ \t\r\n]*/y
const WORDS = [
  ['true', true],
  ['false', false],
  ['null', null],
] as const
const DEEPEST = 200

/** Engines word JSON faults differently and forget places: this reader takes what JSON.parse takes, and knows where. */
class Reader {
  at = 0
  readonly places = new Map<string, number>()
  readonly text: string

  constructor(text: string) {
    this.text = text
  }

  fail(fault: JsonFault['fault'], at = this.at): never {
    throw new Fault({ at, fault })
  }

  blank() {
    BLANK.lastIndex = this.at
    this.at += BLANK.exec(this.text)?.[0].length ?? 0
  }

  string(): string {
    const start = this.at
    this.at += 1
    while (this.text[this.at] !== '"') {
      const sign = this.text[this.at]
      if (sign === undefined || sign === '\n') this.fail('string_end', start)
      if (sign < ' ') this.fail('string_sign')
      if (sign === '\\') {
        const sequence = /^\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/.exec(this.text.slice(this.at, this.at + 6))
        if (!sequence) this.fail('escape')
        this.at += sequence[0].length
      } else this.at += 1
    }
    this.at += 1
    return JSON.parse(this.text.slice(start, this.at)) as string
  }

  number(): number {
    NUMBER.lastIndex = this.at
    const found = NUMBER.exec(this.text)?.[0]
    if (found === undefined) this.fail('number')
    this.at += found.length
    return Number(found)
  }

  /** After a member: a comma and another one, or the end. */
  more(end: string): boolean {
    this.blank()
    if (this.text[this.at] === end) {
      this.at += 1
      return false
    }
    const comma = this.at
    if (this.text[this.at] !== ',') this.fail('comma_or_end')
    this.at += 1
    this.blank()
    if (this.text[this.at] === end) this.fail('comma_too_many', comma)
    return true
  }

  opened(end: string): boolean {
    this.at += 1
    this.blank()
    if (this.text[this.at] !== end) return true
    this.at += 1
    return false
  }

  object(path: string, depth: number): Record<string, unknown> {
    const entries: [string, unknown][] = []
    if (!this.opened('}')) return {}
    do {
      if (this.text[this.at] !== '"') this.fail('key')
      const key = this.string()
      this.blank()
      if (this.text[this.at] !== ':') this.fail('colon')
      this.at += 1
      entries.push([key, this.value(path === '' ? key : `${path}.${key}`, depth + 1)])
    } while (this.more('}'))
    return Object.fromEntries(entries)
  }

  array(path: string, depth: number): unknown[] {
    const values: unknown[] = []
    if (!this.opened(']')) return values
    do values.push(this.value(path === '' ? `${values.length}` : `${path}.${values.length}`, depth + 1))
    while (this.more(']'))
    return values
  }

  value(path: string, depth: number): unknown {
    this.blank()
    if (depth > DEEPEST) this.fail('too_deep')
    this.places.set(path, this.at)
    const sign = this.text[this.at]
    if (sign === '{') return this.object(path, depth)
    if (sign === '[') return this.array(path, depth)
    if (sign === '"') return this.string()
    for (const [word, value] of WORDS)
      if (this.text.startsWith(word, this.at)) {
        this.at += word.length
        return value
      }
    if (sign !== undefined && /[-\d]/.test(sign)) return this.number()
    return this.fail('value')
  }
}

export const readJson = (text: string): JsonRead => {
  if (text.trim() === '') return { ok: false, at: 0, fault: 'empty' }
  const reader = new Reader(text)
  try {
    const value = reader.value('', 0)
    reader.blank()
    if (reader.at < text.length) reader.fail('after_end')
    return { ok: true, value, places: reader.places }
  } catch (error) {
    if (error instanceof Fault) return { ok: false, ...error.place }
    throw error
  }
}

/** Line and column of a place, both from 1. */
export const lineOf = (text: string, at: number): { line: number; column: number } => {
  const before = text.slice(0, at).split('\n')
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}
