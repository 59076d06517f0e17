import { useState } from 'react'
import { useWords } from '#packages/i18n/words.tsx'
import { type Direction, directions, type LedgerRow } from '#packages/ledger/contract.ts'
import { Button } from '#packages/ui/button.tsx'
import { EmptyState } from '#packages/ui/empty-state.tsx'
import { Failed } from '#packages/ui/failed.tsx'
import { Icon } from '#packages/ui/icon.tsx'
import { Loading } from '#packages/ui/loading.tsx'
import { Entry } from './entry.tsx'
import styles from './ledger.module.css'
import { ledgerWords } from './ledger-words.ts'
import { useLedger } from './use-ledger.ts'

const Ways = ({ chosen, onChoose }: { chosen: Direction; onChoose(direction: Direction): void }) => {
  const t = useWords(ledgerWords)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stand in one line with the heading in all browsers.
    <div className={styles.ways} role="group" aria-label={t.which}>
      {directions.map((direction) => (
        <button
          key={direction}
          type="button"
          aria-pressed={direction === chosen}
          onClick={() => onChoose(direction)}
        >
          {t[direction]}
        </button>
      ))}
    </div>
  )
}

const Table = ({ entries, timeZone }: { entries: readonly LedgerRow[]; timeZone: string }) => {
  const t = useWords(ledgerWords)
  return (
    <table className={styles.table} aria-label={t.title}>
      <thead>
        <tr>
          <th scope="col">{t.time}</th>
          <th scope="col">{t.reason}</th>
          <th scope="col">{t.about}</th>
          <th scope="col">{t.change}</th>
          <th scope="col">{t.balance}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} timeZone={timeZone} />
        ))}
      </tbody>
    </table>
  )
}

const Nothing = ({ direction }: { direction: Direction }) => {
  const t = useWords(ledgerWords)
  if (direction !== 'all') return <p className={styles.none}>{t.none}</p>
  return <EmptyState icon="coins" title={t.empty} text={t.emptyText} />
}

const Inside = ({ direction, timeZone }: { direction: Direction; timeZone: string }) => {
  const t = useWords(ledgerWords)
  const { data, error, isPlaceholderData, refetch, ...pages } = useLedger(direction)
  if (error && !data) return <Failed error={error} onAgain={() => void refetch()} />
  if (!data) return <Loading />
  const entries = data.pages.flatMap((page) => page.entries)
  if (entries.length === 0) return <Nothing direction={direction} />
  return (
    <div data-old={isPlaceholderData || undefined} className={styles.list}>
      <Table entries={entries} timeZone={timeZone} />
      <div className={styles.foot}>
        <p role="status">{t.total(data.pages.at(-1)?.total ?? entries.length)}</p>
        {pages.hasNextPage && (
          <Button look="plain" busy={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
            {t.more}
            <Icon name="chevronRight" size={14} />
          </Button>
        )}
      </div>
      {error && <Failed error={error} onAgain={() => void refetch()} />}
    </div>
  )
}

export const Ledger = ({ timeZone }: { timeZone: string | undefined }) => {
  const t = useWords(ledgerWords)
  const [direction, setDirection] = useState<Direction>('all')
  return (
    <section className={styles.ledger} aria-labelledby="ledger">
      <div className={styles.head}>
        <h2 id="ledger">{t.title}</h2>
        <Ways chosen={direction} onChoose={setDirection} />
      </div>
      {timeZone === undefined ? <Loading /> : <Inside direction={direction} timeZone={timeZone} />}
    </section>
  )
}
