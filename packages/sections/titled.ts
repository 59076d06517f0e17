import type { Section } from '#packages/document/schema.ts'
import { kindOf } from './registry.ts'

type Titled = Pick<Section, 'kind' | 'untitled'>

/** Whether the section has a title above it. Some kinds have none by default, or show it as their own head. */
export const isTitled = ({ kind: name, untitled }: Titled): boolean => {
  const kind = kindOf(name)
  return !kind?.headed && !(untitled ?? kind?.untitled)
}

/** Whether its title is read on the page, over it or as its head. */
export const showsTitle = (section: Titled): boolean =>
  kindOf(section.kind)?.headed === true || isTitled(section)
