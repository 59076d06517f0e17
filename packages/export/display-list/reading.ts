import type { EditableObject } from './editable-objects.ts'
import type { Op } from './list.ts'
import type { Awaited } from './picture-fit.ts'
import type { TextReading } from './texts.ts'

/** All that is found while pages are read. */
export interface Reading extends TextReading {
  awaited: Awaited[]
  /** Groups that lie over what follows them, as positioned things do. */
  stackingContexts: Set<Op>
  /** Texts, tables and charts as such, where they were asked for. */
  editableObjects?: EditableObject[]
}
