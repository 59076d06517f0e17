import { partsInside } from '#packages/layout/inside.ts'
import type { Part } from '#packages/layout/parts.ts'
import type { SectionKind } from './define.ts'
import { type KindName, kindOf } from './registry.ts'

/** The specification's 26 small parts: each shows a piece of a kind's layout by itself. */
export interface SmallPart {
  name: string
  kind: KindName
  part: Part
}

/** The layout of one entry inside a variant: the child that the variant repeats, or all of it if it repeats none. */
const entryOf = (kind: SectionKind, variant: number): Part => {
  const layout = kind.variants[variant]?.layout
  if (!layout) throw new Error(`${kind.kind} has no variant ${variant}`)
  return layout.part === 'each' && layout.of === 'items' ? layout.child : layout
}

const entries = (name: string, kindName: KindName, count: number): SmallPart[] => {
  const kind = kindOf(kindName)
  if (!kind) throw new Error(`there is no kind ${kindName}`)
  return Array.from({ length: count }, (_, at) => ({
    name: `hj-${name}-${at + 1}`,
    kind: kindName,
    part: entryOf(kind, at + 1),
  }))
}

const find = (part: Part, wanted: (part: Part) => boolean): Part | undefined => {
  if (wanted(part)) return part
  for (const child of partsInside(part)) {
    const found = find(child, wanted)
    if (found) return found
  }
  return undefined
}

/** A piece of a header, taken out of the variant that draws it. */
const piece = (name: string, variant: number, wanted: (part: Part) => boolean): SmallPart => {
  const layout = kindOf('base_info')?.variants[variant]?.layout
  const part = layout && find(layout, wanted)
  if (!part) throw new Error(`header ${variant} has no ${name}`)
  return { name, kind: 'base_info', part }
}

const isPicture = (part: Part) => part.part === 'picture'
const isName = (part: Part) => part.part === 'text' && part.bind === 'name'
const isAbstract = (part: Part) => part.part === 'rich' && part.bind === 'abstract'

export const smallParts: readonly SmallPart[] = [
  ...entries('job-intention', 'job_intention', 1),
  ...entries('works-display', 'works_display', 1),
  ...entries('edu-background', 'edu_background', 3),
  ...entries('user-base-info', 'base_info', 3),
  ...entries('campus-experience', 'campus_experience', 3),
  ...entries('skill-specialties', 'skill_specialties', 2),
  ...entries('internship-experience', 'internship_experience', 3),
  piece('hj-avatar-1', 1, isPicture),
  piece('hj-avatar-2', 7, isPicture),
  ...entries('awards', 'awards', 3),
  ...entries('hobbies', 'hobbies', 1),
  piece('hj-name-1', 1, isName),
  piece('hj-abstract-1', 1, isAbstract),
  piece('hj-h1-1', 3, isName),
  piece('hj-p-1', 9, isAbstract),
]
