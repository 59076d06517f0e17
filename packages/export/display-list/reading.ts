import type { EditableObject } from './editable-objects.ts'
import type { Op } from './list.ts'
import type { Awaited } from './picture-fit.ts'
import type { TextReading } from './texts.ts'

/** Everything that is collected while pages are read. */
export interface Reading extends TextReading {
  awaited: Awaited[]
  /** Groups in front of the content after them, such as positioned elements. */
  stackingContexts: Set<Op>
  /** Native texts, tables and charts, if requested. */
  editableObjects?: EditableObject[]
}
