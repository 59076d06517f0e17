import type { Document } from '#packages/document/schema.ts'
import type { DisplayList } from './display-list/list.ts'
import type { MadeFile, Making, Report } from './format.ts'
import { type FormatId, formatOf } from './formats.ts'

export interface Order {
  format: FormatId
  document: Document
  /** The drawn document, so that the file equals the screen. */
  root: HTMLElement
  /** Without an extension. */
  name: string
  /** Numbers of the pages, from 0. Default: all. */
  pages?: ReadonlySet<number>
  options?: object
  /** Called with the display list of a paged file. */
  onList?(list: DisplayList): void
}

const onlyPages = (list: DisplayList, pages: ReadonlySet<number> | undefined): DisplayList =>
  pages ? { ...list, pages: list.pages.filter((_, at) => pages.has(at)) } : list

/** Pictures that could not be read on the pages are missing in the file as well and must be reported. */
const withUnread = (files: readonly MadeFile[], { unread = [] }: DisplayList): MadeFile[] =>
  files.map(({ troubles = { missing: [], unread: 0 }, ...file }) => ({
    ...file,
    troubles: { ...troubles, unread: troubles.unread + unread.length },
  }))

/** Makes the files of an order; an aborted signal stops it at the next step. */
export const makeFile = async (order: Order, report: Report, signal: AbortSignal): Promise<MadeFile[]> => {
  const { format, document, root, name, pages, options = {} } = order
  const writer = await formatOf(format).load()
  const making: Making = { document, name, report, signal }
  signal.throwIfAborted()
  if (writer.from === 'document') return writer.write(making, options)
  if (writer.from === 'drawn') return writer.write(root, making, options)
  const { readDisplayList } = await import('./display-list/read.ts')
  report({ step: 'layout', done: 0, of: 1 })
  const list = onlyPages(
    await readDisplayList(root, report, {
      editableObjects: writer.editableObjects?.(document) ?? false,
      signal,
    }),
    pages,
  )
  report({ step: 'layout', done: list.pages.length, of: list.pages.length })
  order.onList?.(list)
  signal.throwIfAborted()
  return withUnread(await writer.write(list, making, options), list)
}
