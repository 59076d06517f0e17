import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** A crash repeats itself, so that a map is kept for a moment. It takes ten times the memory of its file. */
const KEEP_MS = 10_000

const maps = new Map<string, SourceMap | undefined>()

const mapOf = (file: string): SourceMap | undefined => {
  if (!maps.has(file)) {
    let map: SourceMap | undefined
    try {
      map = new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')))
    } catch {
      // Not a file of the bundle: the place in the trace is right.
    }
    maps.set(file, map)
    setTimeout(() => maps.delete(file), KEEP_MS).unref()
  }
  return maps.get(file)
}

/** A message may hold any text that looks like an address. */
const fileAt = (url: string): string | undefined => {
  try {
    return fileURLToPath(url)
  } catch {
    return undefined
  }
}

/** A line ends in `file:///srv/main.js:10:2`, in brackets where the function has a name. */
const sourceLine = (text: string): string => {
  const at = text.indexOf('file://')
  if (at < 0) return text
  const end = text.endsWith(')') ? ')' : ''
  const parts = text.slice(at, text.length - end.length).split(':')
  const column = Number(parts.pop())
  const line = Number(parts.pop())
  const url = parts.join(':')
  if (!url.endsWith('.js') || Number.isNaN(line + column)) return text
  const file = fileAt(url)
  const found = file && mapOf(file)?.findOrigin(line, column)
  if (!found || !('fileName' in found)) return text
  const place = `${join(dirname(file), found.fileName)}:${found.lineNumber}:${found.columnNumber}`
  return text.slice(0, at) + place + end
}

/**
 * The stack trace with the files and lines of the sources instead of the bundle's. Source maps are read when a trace is
 * printed: Node's own `--enable-source-maps` keeps all of them in memory.
 */
const sourceStack = (stack: string): string => stack.split('\n').map(sourceLine).join('\n')

/** For an error that is going to be printed: its stack trace and those of its causes name the sources. */
export const nameSources = (error: Error): void => {
  let next: unknown = error
  for (let depth = 0; depth < 5 && next instanceof Error; depth += 1) {
    if (typeof next.stack === 'string') next.stack = sourceStack(next.stack)
    next = next.cause
  }
}
