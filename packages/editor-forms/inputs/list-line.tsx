import type { ClipboardEvent, KeyboardEvent } from 'react'
import styles from './hj-list-li.module.css'
import { useDraft } from './use-draft.ts'

/** One item of a list, which wraps. Text that an input method is composing is not passed on. */
export const ListLine = ({
  text,
  label,
  id,
  placeholder,
  disabled,
  onText,
  onCommit,
  onKeyDown,
  onPaste,
}: {
  text: string
  label: string
  id?: string | undefined
  placeholder?: string | undefined
  disabled?: boolean | undefined
  onText(text: string): void
  onCommit?: (() => void) | undefined
  onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>): void
  onPaste(event: ClipboardEvent<HTMLTextAreaElement>): void
}) => {
  const draft = useDraft<string>({
    value: text,
    show: (line) => line ?? '',
    // Keyboards of phones can insert line breaks without a key event.
    read: (typed) => ({ value: typed.replaceAll(/\r?\n/g, ' ') }),
    onChange: onText,
    onCommit,
  })
  return (
    <div className={styles.grow} data-twin={draft.text}>
      <textarea
        {...draft.bind}
        className={styles.area}
        rows={1}
        id={id}
        aria-label={label}
        placeholder={placeholder}
        disabled={disabled}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      />
    </div>
  )
}
