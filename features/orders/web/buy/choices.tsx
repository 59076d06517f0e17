import { useId } from 'react'
import styles from './choices.module.css'

interface ChoicesProps<T extends string | number> {
  name: string
  value: T
  options: readonly { value: T; label: string; note?: string }[]
  onChange(value: T): void
}

/** A few options as cards. */
export const Choices = <T extends string | number>({ name, value, options, onChange }: ChoicesProps<T>) => {
  const group = useId()
  return (
    <fieldset className={styles.choices}>
      <legend>{name}</legend>
      <div>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={group}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
            {option.note && <small>{option.note}</small>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
