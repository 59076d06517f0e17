import type { KeyboardEvent } from 'react'
import { useWords } from '#packages/i18n/words.tsx'
import { isForInputMethod } from '#packages/ui/for-input-method.ts'
import type { InputProps } from './input-props.ts'
import type { Range } from './limits.ts'
import { clamp, numberOf, numberWords, readNumber, rounded, stepOf } from './number-words.ts'
import { useDraft } from './use-draft.ts'

const KEYS: Record<string, 1 | -1> = { ArrowUp: 1, ArrowDown: -1 }

/** A number that is typed (and clamped on blur) or stepped with arrow keys: one step, or ten with Shift. */
export const useNumber = (
  { value, inherited, onChange, onCommit, label }: InputProps<number>,
  range: Range,
  unit = '',
) => {
  const t = useWords(numberWords)
  const draft = useDraft<number>({
    value,
    show: (number) => String(number ?? inherited ?? ''),
    read: (text) => readNumber(text, range, t),
    settle: (text) => {
      const typed = numberOf(text)
      // An emptied field, or one that was left unchanged, requests no other value.
      if (typed === undefined) return text.trim() === '' ? value : undefined
      return clamp(typed, range)
    },
    onChange,
    onCommit,
  })
  const step = (by: number) => {
    const from = numberOf(draft.text) ?? value ?? inherited ?? clamp(0, range)
    const next = clamp(rounded(from + by * stepOf(range)), range)
    draft.drop()
    if (next !== value) onChange(next)
  }
  const shown = value ?? inherited
  return {
    ...draft,
    step,
    field: {
      ...draft.bind,
      role: 'spinbutton',
      inputMode: 'decimal' as const,
      autoComplete: 'off',
      'aria-label': label,
      'aria-valuemin': range.low,
      'aria-valuemax': range.high,
      ...(shown === undefined ? {} : { 'aria-valuenow': shown, 'aria-valuetext': `${shown}${unit}` }),
      onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
        if (isForInputMethod(event.nativeEvent)) return
        if (event.key === 'Enter') draft.finish()
        const way = KEYS[event.key]
        if (!way) return
        event.preventDefault()
        step(way * (event.shiftKey ? 10 : 1))
      },
      onKeyUp: (event: KeyboardEvent<HTMLInputElement>) => {
        if (KEYS[event.key]) onCommit?.()
      },
    },
  }
}
