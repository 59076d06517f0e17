import type { Editor } from '@tiptap/core'
import { useId, useRef, useState } from 'react'
import type { Rich } from '#packages/document/values.ts'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { Fault } from './fault.tsx'
import styles from './hj-editor.module.css'
import type { RowInputProps } from './input-props.ts'
import { takes } from './limits.ts'
import { RichToolbar } from './rich-toolbar.tsx'
import { useInvalidDraft } from './use-invalid-draft.ts'
import { useRichEditor } from './use-rich-editor.ts'
import { useRichState } from './use-rich-state.ts'

const words = defineWords({
  zh: { long: '内容太长，最后的改动还没有保存；请删减一些' },
  en: { long: 'Too long: the last change is not saved yet. Please cut some' },
})

/** Whether there is only one plain empty line; composed text counts as content. */
const isEmpty = ({ state: { doc } }: Editor): boolean => {
  const [only] = doc.children
  return doc.childCount === 1 && only?.content.size === 0 && !only.attrs.list && !only.attrs.align
}

/** A constant, because a new array would be treated as an external change. */
const NOTHING: Rich = []

export const RichEditor = (props: RowInputProps<Rich>) => {
  const { value = NOTHING, onChange, onCommit, label, id, disabled = false, row, placeholder, tools } = props
  const t = useWords(words)
  const faultId = useId()
  const place = useRef<HTMLDivElement>(null)
  /** The current text, if it is too long for the document. */
  const [long, setLong] = useState<Rich>()
  const { editor, takeBack, write } = useRichEditor(place, {
    value,
    onChange: (rich) => {
      if (!takes(row, rich)) return setLong(rich)
      if (long) setLong(undefined)
      onChange(rich)
    },
    onCommit: () => onCommit?.(),
    editable: !disabled,
    attributes: {
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-label': label,
      ...(id ? { id } : {}),
      ...(long ? { 'aria-invalid': 'true', 'aria-describedby': faultId } : {}),
    },
  })
  // Undo or another change replaced the text that was too long.
  const [last, setLast] = useState(value)
  if (last !== value) {
    setLast(value)
    setLong(undefined)
  }
  useInvalidDraft({
    part: 'rich',
    draft: long,
    isInvalid: long !== undefined,
    restore: write,
    discard: () => {
      if (!editor?.isFocused || !long) return undefined
      takeBack()
      setLong(undefined)
      return () => write(long)
    },
  })
  const empty = useRichState(editor, () => editor !== undefined && isEmpty(editor))
  return (
    <div>
      <div className={styles.editor} data-disabled={disabled || undefined}>
        <div className={styles.bar}>
          {editor ? <RichToolbar editor={editor} label={label} disabled={disabled} /> : null}
          {tools ? <div className={styles.tools}>{tools}</div> : null}
        </div>
        <div ref={place} className={styles.text} data-placeholder={empty ? placeholder : undefined} />
      </div>
      <Fault id={faultId}>{long ? t.long : undefined}</Fault>
    </div>
  )
}
