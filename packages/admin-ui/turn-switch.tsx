import { defineWords, useWords } from '#packages/i18n/words.tsx'
import classes from './turn-switch.module.css'

const words = defineWords({
  zh: { on: '开', off: '关' },
  en: { on: 'On', off: 'Off' },
})

interface TurnSwitchProps {
  on: boolean
  busy: boolean
  /** Ids of its label and description. */
  labelledBy: string
  describedBy?: string
  onTurn(on: boolean): void
}

/** Takes effect at once, without a save button. */
export const TurnSwitch = ({ on, busy, labelledBy, describedBy, onTurn }: TurnSwitchProps) => {
  const t = useWords(words)
  return (
    <button
      type="button"
      role="switch"
      className={classes.switch}
      aria-checked={on}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      disabled={busy}
      onClick={() => onTurn(!on)}
    >
      <i aria-hidden="true" />
      <span aria-hidden="true">{on ? t.on : t.off}</span>
    </button>
  )
}
