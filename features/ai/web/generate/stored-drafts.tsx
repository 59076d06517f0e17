import { languageTag } from '#packages/i18n/language.ts'
import { defineWords, useLanguage, useWords } from '#packages/i18n/words.tsx'
import { AppLink } from '#packages/ui/link.tsx'
import type { Draft } from './plan.ts'
import styles from './stored-drafts.module.css'

const words = defineWords({
  zh: {
    title: '上次写的还在',
    open: '接着看',
    inEditor: '已在编辑器里',
    toBuilder: '去编辑',
    drop: '不要了',
    dropOf: (name: string) => `不要 ${name} 的这一份`,
    comma: '，',
  },
  en: {
    title: 'Earlier drafts',
    open: 'Open',
    inEditor: 'In the editor',
    toBuilder: 'Edit',
    drop: 'Discard',
    dropOf: (name: string) => `Discard the draft for ${name}`,
    comma: ', ',
  },
})

interface StoredDraftsProps {
  drafts: readonly Draft[]
  onOpen(draft: Draft): void
  onDrop(draft: Draft): void
}

/** Earlier drafts that are stored in this browser. */
export const StoredDrafts = ({ drafts, onOpen, onDrop }: StoredDraftsProps) => {
  const t = useWords(words)
  const { language } = useLanguage()
  if (drafts.length === 0) return null
  const time = new Intl.DateTimeFormat(languageTag[language], { dateStyle: 'short', timeStyle: 'short' })
  return (
    <section className={styles.drafts} aria-label={t.title}>
      <h2>{t.title}</h2>
      <ul>
        {drafts.map((draft) => (
          <li key={draft.id}>
            <span>
              <b>{[draft.keywords.name, draft.keywords.job].join(t.comma)}</b>
              {[draft.template.name, time.format(draft.at), ...(draft.keptAs ? [t.inEditor] : [])].join(
                t.comma,
              )}
            </span>
            {draft.keptAs ? (
              <AppLink to={`/builder/${draft.keptAs}`}>{t.toBuilder}</AppLink>
            ) : (
              <button type="button" onClick={() => onOpen(draft)}>
                {t.open}
              </button>
            )}
            <button type="button" aria-label={t.dropOf(draft.keywords.name)} onClick={() => onDrop(draft)}>
              {t.drop}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
