import { languageTag } from '#packages/i18n/language.ts'
import { useLanguage, useWords } from '#packages/i18n/words.tsx'
import { DAY_MS } from '#packages/scheduling/durations.ts'
import { Icon } from '#packages/ui/icon.tsx'
import styles from './check-in.module.css'
import { checkInWords } from './check-in-words.ts'
import { type Month, weeksOf } from './month.ts'

/** A Monday, the first of the weekday names. */
const MONDAY = Date.UTC(2026, 10, 16)
const utc = { timeZone: 'UTC' } as const

const useDayNames = () => {
  const tag = languageTag[useLanguage().language]
  const names = (weekday: 'narrow' | 'long') => {
    const format = new Intl.DateTimeFormat(tag, { ...utc, weekday })
    return Array.from({ length: 7 }, (_, at) => format.format(MONDAY + at * DAY_MS))
  }
  const long = names('long')
  return names('narrow').map((name, at) => ({ name, long: long[at] ?? name }))
}

const useDayName = () => {
  const tag = languageTag[useLanguage().language]
  const format = new Intl.DateTimeFormat(tag, { ...utc, month: 'long', day: 'numeric' })
  return (day: string) => format.format(Date.parse(`${day}T00:00:00Z`))
}

interface CalendarProps {
  label: string
  month: Month
  today: string
  /** Days with a check-in and their reward. */
  days: ReadonlyMap<string, number>
}

const Day = ({ day, today, points }: { day: string; today: string; points: number | undefined }) => {
  const t = useWords(checkInWords)
  const nameOf = useDayName()
  const isToday = day === today
  const state = points === undefined ? (day < today ? t.missed : '') : t.done(points)
  const message = [nameOf(day), isToday ? t.today : '', state].filter((part) => part !== '').join(', ')
  return (
    <td
      data-done={points !== undefined || undefined}
      data-today={isToday || undefined}
      data-ahead={day > today || undefined}
    >
      <span className={styles.message}>{message}</span>
      <span aria-hidden="true">{Number(day.slice(8))}</span>
      {points !== undefined ? (
        <span className={styles.mark} aria-hidden="true">
          <Icon name="check" size={12} />
        </span>
      ) : (
        isToday && (
          <span className={styles.mark} aria-hidden="true">
            {t.today}
          </span>
        )
      )}
    </td>
  )
}

export const Calendar = ({ label, month, today, days }: CalendarProps) => {
  const names = useDayNames()
  return (
    <table className={styles.calendar} aria-label={label}>
      <thead>
        <tr>
          {names.map(({ name, long }) => (
            <th key={long} scope="col" abbr={long}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a week is nothing but its place in the month.
          <tr key={at}>
            {week.map((day, place) =>
              day ? (
                <Day key={day} day={day} today={today} points={days.get(day)} />
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: an empty place has nothing else.
                <td key={place} />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
