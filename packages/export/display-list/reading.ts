import type { EditableObject } from './editable-objects.ts'
import type { Op } from './list.ts'
import type { Awaited } from './picture-fit.ts'
import type { TextReading } from './texts.ts'

/** All that is found while pages are read. */
export interface Reading extends TextReading {
  awaited: Awaited[]
  /** Groups in front of the content after them, such as positioned elements. */
  stackingContexts: Set<Op>
  /** Texts, tables and charts as such, where they were asked for. */
  editableObjects?: EditableObject[]
}
