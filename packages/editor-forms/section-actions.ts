import { newId } from '#packages/api/new-id.ts'
import { duplicateSection, moveSection, removeSection, setSection } from '#packages/document/commands.ts'
import type { Region, Section } from '#packages/document/schema.ts'
import type { Editor } from '#packages/editor-core/editor.ts'
import { useKindWords } from '#packages/editor-core/kind-words.ts'
import { leftPaneOf } from '#packages/editor-core/left-pane-state.ts'
import {
  type Edge,
  listRows,
  type Place,
  placeAtEnd,
  placeNextTo,
  placeStepped,
  regionOfRow,
} from '#packages/editor-core/order.ts'
import { useEditor } from '#packages/editor-core/use-editor.tsx'
import { defineWords } from '#packages/i18n/words.tsx'

const words = defineWords({
  zh: {
    moved: (title: string, place: number, all: number) => `「${title}」移到第 ${place} 位，共 ${all} 个栏目`,
    hidden: (title: string) => `「${title}」已在页面上隐藏`,
    shown: (title: string) => `「${title}」已显示`,
    untitled: '未命名栏目',
  },
  en: {
    moved: (title: string, place: number, all: number) => `“${title}” moved to place ${place} of ${all}`,
    hidden: (title: string) => `“${title}” is hidden on the page`,
    shown: (title: string) => `“${title}” is shown`,
    untitled: 'Untitled section',
  },
})

const documentOf = (editor: Editor) => editor.state.getState().document
const find = (editor: Editor, id: string): Section | undefined =>
  documentOf(editor).sections.find((section) => section.id === id)

/** Actions on a section, for its row, its menu and the keyboard. Each is one undo step. */
export const useSectionActions = (id: string) => {
  const editor = useEditor()
  const t = useKindWords(words)
  const pane = leftPaneOf(editor)
  const titleOf = (one: string) => find(editor, one)?.title || t.untitled
  const title = () => titleOf(id)
  const announce = (announcement: string) => pane.setState({ announcement })

  const go = (place: Place | undefined, moved = id) => {
    if (!place) return
    editor.edit(moveSection(moved, place.to, place.region))
    const ids = listRows(documentOf(editor)).filter((row) => regionOfRow(row) === undefined)
    announce(t.moved(titleOf(moved), ids.indexOf(moved) + 1, ids.length))
  }
  return {
    select: () => editor.select({ section: id }, 'list'),
    step: (by: 1 | -1) => go(placeStepped(documentOf(editor), id, by)),
    /** Moves another section above or below this one. */
    take: (other: string, edge: Edge) => go(placeNextTo(documentOf(editor), other, id, edge), other),
    toRegion: (region: Region) => go(placeAtEnd(documentOf(editor), id, region)),
    rename: (name: string) => editor.edit(setSection(id, 'title', name)),
    toggle: () => {
      const visible = !find(editor, id)?.visible
      editor.edit(setSection(id, 'visible', visible))
      announce(visible ? t.shown(title()) : t.hidden(title()))
    },
    toggleBreak: () =>
      editor.edit(setSection(id, 'breakBefore', find(editor, id)?.breakBefore ? undefined : true)),
    duplicate: () => {
      const count = (find(editor, id)?.items.length ?? 0) + 1
      const ids = Array.from({ length: count }, () => newId(Date.now()))
      editor.edit(duplicateSection(id, ids))
      if (!ids[0]) return
      editor.select({ section: ids[0] }, 'list')
      // The copy is selected, so it gets the focus, too.
      pane.setState({ focusRequest: { section: ids[0], focus: true } })
    },
    remove: () => {
      const removed = title()
      const rows = listRows(documentOf(editor)).filter((row) => regionOfRow(row) === undefined)
      const next = rows[rows.indexOf(id) + 1] ?? rows.at(-2)
      editor.edit(removeSection(id))
      // One slide is always selected.
      if (next !== undefined && documentOf(editor).kind === 'ppt') editor.select({ section: next }, 'list')
      pane.setState({
        removed: { title: removed, section: id, document: documentOf(editor) },
        // The focus was in the removed section.
        focusRequest: next === undefined ? undefined : { section: next, focus: true },
      })
    },
    showVariants: () => editor.show({ left: { pane: 'variants', section: id } }),
    showTitles: () => editor.show({ left: { pane: 'titles', section: id } }),
    addAfter: () => editor.show({ left: { pane: 'add', after: id } }),
  }
}
