import { useId } from 'react'
import styles from './choose.module.css'

interface ChooseProps<V extends string> {
  label: string
  value: V
  options: readonly { value: V; name: string; family?: string }[]
  onChoose(value: V): void
}

/** A few options next to one another: real radio buttons, so that arrow keys work. */
export const Choose = <V extends string>({ label, value, options, onChoose }: ChooseProps<V>) => {
  const name = useId()
  return (
    <div className={styles.choose} role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChoose(option.value)}
          />
          <span style={option.family ? { fontFamily: option.family } : undefined}>{option.name}</span>
        </label>
      ))}
    </div>
  )
}
