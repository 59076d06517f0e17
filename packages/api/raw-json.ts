/** A JSON text that goes into an answer as it is: parsing and writing a large stored document again costs too much. */
export class RawJson {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Answers hold documents as a member, errors in their `data`: deeper ones are not looked for. */
const DEPTH = 2

const holdsRaw = (value: unknown, depth: number): boolean =>
  value instanceof RawJson ||
  (depth > 0 && isObject(value) && Object.values(value).some((member) => holdsRaw(member, depth - 1)))

const write = (value: unknown, depth: number): string => {
  if (value instanceof RawJson) return value.text
  if (!isObject(value) || !holdsRaw(value, depth)) return JSON.stringify(value)
  const members = Object.entries(value).filter(([, member]) => member !== undefined)
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${write(member, depth - 1)}`).join(',')}}`
}

/** As `JSON.stringify`, with each `RawJson` written as its text. */
export const stringifyJson = (value: unknown): string => write(value, DEPTH)
