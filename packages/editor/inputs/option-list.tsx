import { Combobox, type ComboboxStore } from '@mantine/core'
import type { ReactNode } from 'react'
import '@mantine/core/styles/Combobox.css'
import '@mantine/core/styles/Popover.css'
import styles from './option-list.module.css'

export interface Option {
  value: string
  name: string
  /** How it is drawn, where the name alone does not show it. */
  sample?: ReactNode
}

/** The list below a select: the kit's keyboard and roles, our look. */
export const OptionList = ({
  store,
  options,
  chosen,
  onChoose,
  target,
  note,
}: {
  store: ComboboxStore
  options: readonly Option[]
  chosen: string | undefined
  onChoose(value: string): void
  target: ReactNode
  /** Said at the end of the list. */
  note?: string | undefined
}) => (
  <Combobox
    store={store}
    position="bottom-start"
    offset={4}
    transitionProps={{ duration: 100, transition: 'fade' }}
    middlewares={{ flip: true, shift: { padding: 8 } }}
    onOptionSubmit={(value) => {
      onChoose(value)
      store.closeDropdown()
    }}
  >
    {target}
    <Combobox.Dropdown className={styles.list ?? ''} hidden={options.length === 0}>
      <Combobox.Options mah={264} className={styles.options ?? ''}>
        {options.map(({ value, name, sample }) => (
          <Combobox.Option
            key={value}
            value={value}
            className={styles.option ?? ''}
            active={value === chosen}
            aria-selected={value === chosen}
          >
            {sample ?? name}
          </Combobox.Option>
        ))}
      </Combobox.Options>
      {note ? <Combobox.Footer className={styles.note ?? ''}>{note}</Combobox.Footer> : null}
    </Combobox.Dropdown>
  </Combobox>
)
