import { useState } from 'react'
import { setField } from '#packages/document/commands.ts'
import type { Value } from '#packages/document/values.ts'
import { jumpTo } from '#packages/editor-core/jump.ts'
import type { PanelProps } from '#packages/editor-core/tool.ts'
import parts from '#packages/editor-core/tool-parts.module.css'
import { useDocument, useEditor } from '#packages/editor-core/use-editor.tsx'
import { useTools } from '#packages/editor-core/use-tools.ts'
import { isPlace, type Note } from '#packages/editor-forms/notes/note.ts'
import { NoteCard } from '#packages/editor-forms/notes/note-card.tsx'
import { ToolPanel } from '#packages/editor-tools/tool-panel.tsx'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { toasts } from '#packages/ui/toast-store.ts'
import styles from './notes-panel.module.css'
import { useNotes } from './use-notes.ts'

const words = defineWords({
  zh: {
    title: '批注',
    none: '还没有收到批注',
    noneText: '发一个批注链接给学长、老师或朋友，他们不用注册就能评论、改字，由你决定采纳哪些。',
    share: '新建批注链接',
    accept: '采纳',
    decline: '不采纳',
    done: '知道了',
    reply: '回复',
    replyHint: '回一句话，对方会看到',
    send: '发送',
    again: '重新打开',
    remove: '删除',
    settled: (count: number) => `已处理 ${count}`,
    accepted: '已采纳，可以撤销',
    failed: '没有成功，请再试一次',
    loading: '正在打开…',
    retry: '再试一次',
  },
  en: {
    title: 'Comments',
    none: 'No comments yet',
    noneText:
      'Send a review link to friends or mentors. They can comment and suggest edits without an account, and you decide what to accept.',
    share: 'New review link',
    accept: 'Accept',
    decline: 'Decline',
    done: 'Resolve',
    reply: 'Reply',
    replyHint: 'Write a reply; your reviewer will see it',
    send: 'Send',
    again: 'Reopen',
    remove: 'Delete',
    settled: (count: number) => `Resolved ${count}`,
    accepted: 'Accepted. You can undo this.',
    failed: 'Something went wrong. Please try again.',
    loading: 'Opening…',
    retry: 'Try again',
  },
})

const Reply = ({ onSend }: { onSend(text: string): void }) => {
  const t = useWords(words)
  const [text, setText] = useState('')
  return (
    <form
      className={styles.reply}
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim() !== '') onSend(text.trim())
      }}
    >
      <input
        className={parts.field}
        aria-label={t.reply}
        placeholder={t.replyHint}
        value={text}
        maxLength={500}
        // biome-ignore lint/a11y/noAutofocus: it was asked for.
        autoFocus
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <button type="submit" className={parts.button}>
        {t.send}
      </button>
    </form>
  )
}

type Notes = ReturnType<typeof useNotes>

const OpenNote = ({ note, notes }: { note: Note; notes: Notes }) => {
  const t = useWords(words)
  const editor = useEditor()
  const document = useDocument()
  const [replying, setReplying] = useState(false)
  const { section, item, field } = note.place
  const canAccept = note.proposal !== undefined && isPlace(document, note.place)
  const tried = (work: Promise<void>) => work.catch(() => toasts.show(t.failed, 'error'))

  /** Applies the proposed change as an edit, then reports the decision to the server. */
  const accept = () => {
    if (section === undefined || item === undefined || field === undefined) return
    editor.edit(setField(section, item, field, note.proposal as Value))
    editor.endGesture()
    jumpTo(editor, { section, item, field, slot: field })
    toasts.show(t.accepted, 'ok')
    void tried(notes.settle(note.id, { state: 'accepted' }))
  }
  return (
    <NoteCard
      note={note}
      document={document}
      onPlace={() =>
        section !== undefined &&
        jumpTo(editor, {
          section,
          ...(item === undefined || field === undefined ? {} : { item, field, slot: field }),
        })
      }
    >
      {replying ? (
        <Reply
          onSend={(reply) => {
            setReplying(false)
            void tried(notes.settle(note.id, { reply }))
          }}
        />
      ) : (
        <>
          {canAccept && (
            <button type="button" className={parts.primary} onClick={accept}>
              {t.accept}
            </button>
          )}
          <button
            type="button"
            className={parts.button}
            onClick={() => void tried(notes.settle(note.id, { state: canAccept ? 'declined' : 'accepted' }))}
          >
            {canAccept ? t.decline : t.done}
          </button>
          <button type="button" className={parts.word} onClick={() => setReplying(true)}>
            {t.reply}
          </button>
        </>
      )}
    </NoteCard>
  )
}

const SettledNote = ({ note, notes }: { note: Note; notes: Notes }) => {
  const t = useWords(words)
  const document = useDocument()
  const tried = (work: Promise<void>) => void work.catch(() => toasts.show(t.failed, 'error'))
  return (
    <NoteCard note={note} document={document}>
      <button
        type="button"
        className={parts.word}
        onClick={() => tried(notes.settle(note.id, { state: 'open' }))}
      >
        {t.again}
      </button>
      <button type="button" className={parts.word} onClick={() => tried(notes.remove(note.id))}>
        {t.remove}
      </button>
    </NoteCard>
  )
}

/** Notes and proposed changes of guests. Accepting a change is an edit that can be undone. */
export const NotesPanel = ({ opened, onClose }: PanelProps) => {
  const t = useWords(words)
  const { open } = useTools()
  const notes = useNotes()
  const waiting = notes.notes.filter(({ state }) => state === 'open')
  const settled = notes.notes.filter(({ state }) => state !== 'open')
  return (
    <ToolPanel opened={opened} onClose={onClose} title={t.title} side="right">
      <div className={styles.list}>
        {notes.isPending && <p className={parts.note}>{t.loading}</p>}
        {notes.isError && (
          <p className={parts.note}>
            {t.failed}
            <button type="button" className={parts.word} onClick={notes.again}>
              {t.retry}
            </button>
          </p>
        )}
        {!notes.isPending && !notes.isError && notes.notes.length === 0 && (
          <div className={parts.none}>
            <h3>{t.none}</h3>
            <p>{t.noneText}</p>
            <button type="button" className={parts.button} onClick={() => open('share')}>
              {t.share}
            </button>
          </div>
        )}
        {waiting.map((note) => (
          <OpenNote key={note.id} note={note} notes={notes} />
        ))}
        {settled.length > 0 && (
          <details className={styles.settled}>
            <summary>{t.settled(settled.length)}</summary>
            <div className={styles.list}>
              {settled.map((note) => (
                <SettledNote key={note.id} note={note} notes={notes} />
              ))}
            </div>
          </details>
        )}
      </div>
    </ToolPanel>
  )
}
