import { X } from 'lucide'
import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import { defineWords, useWords } from '#packages/ui/words.tsx'
import { Glyph } from '../glyph.tsx'
import { useEditor } from '../use-editor.tsx'
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

/** What is chosen for a section is seen on it: the page goes there. */
export const useSelected = (section: string) => {
  const editor = useEditor()
  useEffect(() => {
    if (editor.state.getState().selection?.section !== section) editor.select({ section }, 'list')
  }, [editor, section])
}

interface PickerProps {
  title: string
  note?: string
  /** Beside the title. */
  aside?: ReactNode
  children: ReactNode
}

/** What stands in the place of the sections while something is chosen: Escape or the cross closes it. */
export const Picker = ({ title, note, aside, children }: PickerProps) => {
  const t = useWords(words)
  const editor = useEditor()
  const close = useClosePicker()
  const pane = useRef<HTMLElement>(null)
  useEffect(() => {
    const from = document.activeElement
    pane.current?.querySelector<HTMLElement>('[data-choice][tabindex="0"], input, button')?.focus()
    return () => {
      editor.preview(undefined)
      if (from instanceof HTMLElement && from.isConnected) from.focus()
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
