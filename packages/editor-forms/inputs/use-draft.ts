import { type ChangeEvent, type CompositionEvent, useEffect, useRef, useState } from 'react'
import { onHidden } from '#packages/ui/on-hidden.ts'
import { useInvalidDraft } from './use-invalid-draft.ts'

/** The parsed value of a text, or an error; `now` shows the error while the user is still typing. */
export type Reading<V> = { value: V } | { fault: string; now?: true }

interface Draft<V> {
  text: string
  /** The stored value at that time. If it changes from outside (undo), the draft is discarded. */
  of: V | undefined
  left?: true
  composing?: true
}

interface DraftOptions<V> {
  value: V | undefined
  show(value: V | undefined): string
  read(text: string): Reading<V>
  /** Distinguishes the inputs of a field with several. */
  part?: string
  /** The nearest valid value of a finished text: a number out of range becomes the limit. */
  settle?(text: string): V | undefined
  onChange(value: V): void
  onCommit?: (() => void) | undefined
}

/** Whether the focused input is invalid and has this text. */
const isFocused = (text: string): boolean => {
  const field = document.querySelector(':focus[aria-invalid="true"]')
  return field !== null && 'value' in field && field.value === text
}

/**
 * The text in a field while it is edited. A valid text is passed on at once, except while an input method composes,
 * unless the page is hidden. An invalid text stays as typed, with an error, and is never removed.
 */
export const useDraft = <V extends string | number>(options: DraftOptions<V>) => {
  const { value, show, read, part = '', settle, onChange, onCommit } = options
  const [draft, setDraft] = useState<Draft<V>>()
  const changed = useRef(false)
  const current = draft && Object.is(draft.of, value) ? draft : undefined
  const reading = current && !current.composing ? read(current.text) : undefined
  const fault = reading && 'fault' in reading && (reading.now || current?.left) ? reading.fault : undefined

  useInvalidDraft({
    part,
    draft: reading && 'fault' in reading ? current : undefined,
    isInvalid: fault !== undefined,
    restore: (left) => setDraft({ ...left, left: true }),
    discard: () => {
      if (!current || !isFocused(current.text)) return undefined
      setDraft(undefined)
      return () => setDraft({ ...current, left: true })
    },
  })

  const take = (text: string) => {
    changed.current = true
    const got = read(text)
    if ('fault' in got) {
      setDraft({ text, of: value })
      return
    }
    setDraft({ text, of: got.value })
    if (!Object.is(got.value, value)) onChange(got.value)
  }

  const composed = current?.composing ? current.text : undefined
  useEffect(() => (composed === undefined ? undefined : onHidden(() => take(composed))))

  const finish = () => {
    if (current) {
      const got = read(current.text)
      const settled = 'value' in got ? got.value : settle?.(current.text)
      if (settled === undefined) setDraft({ ...current, left: true })
      else {
        setDraft(undefined)
        if (!Object.is(settled, value)) onChange(settled)
      }
    }
    if (changed.current) onCommit?.()
    changed.current = false
  }

  type Field = HTMLInputElement | HTMLTextAreaElement
  return {
    text: current?.text ?? show(value),
    fault,
    take,
    finish,
    drop: () => setDraft(undefined),
    bind: {
      value: current?.text ?? show(value),
      onChange: (event: ChangeEvent<Field>) => {
        const text = event.currentTarget.value
        if ((event.nativeEvent as InputEvent).isComposing) setDraft({ text, of: value, composing: true })
        else take(text)
      },
      onCompositionEnd: (event: CompositionEvent<Field>) => take(event.currentTarget.value),
      onBlur: finish,
    },
  }
}
