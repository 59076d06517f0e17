export type JsonType = 'object' | 'list' | 'text' | 'number' | 'yes-no' | 'null'

export interface JsonRow {
  /** As `sections.2.title`; empty is the document itself. */
  path: string
  name: string
  depth: number
  type: JsonType
  /** The value itself, or how much is in it. */
  text: string
  /** A title for an element of a list, if it has one. */
  about: string
  inside: number
  open: boolean
  position: number
  siblings: number
}

const typeOf = (value: unknown): JsonType => {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'list'
  if (typeof value === 'string') return 'text'
  if (typeof value === 'number') return 'number'
  return typeof value === 'boolean' ? 'yes-no' : 'object'
}

export const childrenOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : []

const MAX_LENGTH = 300

const textOf = (value: unknown, inside: number): string => {
  if (Array.isArray(value)) return `[${inside}]`
  if (typeof value === 'object' && value !== null) return `{${inside}}`
  const text = JSON.stringify(value)
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…"` : text
}

const aboutOf = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return ''
  const { title, kind, data, label, text } = value as Record<string, unknown>
  if (typeof title === 'string' && title !== '') return title
  if (typeof label === 'string') return label
  if (typeof text === 'string') return text.slice(0, 24)
  if (typeof kind === 'string') return kind
  const first = childrenOf(data).find(([, one]) => typeof one === 'string' && one !== '' && one.length < 60)
  return first ? String(first[1]) : ''
}

const joined = (path: string, key: string) => (path === '' ? key : `${path}.${key}`)

/** The rows of a tree in which these paths are open. */
export const rowsOf = (root: unknown, open: ReadonlySet<string>): JsonRow[] => {
  const rows: JsonRow[] = []
  const add = (
    value: unknown,
    path: string,
    name: string,
    depth: number,
    position: number,
    siblings: number,
  ) => {
    const children = childrenOf(value)
    const isOpen = children.length > 0 && open.has(path)
    rows.push({
      path,
      name,
      depth,
      type: typeOf(value),
      text: textOf(value, children.length),
      about: aboutOf(value),
      inside: children.length,
      open: isOpen,
      position,
      siblings,
    })
    if (isOpen)
      for (const [at, [key, child]] of children.entries())
        add(child, joined(path, key), key, depth + 1, at + 1, children.length)
  }
  add(root, '', '', 0, 1, 1)
  return rows
}

/** Every path whose name or value contains the query, in the order of the tree. */
export const pathsWith = (root: unknown, query: string): string[] => {
  const asked = query.trim().toLowerCase()
  if (asked === '') return []
  const found: string[] = []
  const look = (value: unknown, path: string, name: string) => {
    const children = childrenOf(value)
    const says = children.length === 0 && typeof value !== 'object' ? String(value) : ''
    const isInName = path !== '' && name.toLowerCase().includes(asked)
    // The characters of an encoded picture have no meaning.
    const isInValue = !says.startsWith('data:') && says.toLowerCase().includes(asked)
    if (isInName || isInValue || path.toLowerCase() === asked) found.push(path)
    for (const [key, child] of children) look(child, joined(path, key), key)
  }
  look(root, '', '')
  return found
}

/** All that must be open for a path to be seen. */
export const parentsOf = (path: string): string[] => {
  const steps = path === '' ? [] : path.split('.')
  return steps.map((_, at) => steps.slice(0, at).join('.'))
}
