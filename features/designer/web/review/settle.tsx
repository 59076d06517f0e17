import { useEffect, useState } from 'react'
import { approveTemplate, rejectTemplate } from '#features/templates/contract.ts'
import { CallFailure } from '#packages/api/client.ts'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { stored } from '#packages/local-data/stored.ts'
import { useApi } from '#packages/ui/api.tsx'
import { Button } from '#packages/ui/button.tsx'
import { toasts } from '#packages/ui/toast-store.ts'
import { ReasonField } from './reason-field.tsx'
import styles from './review.module.css'
import type { Submitted } from './review-queries.ts'

const words = defineWords({
  zh: {
    settle: '审核结果',
    approve: '通过并发布',
    reject: '退回',
    send: '退回给作者',
    cancel: '取消',
    approved: (name: string, version: number) => `「${name}」第 ${version} 版已发布`,
    rejected: (name: string) => `「${name}」已退回`,
    failed: '没能送出，请再试一次。',
    emailNote: '作者会收到一封信。',
  },
  en: {
    settle: 'Decision',
    approve: 'Approve and publish',
    reject: 'Return',
    send: 'Return to author',
    cancel: 'Cancel',
    approved: (name: string, version: number) => `Version ${version} of “${name}” is published`,
    rejected: (name: string) => `“${name}” returned to its author`,
    failed: 'Couldn’t submit your decision. Please try again.',
    emailNote: 'The author will get an email.',
  },
})

const reasonStorage = (id: string) => stored('huajian-reason-', id)

/** The unfinished reason is stored for this tab. */
const useReason = (id: string) => {
  const [reason, setReason] = useState(() => reasonStorage(id).read() ?? '')
  return {
    reason,
    set: (value: string) => {
      setReason(value)
      reasonStorage(id).write(value)
    },
    forget: () => reasonStorage(id).remove(),
  }
}

interface SettleProps {
  template: Submitted
  /** The picture from the author’s browser is published as well. */
  usesCover: boolean
  rejecting: boolean
  onRejecting(rejecting: boolean): void
  onSettled(): void
  /** The template has changed since it was loaded. */
  onStale(): void
}

/** Approves or rejects the shown revision. */
export const Settle = ({ template, usesCover, rejecting, onRejecting, onSettled, onStale }: SettleProps) => {
  const t = useWords(words)
  const client = useApi()
  const { id, revision, meta, picture } = template
  const { reason, set, forget } = useReason(id)
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  const name = meta.name ?? ''
  const settle = async (decide: () => Promise<string>) => {
    setBusy(true)
    setFault(undefined)
    try {
      toasts.show(await decide(), 'ok')
      forget()
      onSettled()
    } catch (error) {
      const body = error instanceof CallFailure ? error.body : null
      setBusy(false)
      if (body?.code === 'not_in_review' || body?.code === 'not_found') onStale()
      else setFault(body?.message ?? t.failed)
    }
  }
  const approve = () =>
    settle(async () => {
      const cover = picture && usesCover ? { cover: picture.large } : {}
      const { version } = await client.attempt(approveTemplate, { id, revision, ...cover })
      return t.approved(name, version)
    })
  const send = () =>
    settle(async () => {
      await client.attempt(rejectTemplate, { id, revision, reason })
      return t.rejected(name)
    })
  const mayReject = reason.trim() !== '' && !busy
  useEffect(() => {
    if (!rejecting) setFault(undefined)
  }, [rejecting])
  return (
    <section
      className={styles.settle}
      aria-label={t.settle}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && rejecting) onRejecting(false)
      }}
    >
      {rejecting && (
        <ReasonField value={reason} onChange={set} onSend={() => mayReject && void send()} disabled={busy} />
      )}
      {fault && (
        <p className={styles.fault} role="alert">
          {fault}
        </p>
      )}
      <div className={styles.buttons}>
        {rejecting ? (
          <>
            <Button size="md" look="plain" disabled={busy} onClick={() => onRejecting(false)}>
              {t.cancel}
            </Button>
            <Button size="md" busy={busy} disabled={!mayReject} onClick={() => void send()}>
              {t.send}
            </Button>
          </>
        ) : (
          <>
            <Button
              size="md"
              look="plain"
              disabled={busy}
              aria-keyshortcuts="r"
              onClick={() => onRejecting(true)}
            >
              {t.reject}
            </Button>
            <Button size="md" busy={busy} onClick={() => void approve()}>
              {t.approve}
            </Button>
          </>
        )}
      </div>
      <p className={styles.emailNote}>{t.emailNote}</p>
    </section>
  )
}
