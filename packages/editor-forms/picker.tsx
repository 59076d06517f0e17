import { X } from 'lucide'
import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import type { Editor } from '#packages/editor-core/editor.ts'
import { Glyph } from '#packages/editor-core/glyph.tsx'
import { leftPaneOf } from '#packages/editor-core/left-pane-state.ts'
import { useEditor, useEditorState } from '#packages/editor-core/use-editor.tsx'
import { isPhone } from '#packages/editor-core/use-phone.ts'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { useBackToClose } from '#packages/ui/back-to-close.ts'
import styles from './picker.module.css'

const words = defineWords({ zh: { close: '关闭' }, en: { close: 'Close' } })

/** Back to the sections; what was only looked at leaves no trace. */
export const useClosePicker = () => {
  const editor = useEditor()
  return () => {
    editor.preview(undefined)
    editor.show({ left: { pane: 'content' } })
  }
}

/** The page scrolls to the section for which something is chosen. */
export const useSelected = (section: string) => {
  const editor = useEditor()
  useEffect(() => {
    if (editor.state.getState().selection?.section !== section) editor.select({ section }, 'list')
  }, [editor, section])
}

/** Where one begins: at what is chosen now, or by searching; a phone's keyboard would jump up unasked. */
const FIRST = ['[data-choice][aria-selected="true"]', 'input[type="search"]', 'button']
const FIRST_ON_PHONE = ['header button']

const focusFirst = (pane: HTMLElement | null) => {
  const places = isPhone() ? FIRST_ON_PHONE : FIRST
  places
    .map((place) => pane?.querySelector<HTMLElement>(place))
    .find((element) => element != null)
    ?.focus()
}

const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent

/** The list is rendered again after a picker closes, so the control that opened the picker is found by its name. */
const restoreFocus = (editor: Editor, home: Element) => {
  const pane = leftPaneOf(editor)
  const { focusRequest, pickerOpener } = pane.getState()
  if (document.activeElement !== document.body || focusRequest) return
  const buttons = [...home.querySelectorAll<HTMLElement>('button')]
  const again = pickerOpener?.isConnected
    ? pickerOpener
    : buttons.find((one) => pickerOpener && nameOf(one) === nameOf(pickerOpener))
  const section = editor.state.getState().selection?.section
  if (again) again.focus()
  else if (section) pane.setState({ focusRequest: { section, focus: true } })
}

interface PickerProps {
  title: string
  note?: string
  /** Next to the title. */
  aside?: ReactNode
  children: ReactNode
}

/** Replaces the list of sections while something is chosen: Escape or the cross closes it. */
export const Picker = ({ title, note, aside, children }: PickerProps) => {
  const t = useWords(words)
  const editor = useEditor()
  const close = useClosePicker()
  useBackToClose(
    useEditorState(({ phone }) => phone === 'content'),
    close,
  )
  const pane = useRef<HTMLElement>(null)
  useEffect(() => {
    const home = pane.current?.parentElement
    focusFirst(pane.current)
    return () => {
      editor.preview(undefined)
      if (home) restoreFocus(editor, home)
    }
  }, [editor])
  return (
    <section
      ref={pane}
      className={styles.picker}
      aria-label={title}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) close()
      }}
    >
      <header className={styles.head}>
        <div className={styles.heading}>
          <h2>{title}</h2>
          {note && <p>{note}</p>}
        </div>
        {aside}
        <button type="button" className={styles.close} aria-label={t.close} title={t.close} onClick={close}>
          <Glyph icon={X} size={18} />
        </button>
      </header>
      {children}
    </section>
  )
}
