import { Combobox, useCombobox } from '@mantine/core'
import { ChevronDown } from 'lucide'
import { Glyph } from '../glyph.tsx'
import type { InputProps } from './input-props.ts'
import styles from './inputs.module.css'
import { useNameWithValue } from './name-with-value.ts'
import { type Option, OptionList } from './option-list.tsx'

/** A closed list: one of it and nothing else. */
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
  const store = useCombobox({
    onDropdownClose: () => store.resetSelectedOption(),
    onDropdownOpen: () => store.selectActiveOption(),
  })
  const shown = options.find((option) => option.value === (value ?? inherited))
  return (
    <OptionList
      store={store}
      options={options}
      chosen={value ?? inherited}
      onChoose={(chosen) => {
        onChange(chosen)
        onCommit?.()
      }}
      target={
        <Combobox.Target targetType="button" withExpandedAttribute>
          <button
            type="button"
            className={`${styles.press} ${value === undefined ? styles.inherited : ''}`}
            id={id}
            aria-label={named(label, shown?.name ?? empty)}
            disabled={disabled}
            onClick={() => store.toggleDropdown()}
          >
            {shown ? (shown.sample ?? shown.name) : <span className={styles.hint}>{empty}</span>}
            <Glyph icon={ChevronDown} size={14} />
          </button>
        </Combobox.Target>
      }
    />
  )
}
