import { useMemo } from 'react'
import { compareDocuments, type SectionChange } from '#features/versions/compare-parts.ts'
import type { Document } from '#packages/document/schema.ts'
import { defineWords, useLanguage, useWords } from '#packages/i18n/words.tsx'
import styles from './review.module.css'

const words = defineWords({
  zh: {
    title: '版面与内容',
    same: '没有改动',
    added: '新增',
    removed: '删去',
    moved: '移动',
    text: '文字',
    whole: '整份文档',
    comma: '、',
  },
  en: {
    title: 'Layout and content',
    same: 'No changes',
    added: 'added',
    removed: 'removed',
    moved: 'moved',
    text: 'text',
    whole: 'Whole document',
    comma: ', ',
  },
})

/** Lists the sections that differ from the published version, with the kinds of changes. */
export const TemplateChanges = ({ before, after }: { before: Document; after: Document }) => {
  const t = useWords(words)
  const { language } = useLanguage()
  const { looks, sections } = useMemo(
    () => compareDocuments(before, after, language),
    [before, after, language],
  )
  const summaryOf = ({ how, moved, texts, looks: own }: SectionChange): string =>
    how === 'changed'
      ? [...(moved ? [t.moved] : []), ...(texts.length > 0 ? [t.text] : []), ...own].join(t.comma)
      : t[how]
  const rows = [
    ...(looks.length > 0 ? [{ id: '', name: t.whole, how: 'changed', summary: looks.join(t.comma) }] : []),
    ...sections.map((section) => ({ ...section, summary: summaryOf(section) })),
  ]
  return (
    <section className={styles.section} aria-labelledby="changes">
      <header>
        <h2 id="changes">{t.title}</h2>
        {rows.length === 0 && <span>{t.same}</span>}
      </header>
      {rows.length > 0 && (
        <ul className={styles.changes}>
          {rows.map(({ id, name, how, summary }) => (
            <li key={id}>
              <b>{name}</b>
              <span data-how={how}>{summary}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
