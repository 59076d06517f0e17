import { languageTag } from '#packages/i18n/language.ts'
import { useLanguage, useWords } from '#packages/i18n/words.tsx'
import type { LedgerRow } from '#packages/ledger/contract.ts'
import styles from './ledger.module.css'
import { calledBy, ledgerWords } from './ledger-words.ts'

const two = (value: number) => String(value).padStart(2, '0')

/** 11-14 08:12, with the year if it is another one. */
const shortTime = (at: number, timeZone: string): string => {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(at)
  const of = (type: string) => two(Number(parts.find((part) => part.type === type)?.value ?? 0))
  const day = `${of('month')}-${of('day')} ${of('hour')}:${of('minute')}`
  return of('year') === String(new Date().getFullYear()) ? day : `${of('year')}-${day}`
}

const signed = (amount: number, tag: string): string =>
  `${amount > 0 ? '+' : '−'}${Math.abs(amount).toLocaleString(tag)}`

export const Entry = ({ entry, timeZone }: { entry: LedgerRow; timeZone: string }) => {
  const t = useWords(ledgerWords)
  const { language } = useLanguage()
  const tag = languageTag[language]
  const { at, amount, balance, about } = entry
  const exact = new Date(at).toLocaleString(tag, { timeZone, dateStyle: 'long', timeStyle: 'short' })
  return (
    <tr>
      <td className={styles.time}>
        <time dateTime={new Date(at).toISOString()} title={exact}>
          {shortTime(at, timeZone)}
        </time>
      </td>
      <td className={styles.reason}>{calledBy(t, entry)}</td>
      <td className={styles.about} dir="auto">
        {about}
      </td>
      <td className={styles.change}>{signed(amount, tag)}</td>
      <td className={styles.left}>{balance.toLocaleString(tag)}</td>
    </tr>
  )
}
