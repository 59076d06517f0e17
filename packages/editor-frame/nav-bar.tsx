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

/** One tool of the bar: an icon and a word; where there is no room, the icon and its name on hover. */
export const NavTool = ({
  icon,
  label,
  wide,
  ...rest
}: {
  icon: IconNode
  label: string
  /** Not on a phone, where the menu has it. */
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
 * A press leaves the focus where it is, since undo discards the invalid draft of the focused field first. A disabled one
 * can still have the focus, so that undoing to the beginning with the keyboard does not lose it.
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
        // As it was when one came to it; what was typed is one step back.
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

/** The bar of both editors: where from, what, whether it is safe, back and forth; the tools are each editor's own. */
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
