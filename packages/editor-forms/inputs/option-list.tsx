import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { Float } from '#packages/ui/float.tsx'
import styles from './option-list.module.css'
import type { OptionListState } from './use-option-list.ts'

export interface Option {
  value: string
  name: string
  /** A sample of the option, such as its line style. */
  sample?: ReactNode
}

interface OptionListProps {
  list: OptionListState
  anchor: RefObject<HTMLElement | null>
  label: string
  /** Text at the end of the list. */
  note?: string
}

const Opened = ({ list, anchor, label, note }: OptionListProps) => {
  const box = useRef<HTMLDivElement>(null)
  const { id, options, chosen, active, choose, close } = list
  useEffect(() => {
    const reached = box.current?.querySelectorAll('[role="option"]')[active]
    reached?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    <Float
      box={box}
      anchor={anchor}
      width="anchor"
      className={styles.list ?? ''}
      onDismiss={close}
      // The focus stays in the field.
      onMouseDown={(event) => event.preventDefault()}
    >
      <div id={id} role="listbox" aria-label={label} className={styles.options}>
        {options.map(({ value, name, sample }, at) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the field has the focus and names the active option.
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles keys.
          <div
            key={value}
            id={`${id}-${at}`}
            role="option"
            className={styles.option}
            aria-selected={value === chosen}
            data-active={at === active || undefined}
            onClick={() => choose(value)}
          >
            {sample ?? name}
          </div>
        ))}
      </div>
      {note ? <div className={styles.note}>{note}</div> : null}
    </Float>
  )
}

/** The options below a field, while they are open. */
export const OptionList = (props: OptionListProps) => (props.list.opened ? <Opened {...props} /> : null)
