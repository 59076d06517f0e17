import { type ComponentProps, createContext, type ReactNode, useContext, useId } from 'react'
import classes from './field.module.css'

interface FieldProps {
  label: string
  /** Shown before there is an error. */
  hint?: string | undefined
  error?: string | undefined
  className?: string | undefined
  children(wired: { id: string; 'aria-describedby': string | undefined; 'aria-invalid': boolean }): ReactNode
}

/** A label, its control, and the error. */
export const Field = ({ label, hint, error, className = '', children }: FieldProps) => {
  const id = useId()
  const message = error ?? hint
  return (
    <div className={`${classes.field} ${className}`}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        'aria-describedby': message === undefined ? undefined : `${id}-message`,
        'aria-invalid': error !== undefined,
      })}
      {message !== undefined && (
        <small id={`${id}-message`} data-error={error === undefined ? undefined : ''}>
          {message}
        </small>
      )}
    </div>
  )
}

/** Whether the form was submitted: before that, empty fields show no error. */
export const IsPressed = createContext(true)

interface TextFieldProps
  extends Omit<FieldProps, 'children'>,
    Omit<ComponentProps<'input'>, 'id' | 'className' | 'children' | 'value' | 'onChange'> {
  value: string
  onText(text: string): void
}

export const TextField = ({ label, hint, error, className, onText, ...input }: TextFieldProps) => {
  const showsError = useContext(IsPressed) || input.value.trim() !== ''
  return (
    <Field {...{ label, hint, className }} error={showsError ? error : undefined}>
      {(wired) => (
        <input
          className={classes.input}
          autoComplete="off"
          onChange={({ currentTarget }) => onText(currentTarget.value)}
          {...input}
          {...wired}
        />
      )}
    </Field>
  )
}

interface ChoiceFieldProps<Value extends string> extends Omit<FieldProps, 'children'> {
  value: Value
  options: readonly { value: Value; name: string }[]
  onChoose(value: Value): void
}

export const ChoiceField = <Value extends string>({
  label,
  hint,
  error,
  className,
  value,
  options,
  onChoose,
}: ChoiceFieldProps<Value>) => (
  <Field {...{ label, hint, error, className }}>
    {(wired) => (
      <select
        className={classes.input}
        value={value}
        onChange={({ currentTarget }) => onChoose(currentTarget.value as Value)}
        {...wired}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </select>
    )}
  </Field>
)
