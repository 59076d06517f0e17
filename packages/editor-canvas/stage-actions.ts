import { newId } from '#packages/api/new-id.ts'
import { duplicateSection, moveSection, removeSection, setSection } from '#packages/document/commands.ts'
import type { Region } from '#packages/document/schema.ts'
import { useKindWords } from '#packages/editor-core/kind-words.ts'
import { leftPaneOf } from '#packages/editor-core/left-pane-state.ts'
import { placeAtEnd } from '#packages/editor-core/order.ts'
import { sectionName } from '#packages/editor-core/section-name.ts'
import { useEditor } from '#packages/editor-core/use-editor.tsx'
import { defineWords, useLanguage } from '#packages/i18n/words.tsx'
import { toasts } from '#packages/ui/toast-store.ts'
import { columnOf, moveByOne } from './section-order.ts'
import { useStage } from './use-stage.ts'

const words = defineWords({
  zh: {
    moved: (name: string, at: number, of: number) => `「${name}」现在是第 ${at} 个栏目，共 ${of} 个`,
    first: (name: string) => `「${name}」已在最前`,
    last: (name: string) => `「${name}」已在最后`,
    hidden: (name: string) => `已隐藏「${name}」，可在内容列表中恢复显示`,
    deleted: (name: string) => `已删除「${name}」，可以撤销`,
    duplicated: (name: string) => `已复制「${name}」`,
    header: (name: string) => `「${name}」已移到页眉`,
    side: (name: string) => `「${name}」已移到侧栏`,
    main: (name: string) => `「${name}」已移到主栏`,
  },
  en: {
    moved: (name: string, at: number, of: number) => `“${name}” is now section ${at} of ${of}`,
    first: (name: string) => `“${name}” is the first already`,
    last: (name: string) => `“${name}” is the last already`,
    hidden: (name: string) => `“${name}” is hidden; the list of sections can show it again`,
    deleted: (name: string) => `“${name}” is deleted; this can be undone`,
    duplicated: (name: string) => `“${name}” is duplicated`,
    header: (name: string) => `“${name}” moved to the header`,
    side: (name: string) => `“${name}” moved to the side column`,
    main: (name: string) => `“${name}” moved to the main column`,
  },
})

/**
 * Actions on a section, for the toolbar, the keyboard and the sheet on phones, with announcements for screen readers.
 */
export const useStageActions = () => {
  const editor = useEditor()
  const stage = useStage()
  const t = useKindWords(words)
  const { language } = useLanguage()
  const documentNow = () => editor.history.state
  const find = (id: string) => documentNow().sections.find((section) => section.id === id)
  const nameOf = (id: string) => {
    const section = find(id)
    return section ? sectionName(section, language) : ''
  }

  return {
    move: (id: string, by: -1 | 1) => {
      const command = moveByOne(documentNow(), id, by)
      if (!command) {
        stage.announce((by < 0 ? t.first : t.last)(nameOf(id)))
        return
      }
      editor.edit(command)
      const column = columnOf(documentNow(), id)
      stage.announce(t.moved(nameOf(id), column.findIndex((section) => section.id === id) + 1, column.length))
      stage.reveal({ section: id })
    },
    hide: (id: string) => {
      const name = nameOf(id)
      editor.edit(setSection(id, 'visible', false))
      editor.select(undefined, 'page')
      stage.announce(t.hidden(name))
      toasts.show(t.hidden(name))
    },
    remove: (id: string) => {
      const name = nameOf(id)
      editor.edit(removeSection(id))
      // The left pane shows its undo bar for this, too.
      leftPaneOf(editor).setState({ removed: { title: name, section: id, document: documentNow() } })
      stage.announce(t.deleted(name))
    },
    duplicate: (id: string) => {
      const section = find(id)
      if (!section) return
      const ids = [section, ...section.items].map(() => newId(Date.now()))
      editor.edit(duplicateSection(id, ids))
      const copy = ids[0] ?? id
      editor.select({ section: copy }, 'page')
      stage.announce(t.duplicated(nameOf(id)))
      stage.reveal({ section: copy })
    },
    toRegion: (id: string, region: Region) => {
      const { to } = placeAtEnd(documentNow(), id, region)
      editor.edit(moveSection(id, to, region))
      stage.announce(t[region](nameOf(id)))
      stage.reveal({ section: id })
    },
  }
}
