import { newId } from '#packages/api/new-id.ts'
import {
  addItem,
  duplicateItem,
  moveItem,
  orderItems,
  removeItem,
  setItem,
} from '#packages/document/commands.ts'
import { entryTitle, timeField } from '#packages/editor-core/entry-title.ts'
import { leftPaneOf } from '#packages/editor-core/left-pane-state.ts'
import { blankItem } from '#packages/editor-core/new-section.ts'
import type { Edge } from '#packages/editor-core/order.ts'
import { entriesOf } from '#packages/editor-core/own-record.ts'
import { useEditor } from '#packages/editor-core/use-editor.tsx'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { kindOf } from '#packages/sections/registry.ts'
import { formRows } from './form-rows.ts'
import { newestFirst } from './newest-first.ts'

const words = defineWords({
  zh: {
    moved: (title: string, place: number, all: number) => `「${title}」移到第 ${place} 条，共 ${all} 条`,
    blank: '未填写',
  },
  en: {
    moved: (title: string, place: number, all: number) => `“${title}” moved to place ${place} of ${all}`,
    blank: 'Empty entry',
  },
})

/** Actions on the entries of a section. Each is one undo step. */
export const useItemActions = (sectionId: string) => {
  const editor = useEditor()
  const t = useWords(words)
  const pane = leftPaneOf(editor)
  const section = () => editor.state.getState().document.sections.find(({ id }) => id === sectionId)
  const kind = () => kindOf(section()?.kind ?? '')
  const items = () => entriesOf(kind(), section() ?? { items: [] })
  const indexOf = (id: string) => items().findIndex((item) => item.id === id)
  /** Converts an index among the entries to one in the stored list, which includes the section's own record. */
  const stored = (place: number, without?: string): number | undefined => {
    const entry = items().filter(({ id }) => id !== without)[place]
    const at = section()
      ?.items.filter(({ id }) => id !== without)
      .findIndex(({ id }) => id === entry?.id)
    return at === undefined || at < 0 ? undefined : at
  }
  const titleOf = (id: string) => {
    const data = items().find((item) => item.id === id)?.data
    const known = kind()
    return (known && data && entryTitle(known, data)) || t.blank
  }
  /** Opens a new entry and focuses its first field. */
  const begin = (item: string) => {
    const known = kind()
    const field = known && formRows(known)[0]?.[0]
    editor.select({ section: sectionId, item }, 'form')
    pane.setState({ entry: item, focusRequest: { section: sectionId, item, field, focus: true } })
  }
  const moveTo = (id: string, to: number) => {
    if (to < 0 || to >= items().length) return
    editor.edit(moveItem(sectionId, id, stored(to, id) ?? Number.POSITIVE_INFINITY))
    pane.setState({ announcement: t.moved(titleOf(id), to + 1, items().length) })
  }
  const flip = (id: string, key: 'hidden' | 'keepTogether' | 'breakBefore') =>
    editor.edit(setItem(sectionId, id, key, items()[indexOf(id)]?.[key] ? undefined : true))

  return {
    add: (after?: string) => {
      const item = blankItem()
      editor.edit(addItem(sectionId, item, after === undefined ? undefined : stored(indexOf(after) + 1)))
      begin(item.id)
    },
    step: (id: string, by: 1 | -1) => moveTo(id, indexOf(id) + by),
    dropAt: (id: string, target: string, edge: Edge) => {
      const others = items().filter((item) => item.id !== id)
      const at = others.findIndex((item) => item.id === target)
      if (at >= 0) moveTo(id, edge === 'top' ? at : at + 1)
    },
    toggle: (id: string) => flip(id, 'hidden'),
    toggleTogether: (id: string) => flip(id, 'keepTogether'),
    toggleBreak: (id: string) => flip(id, 'breakBefore'),
    duplicate: (id: string) => {
      const copy = newId(Date.now())
      editor.edit(duplicateItem(sectionId, id, copy))
      begin(copy)
    },
    remove: (id: string) => {
      const title = titleOf(id)
      const at = indexOf(id)
      editor.edit(removeItem(sectionId, id))
      const { document } = editor.state.getState()
      const next = items()[Math.min(at, items().length - 1)]?.id
      pane.setState({
        entry: next,
        removed: { title, section: sectionId, document },
        // The focus was in the removed entry.
        focusRequest: { section: sectionId, item: next, focus: true },
      })
    },
    sort: () => {
      const known = kind()
      const field = known && timeField(known)
      const own = section()?.items.filter((item) => !items().includes(item)) ?? []
      if (field)
        editor.edit(orderItems(sectionId, [...own.map(({ id }) => id), ...newestFirst(items(), field)]))
    },
  }
}
