import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

export interface Pattern {
  file: string
  line: number
  source: string
  flags: string
}

const root = join(import.meta.dirname, '../..')
const HERE = /\(?((?:file:)?\/\/?\/[^()\s]+?):(\d+):\d+\)?$/

/** The caller, from the stack trace. */
const callerOf = (stack: string): { file: string; line: number } | undefined => {
  const frame = stack
    .split('\n')
    .slice(1)
    .map((line) => HERE.exec(line.trim()))
    .find((match) => match && !match[1]?.endsWith('/scripts/regex/capture.ts'))
  if (!frame?.[1]) return undefined
  const path = frame[1].startsWith('file:') ? fileURLToPath(frame[1]) : frame[1]
  return { file: relative(root, path).replaceAll('\\', '/'), line: Number(frame[2]) }
}

/**
 * Loads the modules and returns every pattern that was constructed from text meanwhile, with its place in the source.
 */
export const patternsMadeBy = async (files: readonly string[]): Promise<Pattern[]> => {
  const found: Pattern[] = []
  const Plain = globalThis.RegExp
  const note = (made: RegExp): RegExp => {
    const caller = callerOf(new Error('here').stack ?? '')
    if (caller) found.push({ ...caller, source: made.source, flags: made.flags })
    return made
  }
  globalThis.RegExp = new Proxy(Plain, {
    construct: (target, given) => note(Reflect.construct(target, given) as RegExp),
    apply: (target, self, given) => note(Reflect.apply(target, self, given) as RegExp),
  })
  try {
    for (const file of files) await import(join(root, file))
  } finally {
    globalThis.RegExp = Plain
  }
  return found
}
