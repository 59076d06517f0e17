import type { Section } from '#packages/document/schema.ts'
import { kindOf } from './registry.ts'

type Titled = Pick<Section, 'kind' | 'untitled'>

/** Whether a title stands over the section. A kind may stand without one unless asked, or bear it as its own head. */
export const isTitled = ({ kind: name, untitled }: Titled): boolean => {
  const kind = kindOf(name)
  return !kind?.headed && !(untitled ?? kind?.untitled)
}

/** Whether its title is read on the page, over it or as its head. */
export const showsTitle = (section: Titled): boolean =>
  kindOf(section.kind)?.headed === true || isTitled(section)
