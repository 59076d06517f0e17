import type { Editor } from '@tiptap/core'
import { useRef, useState } from 'react'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { ColorPalette } from './color-palette.tsx'
import shared from './inputs.module.css'
import { Pop } from './pop.tsx'
import styles from './rich-color.module.css'

const words = defineWords({
  zh: { usual: '默认颜色' },
  en: { usual: 'Usual colour' },
})

const INK = '#1e2530'

/** The colour of selected words. It is a fixed colour and never one of the theme. */
export const RichColor = ({
  editor,
  color,
  label,
  disabled,
}: {
  editor: Editor
  color: string
  label: string
  disabled: boolean
}) => {
  const t = useWords(words)
  const anchor = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
    editor.commands.focus()
  }
  return (
    <>
      <button
        ref={anchor}
        type="button"
        className={shared.button}
        tabIndex={-1}
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        aria-expanded={open}
        disabled={disabled}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => setOpen(!open)}
      >
        <span className={styles.sample} style={color ? { borderColor: color } : undefined}>
          A
        </span>
      </button>
      <Pop anchor={anchor} opened={open} onClose={close} label={label}>
        <div className={styles.palette}>
          <button
            type="button"
            className={shared.word}
            disabled={color === ''}
            onClick={() => {
              editor.commands.unsetMark('color')
              close()
            }}
          >
            {t.usual}
          </button>
          <ColorPalette
            value={color || INK}
            ground="#ffffff"
            onChange={(chosen) => editor.commands.setMark('color', { color: chosen })}
          />
        </div>
      </Pop>
    </>
  )
}
