import { useEffect, useState } from 'react'
import { languageTag } from '#packages/i18n/language.ts'
import { defineWords, useLanguage, useWords } from '#packages/i18n/words.tsx'
import { currentOwner } from '#packages/local-data/owner.ts'
import { AppLink } from '#packages/ui/link.tsx'
import { toasts } from '#packages/ui/toast-store.ts'
import { hasLocalDatabase } from './database-exists.ts'
import styles from './local-drafts.module.css'

const words = defineWords({
  zh: {
    title: '接着写',
    note: '存在这台设备上',
    unnamed: '未命名的简历',
    remove: (name: string) => `删除「${name}」`,
    sure: (name: string) => `删除「${name}」？它只存在这台设备上，删除后不能恢复。`,
    failed: '没能删除，请再试一次。',
    all: (count: number) => `全部 ${count} 份`,
  },
  en: {
    title: 'Go on writing',
    note: 'StoredDocument on this device',
    unnamed: 'Untitled resume',
    remove: (name: string) => `Delete “${name}”`,
    sure: (name: string) => `Delete “${name}”? It is on this device only and cannot be brought back.`,
    failed: 'It could not be deleted. Please try again.',
    all: (count: number) => `All ${count}`,
  },
})

interface Row {
  id: string
  name: string
  savedAt: number
}

const opened = async () => {
  const [{ openLocalDatabase }, drafts] = await Promise.all([
    import('./local-database.ts'),
    import('./browser-store.ts'),
  ])
  return { db: await openLocalDatabase(), ...drafts }
}

/** The database code is loaded only if the database exists. */
const localRows = async (): Promise<Row[]> => {
  if (!(await hasLocalDatabase())) return []
  const { db, listDrafts } = await opened()
  return (await listDrafts(db, currentOwner())).map(({ id, document, savedAt }) => ({
    id,
    name: document.title,
    savedAt,
  }))
}

const FEW = 3

/** The resumes of a visitor in this browser. */
export const LocalDrafts = () => {
  const t = useWords(words)
  const { language } = useLanguage()
  const [rows, setRows] = useState<readonly Row[]>([])
  const [all, setAll] = useState(false)
  useEffect(() => {
    // A browser without storage has no drafts; the editor reports that.
    localRows().then(setRows, () => undefined)
  }, [])
  if (rows.length === 0) return null
  const remove = async ({ id, name }: Row) => {
    if (!confirm(t.sure(name || t.unnamed))) return
    try {
      const { db, removeDraft } = await opened()
      await removeDraft(db, id)
      setRows((now) => now.filter((row) => row.id !== id))
    } catch {
      toasts.show(t.failed)
    }
  }
  return (
    <section className={styles.drafts} aria-labelledby="local-drafts">
      <h2 id="local-drafts">
        {t.title}
        <small>{t.note}</small>
      </h2>
      <ul>
        {(all ? rows : rows.slice(0, FEW)).map((row) => (
          <li key={row.id}>
            <AppLink to={`/builder/${row.id}`}>{row.name || t.unnamed}</AppLink>
            <time dateTime={new Date(row.savedAt).toISOString()}>
              {new Date(row.savedAt).toLocaleString(languageTag[language], {
                dateStyle: 'medium',
                timeStyle: 'short',
              })}
            </time>
            <button
              type="button"
              aria-label={t.remove(row.name || t.unnamed)}
              onClick={() => void remove(row)}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
      {!all && rows.length > FEW && (
        <button type="button" className={styles.all} onClick={() => setAll(true)}>
          {t.all(rows.length)}
        </button>
      )}
    </section>
  )
}
