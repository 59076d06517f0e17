import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')
export const readProjectFile = (path: string): string => readFileSync(join(root, path), 'utf8')

export interface Instruction {
  name: string
  rest: string
}

/** The last stage is the one that runs. */
export const dockerfile = (): { stages: Instruction[][] } => {
  const lines = readProjectFile('Dockerfile')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
  const stages: Instruction[][] = []
  for (const line of lines) {
    const [, name = '', rest = ''] = /^(\w+)\s+(.*)$/.exec(line) ?? []
    if (name === 'FROM') stages.push([])
    stages.at(-1)?.push({ name, rest })
  }
  return { stages }
}

export type Yaml = string | null | Yaml[] | { [key: string]: Yaml }

const scalar = (text: string): Yaml => {
  if (text.startsWith('[')) return JSON.parse(text) as string[]
  return text.startsWith('"') ? (JSON.parse(text) as string) : text
}

interface Line {
  indent: number
  text: string
}

const readBlock = (lines: Line[]): Yaml => {
  const indent = lines[0]?.indent ?? 0
  if (lines[0]?.text.startsWith('- ')) return lines.map(({ text }) => scalar(text.slice(2)))
  const map: { [key: string]: Yaml } = {}
  for (let at = 0; at < lines.length; ) {
    const [, key = '', value = ''] = /^([\w-]+):\s*(.*)$/.exec(lines[at]?.text ?? '') ?? []
    if (key === '') throw new Error(`not understood: ${lines[at]?.text}`)
    let end = at + 1
    while (end < lines.length && (lines[end]?.indent ?? 0) > indent) end += 1
    const inner = lines.slice(at + 1, end)
    map[key] = value !== '' ? scalar(value) : inner.length > 0 ? readBlock(inner) : null
    at = end
  }
  return map
}

/** Parses the part of YAML that our own file uses: maps, lists of strings and strings. Anything else fails. */
export const readYaml = (text: string): Yaml =>
  readBlock(
    text
      .split('\n')
      .filter((line) => line.trim() !== '' && !line.trim().startsWith('#'))
      .map((line) => ({ indent: line.length - line.trimStart().length, text: line.trim() })),
  )

/** Replaces `${NAME:-default}` and `${NAME:?message}` as compose does. */
export const filledIn = (text: string, given: Record<string, string>): string =>
  text.replaceAll(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_, name: string, sign = '', rest = '') => {
    const value = given[name] ?? ''
    if (value !== '') return value
    if (sign === '?') throw new Error(`${name} is missing: ${rest}`)
    return rest
  })
