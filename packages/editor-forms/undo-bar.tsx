import { useEffect } from 'react'
import { leftPaneOf, useLeftPane } from '#packages/editor-core/left-pane-state.ts'
import { useEditor, useEditorState } from '#packages/editor-core/use-editor.tsx'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import styles from './content.module.css'

const words = defineWords({
  zh: { removed: (title: string) => `已删除「${title}」`, undo: '撤销' },
  en: { removed: (title: string) => `Deleted “${title}”`, undo: 'Undo' },
})

const SHOWN_MS = 8000

/** Restores the deleted section or entry, until the document changes again. */
export const UndoBar = () => {
  const t = useWords(words)
  const editor = useEditor()
  const removed = useLeftPane((pane) => pane.removed)
  const fresh = useEditorState(({ document }) => document === removed?.document)
  useEffect(() => {
    if (!removed) return
    const timer = setTimeout(() => leftPaneOf(editor).setState({ removed: undefined }), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [removed, editor])
  const undo = () => {
    if (!removed) return
    editor.undo()
    leftPaneOf(editor).setState({ removed: undefined })
    editor.select({ section: removed.section }, 'list')
  }
  return (
    <div role="status" className={styles.undoPlace}>
      {removed && fresh && (
        <div className={styles.undo}>
          <span>{t.removed(removed.title)}</span>
          <button type="button" onClick={undo}>
            {t.undo}
          </button>
        </div>
      )}
    </div>
  )
}
