import { useMemo, useState } from 'react'
import { changedLines, diffText } from '#packages/ai/change/text-diff.ts'
import { CallFailure } from '#packages/api/client.ts'
import type { Document } from '#packages/document/schema.ts'
import { valueAt } from '#packages/document/value-at.ts'
import parts from '#packages/editor-core/tool-parts.module.css'
import { valueText } from '#packages/editor-core/value-text.ts'
import { DiffParts } from '#packages/editor-forms/diff-text.tsx'
import {
  isWritable,
  type Note,
  type NotePlace,
  placesOf,
  proposalOf,
  samePlace,
} from '#packages/editor-forms/notes/note.ts'
import { defineWords, useLanguage, useWords } from '#packages/i18n/words.tsx'
import { useApi } from '#packages/ui/api.tsx'
import { writeNote } from '../../contract.ts'
import styles from '../shared.module.css'
import { keepGuest, storedGuest } from './stored-notes.ts'

const words = defineWords({
  zh: {
    place: '说的是哪一处',
    whole: '整份文档',
    comment: '评论',
    say: '觉得哪里好、哪里可以更好',
    propose: '建议改成',
    same: '直接在这里改字，对方会看到改动之处',
    preview: '改动',
    author: '你的称呼',
    who: '对方会看到，例如：学姐、李老师',
    send: '发送批注',
    nameless: '请填写你的称呼',
    empty: '写一句评论，或者改动几个字',
    offline: '没有发出去，请再试一次；写的内容还在',
    sent: '已发送',
  },
  en: {
    place: 'Commenting on',
    whole: 'The whole document',
    comment: 'Comment',
    say: 'What works well? What could be better?',
    propose: 'Suggested edit',
    same: 'Edit the text here. The owner will see your changes.',
    preview: 'Your changes',
    author: 'Your name',
    who: 'Shown to the owner',
    send: 'Send comment',
    nameless: 'Enter your name',
    empty: 'Write a comment or suggest an edit',
    offline: 'Couldn’t send. Try again; what you wrote is still here.',
    sent: 'Sent',
  },
})

interface NoteFormProps {
  suffix: string
  pass: string | undefined
  document: Document
  place: NotePlace
  onPlace(place: NotePlace): void
  onSent(note: Note, key: string): void
}

/** A native select: hundreds of places, usable by keyboard and by touch. */
const PlaceSelect = ({ document, place, onPlace }: Pick<NoteFormProps, 'document' | 'place' | 'onPlace'>) => {
  const t = useWords(words)
  const { language } = useLanguage()
  const places = useMemo(() => placesOf(document, language), [document, language])
  const at = places.findIndex((one) => samePlace(one.place, place))
  return (
    <label>
      {t.place}
      <select
        className={parts.field}
        value={at}
        onChange={({ currentTarget }) => onPlace(places[Number(currentTarget.value)]?.place ?? {})}
      >
        <option value={-1}>{t.whole}</option>
        {places.map(({ place: one, name }, index) => (
          <option key={JSON.stringify(one)} value={index}>
            {one.field === undefined ? name : `　${name}`}
          </option>
        ))}
      </select>
    </label>
  )
}

export const NoteForm = ({ suffix, pass, document, place, onPlace, onSent }: NoteFormProps) => {
  const t = useWords(words)
  const { language } = useLanguage()
  const client = useApi()
  const [author, setAuthor] = useState(() => storedGuest().name)
  const [comment, setComment] = useState('')
  const stands = valueAt(document, place)
  const text = valueText(stands, language)
  /** Drafts are stored by place, so that a guest can look at another one and return. */
  const [drafts, setDrafts] = useState<Record<string, string>>({})
  const key = JSON.stringify(place)
  const proposed = drafts[key] ?? text
  const [message, setMessage] = useState<{ tone: 'error' | 'ok'; text: string }>()
  const [busy, setBusy] = useState(false)
  const writable = isWritable(document, place)
  const isChanged = writable && proposed !== text

  const send = async () => {
    if (author.trim() === '') return setMessage({ tone: 'error', text: t.nameless })
    if (comment.trim() === '' && !isChanged) return setMessage({ tone: 'error', text: t.empty })
    setBusy(true)
    setMessage(undefined)
    try {
      const { note, key: back } = await client.attempt(writeNote, {
        suffix,
        ...(pass === undefined ? {} : { pass }),
        author: author.trim(),
        place: place as never,
        comment,
        ...(isChanged ? { proposal: proposalOf(stands, proposed) } : {}),
      })
      keepGuest({ ...storedGuest(), name: author.trim() })
      setComment('')
      setDrafts(({ [key]: _, ...rest }) => rest)
      setMessage({ tone: 'ok', text: t.sent })
      onSent(note as Note, back)
    } catch (error) {
      const body = error instanceof CallFailure ? error.body : null
      setMessage({ tone: 'error', text: body?.message ?? t.offline })
    } finally {
      setBusy(false)
    }
  }
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <PlaceSelect document={document} place={place} onPlace={onPlace} />
      <label>
        {t.comment}
        <textarea
          className={`${parts.field} ${styles.text}`}
          value={comment}
          rows={3}
          maxLength={1000}
          placeholder={t.say}
          onChange={({ currentTarget }) => setComment(currentTarget.value)}
        />
      </label>
      {writable && (
        <label>
          {t.propose}
          <textarea
            className={`${parts.field} ${styles.text}`}
            value={proposed}
            rows={Math.min(8, Math.max(2, Math.ceil(text.length / 20)))}
            aria-describedby={`${suffix}-same`}
            onChange={({ currentTarget }) => {
              const { value } = currentTarget
              setDrafts((all) => ({ ...all, [key]: value }))
            }}
          />
          <small id={`${suffix}-same`}>{t.same}</small>
        </label>
      )}
      {isChanged && (
        <div className={styles.preview}>
          <small>{t.preview}</small>
          <p>
            <DiffParts parts={changedLines(diffText(text, proposed))} />
          </p>
        </div>
      )}
      <label>
        {t.author}
        <input
          className={parts.field}
          value={author}
          maxLength={40}
          placeholder={t.who}
          autoComplete="nickname"
          onChange={({ currentTarget }) => setAuthor(currentTarget.value)}
        />
      </label>
      <div className={styles.send}>
        <p role={message?.tone === 'error' ? 'alert' : 'status'} data-tone={message?.tone}>
          {message?.text}
        </p>
        <button type="submit" className={parts.primary} disabled={busy}>
          {t.send}
        </button>
      </div>
    </form>
  )
}
