import type { Op } from './list.ts'
import type { Native } from './natives.ts'
import type { Awaited } from './picture-fit.ts'
import type { TextReading } from './texts.ts'

/** All that is found while pages are read. */
export interface Reading extends TextReading {
  awaited: Awaited[]
  /** Groups that lie over what follows them, as positioned things do. */
  raised: Set<Op>
  /** Texts, tables and charts as such, where they were asked for. */
  natives?: Native[]
}
