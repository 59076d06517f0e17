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

/** Returns to the sections and ends the preview. */
export const useClosePicker = () => {
  const editor = useEditor()
  return () => {
    editor.preview(undefined)
    editor.show({ left: { pane: 'content' } })
  }
}

/** Selects the section of the picker, so that the pages scroll to it. */
export const useSelected = (section: string) => {
  const editor = useEditor()
  useEffect(() => {
    if (editor.state.getState().selection?.section !== section) editor.select({ section }, 'list')
  }, [editor, section])
}

/** Selectors of the element to focus first. Phones skip the search field, which would open the keyboard. */
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
  titleExtra?: ReactNode
  children: ReactNode
}

/** Replaces the list of sections while the user chooses something. Escape or the close button closes it. */
export const Picker = ({ title, note, titleExtra, children }: PickerProps) => {
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
        {titleExtra}
        <button type="button" className={styles.close} aria-label={t.close} title={t.close} onClick={close}>
          <Glyph icon={X} size={18} />
        </button>
      </header>
      {children}
    </section>
  )
}
