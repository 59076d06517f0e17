import type { KeyboardEvent } from 'react'
import { useKindWords } from '#packages/editor-core/kind-words.ts'
import { sectionName } from '#packages/editor-core/section-name.ts'
import { useEditor, useEditorState } from '#packages/editor-core/use-editor.tsx'
import { defineWords, useLanguage } from '#packages/i18n/words.tsx'
import { resolveDocument } from '#packages/sections/resolve-document.ts'
import styles from './stage.module.css'
import { useStageActions } from './stage-actions.ts'
import { useStage } from './use-stage.ts'

const words = defineWords({
  zh: {
    label: '页面上的栏目',
    how: '方向键选择栏目，Alt 加方向键移动，Enter 修改文字，Delete 删除，Esc 取消选择',
    none: '没有选择栏目',
  },
  en: {
    label: 'Sections on the page',
    how: 'Arrow keys select a section, Alt and arrows move it, Enter edits its text, Delete deletes it, Esc deselects',
    none: 'No section selected',
  },
})

const optionId = (section: string) => `stage-${section}`

/** An invisible list of the sections, for the keyboard and screen readers; frames on the pages show its position. */
export const SectionKeys = () => {
  const t = useKindWords(words)
  const { language } = useLanguage()
  const editor = useEditor()
  const { keys, announce, reveal, write } = useStage()
  const { move, remove } = useStageActions()
  const selected = useEditorState(({ selection }) => selection?.section)
  // Strings, so that typing in a section does not render the list again.
  const rows = useEditorState(({ document }) =>
    resolveDocument(document).map(({ section }) => `${section.id} ${sectionName(section, language)}`),
  )
  const sections = rows.map((row) => {
    const cut = row.indexOf(' ')
    return { id: row.slice(0, cut), name: row.slice(cut + 1) }
  })
  const at = sections.findIndex(({ id }) => id === selected)

  const go = (to: number) => {
    const section = sections[Math.max(0, Math.min(sections.length - 1, to))]
    if (!section) return
    editor.select({ section: section.id }, 'page')
    editor.show({ right: 'section' })
    reveal({ section: section.id })
  }
  const steps: Record<string, number> = {
    ArrowDown: at + 1,
    ArrowRight: at + 1,
    ArrowUp: at < 0 ? sections.length - 1 : at - 1,
    ArrowLeft: at < 0 ? sections.length - 1 : at - 1,
    Home: 0,
    End: sections.length - 1,
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    delete event.currentTarget.dataset.quiet
    const { selection } = editor.state.getState()
    const step = steps[event.key]
    if (event.ctrlKey || event.metaKey) return
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      if (selection) move(selection.section, event.key === 'ArrowUp' ? -1 : 1)
    } else if (event.altKey) return
    else if (step !== undefined) go(step)
    else if (event.key === 'Delete' && selection) remove(selection.section)
    else if (event.key === 'Escape') {
      editor.select(undefined, 'page')
      announce(t.none)
    } else if ((event.key === 'Enter' || event.key === 'F2') && selection) write(selection)
    else return
    event.preventDefault()
  }
  return (
    <div
      ref={keys}
      role="listbox"
      tabIndex={0}
      className={styles.keys}
      data-keys=""
      aria-label={t.label}
      aria-description={t.how}
      aria-activedescendant={at < 0 ? undefined : optionId(selected ?? '')}
      onKeyDown={onKeyDown}
      onBlur={(event) => delete event.currentTarget.dataset.quiet}
    >
      {sections.map(({ id, name }) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the list itself has the focus and names the active one.
        <div key={id} id={optionId(id)} role="option" aria-selected={id === selected}>
          {name}
        </div>
      ))}
    </div>
  )
}
