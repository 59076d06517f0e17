import styles from './inputs.module.css'

/** On or off; the caller renders the text next to it and the accessible name. */
export const Switch = ({
  checked,
  onChange,
  label,
  disabled,
}: {
  checked: boolean
  onChange(checked: boolean): void
  label: string
  disabled?: boolean | undefined
}) => (
  <input
    type="checkbox"
    role="switch"
    className={styles.switch}
    checked={checked}
    aria-checked={checked}
    aria-label={label}
    disabled={disabled}
    onChange={(event) => onChange(event.currentTarget.checked)}
  />
)
