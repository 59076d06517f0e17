import { useId } from 'react'
import classes from './model-dialog.module.css'

interface TickFieldProps {
  label: string
  hint?: string
  on: boolean
  onTick(on: boolean): void
}

export const TickField = ({ label, hint, on, onTick }: TickFieldProps) => {
  const id = useId()
  return (
    <div className={classes.tick}>
      <label>
        <input
          type="checkbox"
          checked={on}
          aria-describedby={hint === undefined ? undefined : id}
          onChange={({ currentTarget }) => onTick(currentTarget.checked)}
        />
        {label}
      </label>
      {hint !== undefined && <small id={id}>{hint}</small>}
    </div>
  )
}
