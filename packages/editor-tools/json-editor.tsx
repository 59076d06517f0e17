import { memo, type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import styles from './json-editor.module.css'
import { paintLine } from './json-paint.ts'

const LINE = 20
const PAD = 8
/** From here on a browser takes seconds to paste by itself: its time grows with the square of the lines. */
const MANY_LINES = 300

const Line = memo(({ text }: { text: string }) => (
  <>
    {paintLine(text).map((part, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other name than their place.
      <span key={at} data-type={part.type}>
        {part.text}
      </span>
    ))}
  </>
))

const lookAt = (box: HTMLTextAreaElement) => ({
  top: box.scrollTop,
  left: box.scrollLeft,
  height: box.clientHeight,
})

interface JsonEditorProps {
  label: string
  text: string
  onChange(text: string): void
  /** Lines with something wrong, and what. */
  marks: ReadonlyMap<number, string>
  field: RefObject<HTMLTextAreaElement | null>
}

/** A plain text area; only visible lines are coloured, behind it. Lines do not wrap, so all have the same height. */
export const JsonEditor = ({ label, text, onChange, marks, field }: JsonEditorProps) => {
  const lines = useMemo(() => text.split('\n'), [text])
  const [scroll, setScroll] = useState({ top: 0, left: 0, height: 600 })
  const paint = useRef<HTMLDivElement>(null)
  /** The browser cannot take back what it did not paste itself. */
  const pasted = useRef<{ before: string; after: string }>(undefined)
  useEffect(() => {
    const box = field.current
    if (!box) return
    const observer = new ResizeObserver(() => setScroll(lookAt(box)))
    observer.observe(box)
    return () => observer.disconnect()
  }, [field])
  // The painted lines move with the text in the same frame.
  useLayoutEffect(() => {
    if (paint.current) paint.current.style.transform = `translate(${-scroll.left}px, ${-scroll.top}px)`
  }, [scroll])
  const first = Math.max(0, Math.floor((scroll.top - PAD) / LINE) - 4)
  const seen = lines.slice(first, first + Math.ceil(scroll.height / LINE) + 8)
  return (
    <div className={styles.editor}>
      <div className={styles.gutter} aria-hidden="true">
        <div style={{ transform: `translateY(${-scroll.top}px)` }}>
          {seen.map((_, at) => {
            const number = first + at + 1
            return (
              <span
                key={number}
                style={{ top: PAD + (number - 1) * LINE }}
                data-fault={marks.has(number) || undefined}
                title={marks.get(number)}
              >
                {number}
              </span>
            )
          })}
        </div>
      </div>
      <div className={styles.area}>
        <div ref={paint} className={styles.paint} aria-hidden="true">
          {seen.map((line, at) => {
            const number = first + at + 1
            return (
              <div
                key={number}
                style={{ top: PAD + (number - 1) * LINE }}
                data-fault={marks.has(number) || undefined}
              >
                <Line text={line} />
              </div>
            )
          })}
        </div>
        <textarea
          ref={field}
          aria-label={label}
          aria-invalid={marks.size > 0}
          value={text}
          wrap="off"
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          onChange={(event) => onChange(event.currentTarget.value)}
          onPaste={(event) => {
            const lines = event.clipboardData.getData('text/plain').replaceAll('\r\n', '\n')
            if (lines.split('\n').length < MANY_LINES) return
            event.preventDefault()
            const box = event.currentTarget
            box.setRangeText(lines, box.selectionStart, box.selectionEnd, 'end')
            pasted.current = { before: text, after: box.value }
            onChange(box.value)
          }}
          onKeyDown={(event) => {
            const isUndo =
              (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z'
            if (!isUndo || pasted.current?.after !== text) return
            event.preventDefault()
            onChange(pasted.current.before)
          }}
          onScroll={(event) => setScroll(lookAt(event.currentTarget))}
        />
      </div>
    </div>
  )
}

/** Puts the caret at a place and brings its line into the middle. */
export const goToPlace = (field: HTMLTextAreaElement | null, at: number, length = 0): void => {
  if (!field) return
  field.focus()
  field.setSelectionRange(at, at + length)
  const line = field.value.slice(0, at).split('\n').length
  field.scrollTop = PAD + (line - 1) * LINE - field.clientHeight / 2
}
