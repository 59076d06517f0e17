import type { Part } from './parts.ts'

/** The parts that a part is made of, in order. */
export const partsInside = (part: Part): readonly Part[] => {
  if ('children' in part) return part.children
  if (part.part === 'each') return [part.between, part.child, part.other].filter((one) => one !== undefined)
  if (part.part === 'given' || part.part === 'asked') return part.or ? [part.child, part.or] : [part.child]
  if (part.part === 'title') return part.or ? [part.or] : []
  return part.part === 'groups' ? [part.head, part.child] : []
}
