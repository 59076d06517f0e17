import { Plus, X } from 'lucide'
import { type ClipboardEvent, type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import type { Rich } from '#packages/document/values.ts'
import { Glyph } from '#packages/editor-core/glyph.tsx'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { isForInputMethod } from '#packages/ui/for-input-method.ts'
import { withoutTabs } from './clean-text.ts'
import styles from './hj-list-li.module.css'
import type { RowInputProps } from './input-props.ts'
import shared from './inputs.module.css'
import { ListLine } from './list-line.tsx'
import { retext } from './retext.ts'
import { linesOfRich, textOfLine } from './rich-lines.ts'
import { linesOf } from './text-lines.ts'

const words = defineWords({
  zh: {
    line: (label: string, at: number) => `${label}，第 ${at} 条`,
    add: '添加一条',
    remove: (at: number) => `删除第 ${at} 条`,
  },
  en: {
    line: (label: string, at: number) => `${label}, line ${at}`,
    add: 'Add a line',
    remove: (at: number) => `Remove line ${at}`,
  },
})

/** Position of the caret after a change. */
interface Caret {
  line: number
  at: number
}

/** A list as one-line fields. Enter adds a line, Backspace at the start joins two, and pasted lines become items. */
export const HjListLi = ({
  value = [],
  onChange,
  onCommit,
  label,
  id,
  disabled,
  placeholder,
}: RowInputProps<Rich>) => {
  const t = useWords(words)
  const list = useRef<HTMLOListElement>(null)
  const caret = useRef<Caret>(undefined)
  const lines = linesOfRich(value).map(textOfLine)
  const shown = lines.length === 0 ? [''] : lines
  const fields = () => list.current?.querySelectorAll('textarea')

  const goTo = ({ line, at }: Caret) => {
    const field = fields()?.[line]
    field?.focus()
    field?.setSelectionRange(at, at)
  }
  useLayoutEffect(() => {
    if (caret.current) goTo(caret.current)
    caret.current = undefined
  })

  const write = (next: readonly string[], to?: Caret) => {
    caret.current = to
    onChange(next.length === 0 ? [] : retext(value, next.join('\n'), { list: 'bullet' }))
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>, line: number) => {
    if (isForInputMethod(event.nativeEvent)) return
    const { selectionStart: from, selectionEnd: to } = event.currentTarget
    const text = shown[line] ?? ''
    const before = shown[line - 1]
    const after = shown[line + 1]
    if (event.key === 'Enter') {
      event.preventDefault()
      write(shown.toSpliced(line, 1, text.slice(0, from), text.slice(to)), { line: line + 1, at: 0 })
    } else if (event.key === 'Backspace' && from === 0 && to === 0 && before !== undefined) {
      event.preventDefault()
      write(shown.toSpliced(line - 1, 2, before + text), { line: line - 1, at: before.length })
    } else if (event.key === 'Delete' && from === text.length && to === from && after !== undefined) {
      event.preventDefault()
      write(shown.toSpliced(line, 2, text + after), { line, at: text.length })
    } else if (event.key === 'ArrowUp' && before !== undefined && from === 0) {
      event.preventDefault()
      goTo({ line: line - 1, at: before.length })
    } else if (event.key === 'ArrowDown' && after !== undefined && to === text.length) {
      event.preventDefault()
      goTo({ line: line + 1, at: 0 })
    }
  }
  const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>, line: number) => {
    const pasted = linesOf(event.clipboardData.getData('text/plain'))
    if (pasted.length < 2) return
    event.preventDefault()
    const { selectionStart: from, selectionEnd: to } = event.currentTarget
    const text = shown[line] ?? ''
    const [first = '', ...rest] = pasted
    const last = rest.pop() ?? ''
    const next = shown.toSpliced(line, 1, text.slice(0, from) + first, ...rest, last + text.slice(to))
    write(next, { line: line + pasted.length - 1, at: last.length })
  }
  return (
    <div>
      <ol className={styles.list} ref={list}>
        {shown.map((text, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity but their place.
          <li key={line} className={styles.line}>
            <ListLine
              text={text}
              id={line === 0 ? id : undefined}
              label={t.line(label, line + 1)}
              placeholder={line === 0 ? placeholder : undefined}
              disabled={disabled}
              onText={(next) =>
                write(next === '' && shown.length === 1 ? [] : shown.with(line, withoutTabs(next)))
              }
              onKeyDown={(event) => onKeyDown(event, line)}
              onPaste={(event) => onPaste(event, line)}
              onCommit={onCommit}
            />
            <button
              type="button"
              className={styles.remove}
              tabIndex={-1}
              aria-label={t.remove(line + 1)}
              title={t.remove(line + 1)}
              disabled={disabled || lines.length === 0}
              onClick={() => {
                write(shown.toSpliced(line, 1), { line: Math.max(0, line - 1), at: 0 })
                onCommit?.()
              }}
            >
              <Glyph icon={X} size={14} />
            </button>
          </li>
        ))}
      </ol>
      <button
        type="button"
        className={shared.word}
        disabled={disabled}
        onClick={() => write([...shown, ''], { line: shown.length, at: 0 })}
      >
        <Glyph icon={Plus} size={14} />
        {t.add}
      </button>
    </div>
  )
}
