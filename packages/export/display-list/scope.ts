import type { Structure, StructureRole } from './list.ts'
import type { TextLine } from './text-lines.ts'

/** The heading, paragraph or entry that texts belong to; it has an index once a text of it was read. */
interface Words {
  role: StructureRole
  index?: number
}

/** State that an element's children inherit. */
export interface Scope {
  words: Words
  lines: readonly TextLine[]
  /** Decoration, which is not part of the file's text. */
  isSilent: boolean
  href?: string
  section?: string
  item?: string
  field?: string
}

export const outerScope = (isSilent: boolean): Scope => ({ words: { role: 'p' }, lines: [], isSilent })

const HEADINGS: Record<string, StructureRole> = { H1: 'h1', H2: 'h2', H3: 'h3' }

/** Inside of a heading or an entry of a list all is that heading or entry; elsewhere every block is a paragraph. */
const wordsOf = (element: Element, isInline: boolean, outer: Words): Words => {
  if (element.getAttribute('data-role') === 'li') return { role: 'li' }
  if (outer.role !== 'p') return outer
  const heading = HEADINGS[element.tagName]
  if (heading) return { role: heading }
  return isInline ? outer : { role: 'p' }
}

export const innerScope = (element: Element, isInline: boolean, outer: Scope): Scope => {
  const section = element.getAttribute('data-id') ?? outer.section
  const item = element.getAttribute('data-item') ?? outer.item
  const field = element.getAttribute('data-field') ?? outer.field
  const href = element.getAttribute('href') ?? outer.href
  return {
    words: wordsOf(element, isInline, outer.words),
    lines: outer.lines,
    isSilent: outer.isSilent || element.getAttribute('aria-hidden') === 'true',
    ...(section === undefined ? {} : { section }),
    ...(item === undefined ? {} : { item }),
    ...(field === undefined ? {} : { field }),
    ...(href === undefined ? {} : { href }),
  }
}

const placeOf = ({ section, item, field }: Scope): Omit<Structure, 'role'> => ({
  ...(section === undefined ? {} : { section }),
  ...(item === undefined ? {} : { item }),
  ...(field === undefined ? {} : { field }),
})

/**
 * The structure entry of a text. A text that others interrupted gets a new entry, because its two halves are not read
 * as one.
 */
export const partOf = (structure: Structure[], scope: Scope): number | undefined => {
  if (scope.isSilent) return undefined
  const { words } = scope
  if (words.index === undefined || words.index !== structure.length - 1) {
    words.index = structure.length
    structure.push({ role: words.role, ...placeOf(scope) })
  }
  return words.index
}

export const figureOf = (structure: Structure[], scope: Scope, says: string): number => {
  structure.push({ role: 'figure', says, ...placeOf(scope) })
  return structure.length - 1
}
