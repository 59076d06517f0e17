import { ChevronLeft, type IconNode, Redo2, Undo2 } from 'lucide'
import { type ReactNode, useRef } from 'react'
import { renameDocument } from '#packages/document/commands.ts'
import { MAX_LENGTH } from '#packages/document/limits.ts'
import { Glyph } from '#packages/editor-core/glyph.tsx'
import { useEditor, useEditorState } from '#packages/editor-core/use-editor.tsx'
import { useHasInvalidDrafts } from '#packages/editor-core/use-invalid-drafts.ts'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { isForInputMethod } from '#packages/ui/for-input-method.ts'
import { AppLink } from '#packages/ui/link.tsx'
import { Seal } from '#packages/ui/logo.tsx'
import styles from './nav-bar.module.css'

const words = defineWords({
  zh: { back: '返回', name: '名称', unnamed: '未命名', undo: '撤销', redo: '重做', tools: '工具' },
  en: { back: 'Back', name: 'Name', unnamed: 'Untitled', undo: 'Undo', redo: 'Redo', tools: 'Tools' },
})

/** One tool of the bar: an icon with a label. On narrow screens the label is only a tooltip. */
export const NavTool = ({
  icon,
  label,
  wide,
  ...rest
}: {
  icon: IconNode
  label: string
  /** Hidden on phones, where the menu contains the tool. */
  wide?: boolean
  disabled?: boolean
  onClick?(): void
  'aria-expanded'?: boolean
  'data-tool'?: string
}) => (
  <button
    type="button"
    className={`${styles.tool}${wide ? ` ${styles.wide}` : ''}`}
    aria-label={label}
    title={label}
    {...rest}
  >
    <Glyph icon={icon} size={18} />
    <span>{label}</span>
  </button>
)

/**
 * A press does not move the focus, since undo first discards the invalid draft of the focused field. `aria-disabled`
 * keeps a disabled button focusable, so that undoing everything with the keyboard does not lose the focus.
 */
const IconTool = ({
  icon,
  label,
  disabled,
  onClick,
}: {
  icon: IconNode
  label: string
  disabled: boolean
  onClick(): void
}) => (
  <button
    type="button"
    className={styles.tool}
    aria-label={label}
    title={label}
    aria-disabled={disabled}
    onMouseDown={(event) => event.preventDefault()}
    onClick={disabled ? undefined : onClick}
  >
    <Glyph icon={icon} size={18} />
  </button>
)

const Title = () => {
  const t = useWords(words)
  const editor = useEditor()
  const title = useEditorState(({ document }) => document.title)
  const before = useRef(title)
  return (
    <input
      className={styles.title}
      aria-label={t.name}
      placeholder={t.unnamed}
      value={title}
      maxLength={MAX_LENGTH.name}
      onChange={(event) => editor.edit(renameDocument(event.currentTarget.value), 'rename')}
      onFocus={() => {
        before.current = title
      }}
      onBlur={() => editor.endGesture()}
      onKeyDown={(event) => {
        if (isForInputMethod(event.nativeEvent)) return
        // Restores the name from before the focus; undo brings the typed one back.
        if (event.key === 'Escape' && title !== before.current) editor.edit(renameDocument(before.current))
        if (event.key === 'Enter' || event.key === 'Escape') event.currentTarget.blur()
      }}
    />
  )
}

const UndoRedo = () => {
  const t = useWords(words)
  const editor = useEditor()
  const { canUndo, canRedo } = useEditorState(({ canUndo, canRedo }) => ({ canUndo, canRedo }))
  const hasInvalidDrafts = useHasInvalidDrafts()
  return (
    <>
      <IconTool icon={Undo2} label={t.undo} disabled={!canUndo && !hasInvalidDrafts} onClick={editor.undo} />
      <span className={styles.wide}>
        <IconTool icon={Redo2} label={t.redo} disabled={!canRedo} onClick={editor.redo} />
      </span>
    </>
  )
}

/** The top bar of both editors: back link, document name, save state, undo and redo, and the editor's own tools. */
export const NavBar = ({
  back,
  state,
  children,
}: {
  back: string
  state: ReactNode
  children: ReactNode
}) => {
  const t = useWords(words)
  return (
    <div className={styles.bar}>
      <AppLink to={back} className={styles.tool} aria-label={t.back}>
        <Glyph icon={ChevronLeft} size={20} />
      </AppLink>
      <span className={styles.seal}>
        <Seal size={24} />
      </span>
      <div className={styles.names}>
        <Title />
        {state}
      </div>
      <span className={styles.split} />
      <UndoRedo />
      <div className={styles.tools} role="toolbar" aria-label={t.tools}>
        {children}
      </div>
    </div>
  )
}
