import { LockKeyhole } from 'lucide'
import { type FormEvent, useState } from 'react'
import type { ErrorBody } from '#packages/api/errors.ts'
import { Glyph } from '#packages/editor-core/glyph.tsx'
import parts from '#packages/editor-core/tool-parts.module.css'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { Button } from '#packages/ui/button.tsx'
import styles from './shared.module.css'

const words = defineWords({
  zh: {
    title: '打开它需要密码',
    text: '密码由分享给你的人设置。',
    password: '密码',
    open: '打开',
    empty: '请填写密码',
    offline: '没有连上服务器，请再试一次',
  },
  en: {
    title: 'This document is password protected',
    text: 'The person who shared it set the password.',
    password: 'Password',
    open: 'Open',
    empty: 'Enter the password',
    offline: 'Can’t reach the server. Please try again.',
  },
})

export const Unlock = ({ onUnlock }: { onUnlock(password: string): Promise<ErrorBody | undefined> }) => {
  const t = useWords(words)
  const [busy, setBusy] = useState(false)
  const [message, setMessage] = useState<string>()
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const password = String(new FormData(event.currentTarget).get('password') ?? '')
    if (password === '') {
      setMessage(t.empty)
      return
    }
    setBusy(true)
    const error = await onUnlock(password)
    setBusy(false)
    setMessage(error && (error.message === '' ? t.offline : error.message))
  }
  return (
    <div className={styles.lock}>
      <form className={styles.lockCard} onSubmit={(event) => void submit(event)} noValidate>
        <span className={styles.lockSign}>
          <Glyph icon={LockKeyhole} size={22} />
        </span>
        <h1>{t.title}</h1>
        <p>{t.text}</p>
        <label>
          {t.password}
          <input
            className={parts.field}
            name="password"
            type="password"
            autoComplete="off"
            maxLength={64}
            // biome-ignore lint/a11y/noAutofocus: the only thing to do here.
            autoFocus
            aria-invalid={message !== undefined}
            onChange={() => setMessage(undefined)}
          />
        </label>
        {message !== undefined && (
          <p role="alert" className={styles.message}>
            {message}
          </p>
        )}
        <Button type="submit" size="form" busy={busy}>
          {t.open}
        </Button>
      </form>
    </div>
  )
}
