import { useMemo } from 'react'
import type { Document } from '#packages/document/schema.ts'
import parts from '#packages/editor-core/tool-parts.module.css'
import { DiffParts } from '#packages/editor-forms/diff-text.tsx'
import { defineWords, useLanguage, useWords } from '#packages/i18n/words.tsx'
import { compareDocuments } from './compare-documents.ts'
import styles from './compare-text.module.css'

const words = defineWords({
  zh: {
    same: '两个版本一模一样。',
    added: '新增',
    removed: '删去',
    changed: '改动',
    moved: '移动了位置',
    looks: (names: string) => `外观：${names}`,
    document: '整份文档',
    comma: '、',
    only: '文字没有变化，变的是外观。',
    pictureAdded: '加了一张图片',
    pictureRemoved: '去掉了图片',
    pictureChanged: '换了一张图片',
  },
  en: {
    same: 'Both versions are the same.',
    added: 'Added',
    removed: 'Removed',
    changed: 'Changed',
    moved: 'Moved',
    looks: (names: string) => `Look: ${names}`,
    document: 'Whole document',
    comma: ', ',
    only: 'The words are the same; the look has changed.',
    pictureAdded: 'A picture was added',
    pictureRemoved: 'The picture was removed',
    pictureChanged: 'Another picture',
  },
})

const PICTURE = { added: 'pictureAdded', removed: 'pictureRemoved', changed: 'pictureChanged' } as const

/** The differences between two documents word by word, by section. */
export const CompareText = ({ before, after }: { before: Document; after: Document }) => {
  const t = useWords(words)
  const { language } = useLanguage()
  const { looks, sections } = useMemo(
    () => compareDocuments(before, after, language),
    [before, after, language],
  )
  if (looks.length === 0 && sections.length === 0) return <p className={parts.note}>{t.same}</p>
  return (
    <div className={styles.compare}>
      {looks.length > 0 && (
        <section className={styles.section}>
          <h3>{t.document}</h3>
          <p className={styles.looks}>{t.looks(looks.join(t.comma))}</p>
        </section>
      )}
      {sections.map(({ id, name, how, moved, texts, looks: own }) => (
        <section key={id} className={styles.section}>
          <h3>
            {name}
            <span data-how={how}>{t[how]}</span>
            {moved && <span>{t.moved}</span>}
          </h3>
          {texts.map(({ name: of, parts: changed, picture }) => (
            <div key={of} className={styles.text}>
              <small>{of}</small>
              {picture ? <span>{t[PICTURE[picture]]}</span> : <DiffParts parts={changed} />}
            </div>
          ))}
          {texts.length === 0 && own.length > 0 && <p className={styles.looks}>{t.only}</p>}
          {own.length > 0 && <p className={styles.looks}>{t.looks(own.join(t.comma))}</p>}
        </section>
      ))}
    </div>
  )
}
