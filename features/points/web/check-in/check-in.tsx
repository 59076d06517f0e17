import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWords } from '#packages/i18n/words.tsx'
import { Failed } from '#packages/ui/failed.tsx'
import { Icon } from '#packages/ui/icon.tsx'
import { checkInsQuery } from '../points-queries.ts'
import { Calendar } from './calendar.tsx'
import styles from './check-in.module.css'
import { checkInWords } from './check-in-words.ts'
import { type Month, monthBy, partsOf } from './month.ts'
import { Today } from './today.tsx'

const useMonthName = () => {
  const t = useWords(checkInWords)
  return (month: Month) => t.month(...partsOf(month))
}

/** The browser's date; the server's date replaces it once it is loaded. */
const monthHere = (timeZone: string): Month =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit' })
    .format(Date.now())
    .slice(0, 7)

interface HeadProps {
  run: number | undefined
  month: Month
  last: Month
  onMonth(month: Month): void
}

const Head = ({ run, month, last, onMonth }: HeadProps) => {
  const t = useWords(checkInWords)
  const nameOf = useMonthName()
  return (
    <div className={styles.head}>
      <h2 id="check-in">{t.title}</h2>
      {run !== undefined && <p className={styles.run}>{t.run(run)}</p>}
      <div className={styles.months}>
        <button type="button" aria-label={t.before} onClick={() => onMonth(monthBy(month, -1))}>
          <span className={styles.back}>
            <Icon name="chevronRight" size={14} />
          </span>
        </button>
        <span aria-live="polite">{nameOf(month)}</span>
        <button
          type="button"
          aria-label={t.after}
          disabled={month >= last}
          onClick={() => onMonth(monthBy(month, 1))}
        >
          <Icon name="chevronRight" size={14} />
        </button>
      </div>
    </div>
  )
}

const Inside = ({ timeZone }: { timeZone: string }) => {
  const [chosen, setChosen] = useState<Month>()
  const here = monthHere(timeZone)
  const month = chosen ?? here
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...checkInsQuery(timeZone, month),
    placeholderData: keepPreviousData,
  })
  const nameOf = useMonthName()
  const days = new Map(isPlaceholderData ? [] : data?.days.map(({ day, points }) => [day, points]))
  return (
    <>
      <Head run={data?.run} month={month} last={data?.today.slice(0, 7) ?? here} onMonth={setChosen} />
      {error && !data ? (
        <Failed error={error} onAgain={() => void refetch()} />
      ) : (
        <Calendar label={nameOf(month)} month={month} today={data?.today ?? ''} days={days} />
      )}
      {data && <Today state={data} timeZone={timeZone} onChecked={() => setChosen(undefined)} />}
    </>
  )
}

export const CheckIn = ({ timeZone }: { timeZone: string | undefined }) => {
  const t = useWords(checkInWords)
  return (
    <section className={styles.checkIn} aria-label={t.title}>
      {timeZone !== undefined && <Inside timeZone={timeZone} />}
    </section>
  )
}
