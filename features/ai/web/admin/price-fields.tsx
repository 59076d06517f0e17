import { useId } from 'react'
import { taskNames } from '#packages/ai/tasks.ts'
import { useWords } from '#packages/i18n/words.tsx'
import { taskWords } from '../editor/log-words.ts'
import { formWords } from './form-words.ts'
import classes from './model-dialog.module.css'
import { limitsOf, type ModelForm } from './model-form.ts'

const limits = limitsOf('prices')

interface PriceFieldsProps {
  prices: ModelForm['prices']
  /** Of `prices.draft` and the like. */
  isWrong(name: string): boolean
  onChange(prices: ModelForm['prices']): void
  onBlur(name: string): void
}

/** One small field for each task, with one hint for all of them below. */
export const PriceFields = ({ prices, isWrong, onChange, onBlur }: PriceFieldsProps) => {
  const t = useWords(formWords)
  const names = useWords(taskWords)
  const id = useId()
  const hasFault = taskNames.some((task) => isWrong(`prices.${task}`))
  return (
    <fieldset className={classes.group} aria-describedby={id}>
      <legend>{t.prices}</legend>
      <div className={classes.prices}>
        {taskNames.map((task) => (
          <label key={task}>
            <span>{names[task]}</span>
            <input
              inputMode="numeric"
              maxLength={6}
              autoComplete="off"
              value={prices[task]}
              aria-invalid={isWrong(`prices.${task}`)}
              aria-describedby={id}
              onChange={({ currentTarget }) => onChange({ ...prices, [task]: currentTarget.value })}
              onBlur={() => onBlur(`prices.${task}`)}
            />
          </label>
        ))}
      </div>
      <small id={id} data-error={hasFault || undefined}>
        {hasFault ? t.wholeBad(limits) : t.pricesHint(limits)}
      </small>
    </fieldset>
  )
}
