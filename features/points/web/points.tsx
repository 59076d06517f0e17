import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { PageHead } from '#packages/ui/page-head.tsx'
import { Balance } from './balance.tsx'
import { CheckIn } from './check-in/check-in.tsx'
import { Ledger } from './ledger/ledger.tsx'
import styles from './points.module.css'
import { useTimeZone } from './use-time-zone.ts'

const words = defineWords({
  zh: { title: '积分' },
  en: { title: 'Points' },
})

export const Screen = () => {
  const t = useWords(words)
  const timeZone = useTimeZone()
  return (
    <>
      <PageHead title={t.title} />
      <Balance timeZone={timeZone} />
      <div className={styles.columns}>
        <CheckIn timeZone={timeZone} />
        <Ledger timeZone={timeZone} />
      </div>
    </>
  )
}
