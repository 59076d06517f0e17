import { ChevronDown } from 'lucide'
import { useRef } from 'react'
import { Glyph } from '#packages/editor-core/glyph.tsx'
import type { InputProps } from './input-props.ts'
import styles from './inputs.module.css'
import { useNameWithValue } from './name-with-value.ts'
import { type Option, OptionList } from './option-list.tsx'
import { useOptionList } from './use-option-list.ts'

/** A list from which one option is chosen; other texts are not accepted. */
export const OneOf = ({
  value,
  inherited,
  onChange,
  onCommit,
  label,
  id,
  disabled,
  options,
  empty = '—',
}: InputProps<string> & { options: readonly Option[]; empty?: string | undefined }) => {
  const named = useNameWithValue()
  const anchor = useRef<HTMLButtonElement>(null)
  const { list, bind, openAtChosen, close } = useOptionList({
    options,
    chosen: value ?? inherited,
    onChoose: (chosen) => {
      onChange(chosen)
      onCommit?.()
    },
  })
  const shown = options.find((option) => option.value === (value ?? inherited))
  return (
    <>
      <button
        {...bind}
        ref={anchor}
        type="button"
        className={`${styles.press} ${value === undefined ? styles.inherited : ''}`}
        id={id}
        aria-label={named(label, shown?.name ?? empty)}
        disabled={disabled}
        onClick={list.opened ? close : openAtChosen}
        onBlur={close}
      >
        {shown ? (shown.sample ?? shown.name) : <span className={styles.hint}>{empty}</span>}
        <Glyph icon={ChevronDown} size={14} />
      </button>
      <OptionList list={list} anchor={anchor} label={label} />
    </>
  )
}
