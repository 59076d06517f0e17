import type { ReactNode } from 'react'
import { changedLines, diffText } from '#packages/ai/change/text-diff.ts'
import type { Document } from '#packages/document/schema.ts'
import { valueAt } from '#packages/document/value-at.ts'
import type { Value } from '#packages/document/values.ts'
import { valueText } from '#packages/editor-core/value-text.ts'
import { languageTag } from '#packages/i18n/language.ts'
import { defineWords, useLanguage, useWords } from '#packages/i18n/words.tsx'
import { DiffParts } from '../diff-text.tsx'
import { isPlace, type Note, placeName } from './note.ts'
import styles from './note-card.module.css'

const words = defineWords({
  zh: {
    whole: '整份文档',
    gone: '这一处已经删除',
    moved: '你看到之后，这一处又改过',
    accepted: '已采纳',
    declined: '未采纳',
    reply: '回复',
    change: '建议改成',
  },
  en: {
    whole: 'The whole document',
    gone: 'This place is gone',
    moved: 'This place has been changed since',
    accepted: 'Accepted',
    declined: 'Declined',
    reply: 'Reply',
    change: 'Proposed words',
  },
})

interface NoteCardProps {
  note: Note
  document: Document
  onPlace?(): void
  children?: ReactNode
}

/** The change that a note proposes, compared with the current text while it is open. */
const Change = ({ note, document }: Pick<NoteCardProps, 'note' | 'document'>) => {
  const t = useWords(words)
  const { language } = useLanguage()
  const stands = valueAt(document, note.place)
  const isOpen = note.state === 'open' && stands !== undefined
  const before = isOpen ? stands : (note.seen as Value | undefined)
  const after = valueText(note.proposal as Value, language)
  const isMoved = isOpen && JSON.stringify(stands) !== JSON.stringify(note.seen)
  return (
    <div className={styles.change}>
      <small>{isMoved ? t.moved : t.change}</small>
      <p>
        {before === undefined ? (
          after
        ) : (
          <DiffParts parts={changedLines(diffText(valueText(before, language), after))} />
        )}
      </p>
    </div>
  )
}

/** A note: its text, its place and its status. */
export const NoteCard = ({ note, document, onPlace, children }: NoteCardProps) => {
  const t = useWords(words)
  const { language } = useLanguage()
  const name = placeName(note.place, document, language) || t.whole
  const isThere = isPlace(document, note.place)
  const at = new Date(note.createdAt)
  return (
    <article className={styles.card} data-state={note.state} data-note={note.id}>
      <header>
        <b>{note.author}</b>
        <time dateTime={at.toISOString()} suppressHydrationWarning>
          {at.toLocaleString(languageTag[language], {
            month: 'numeric',
            day: 'numeric',
            hour: '2-digit',
            minute: '2-digit',
          })}
        </time>
        {note.state !== 'open' && <span className={styles.state}>{t[note.state]}</span>}
      </header>
      {isThere ? (
        <button
          type="button"
          className={styles.place}
          onClick={onPlace}
          disabled={!onPlace || !note.place.section}
        >
          {name}
        </button>
      ) : (
        <span className={styles.place}>{t.gone}</span>
      )}
      {note.comment !== '' && <p className={styles.comment}>{note.comment}</p>}
      {note.proposal !== undefined && <Change note={note} document={document} />}
      {note.reply !== null && (
        <p className={styles.reply}>
          <small>{t.reply}</small>
          {note.reply}
        </p>
      )}
      {children && <footer>{children}</footer>}
    </article>
  )
}
