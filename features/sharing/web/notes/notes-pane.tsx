import { X } from 'lucide'
import { useEffect, useState } from 'react'
import type { Document } from '#packages/document/schema.ts'
import { Glyph } from '#packages/editor-core/glyph.tsx'
import parts from '#packages/editor-core/tool-parts.module.css'
import type { Note } from '#packages/editor-forms/notes/note.ts'
import { NoteCard } from '#packages/editor-forms/notes/note-card.tsx'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { useApi } from '#packages/ui/api.tsx'
import { toasts } from '#packages/ui/toast-store.ts'
import { withdrawNote } from '../../contract.ts'
import styles from '../shared.module.css'
import { NoteForm } from './note-form.tsx'
import { keepGuest, storedGuest } from './stored-notes.ts'
import type { PlacePick } from './use-place-pick.ts'

const words = defineWords({
  zh: {
    title: '批注',
    lead: '点一下页面上的文字，就能对它评论，或直接改给对方看。',
    list: '已有的批注',
    none: '还没有人批注。',
    withdraw: '撤回',
    withdrawn: '已撤回',
    late: '对方已经处理，不能撤回了',
    close: '回到页面',
  },
  en: {
    title: 'Comments',
    lead: 'Select text on the page to comment on it or suggest an edit.',
    list: 'Comments so far',
    none: 'No comments yet.',
    withdraw: 'Withdraw',
    withdrawn: 'Withdrawn',
    late: 'This comment was already resolved, so it can’t be withdrawn.',
    close: 'Back to the page',
  },
})

interface NotesPaneProps {
  suffix: string
  pass: string | undefined
  document: Document
  notes: readonly Note[]
  pick: PlacePick
  onNotes(notes: Note[]): void
}

/** The notes of guests and a form, next to the pages; on a phone above them. */
export const NotesPane = ({ suffix, pass, document, notes, pick, onNotes }: NotesPaneProps) => {
  const t = useWords(words)
  const client = useApi()
  // Read after hydration, because the server has no access to this browser's storage.
  const [keys, setKeys] = useState<Record<string, string>>({})
  useEffect(() => setKeys(storedGuest().keys), [])
  const keep = (next: Record<string, string>) => {
    setKeys(next)
    keepGuest({ ...storedGuest(), keys: next })
  }
  const withdraw = async (id: string) => {
    const { [id]: key = '', ...rest } = keys
    try {
      await client.attempt(withdrawNote, { suffix, note: id, key })
      keep(rest)
      onNotes(notes.filter((note) => note.id !== id))
      toasts.show(t.withdrawn, 'ok')
    } catch {
      toasts.show(t.late, 'warn')
    }
  }
  return (
    <aside className={styles.pane} data-shown={pick.shown || undefined} aria-label={t.title}>
      <header className={styles.paneHead}>
        <h2>{t.title}</h2>
        <button
          type="button"
          className={`${parts.icon} ${styles.toPage}`}
          aria-label={t.close}
          onClick={() => pick.show(false)}
        >
          <Glyph icon={X} size={18} />
        </button>
      </header>
      <p className={styles.lead}>{t.lead}</p>
      <NoteForm
        suffix={suffix}
        pass={pass}
        document={document}
        place={pick.place}
        onPlace={pick.choose}
        onSent={(note, key) => {
          keep({ ...keys, [note.id]: key })
          onNotes([note, ...notes])
        }}
      />
      <h3>{t.list}</h3>
      {notes.length === 0 && <p className={styles.lead}>{t.none}</p>}
      {notes.map((note) => (
        <NoteCard
          key={note.id}
          note={note}
          document={document}
          onPlace={() => {
            pick.choose(note.place)
            pick.show(false)
          }}
        >
          {note.state === 'open' && keys[note.id] !== undefined && (
            <button type="button" className={parts.word} onClick={() => void withdraw(note.id)}>
              {t.withdraw}
            </button>
          )}
        </NoteCard>
      ))}
    </aside>
  )
}
