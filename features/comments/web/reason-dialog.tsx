import { useState } from 'react'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { useApi } from '#packages/ui/api.tsx'
import { Button } from '#packages/ui/button.tsx'
import { Dialog, DialogFoot, DialogMessage } from '#packages/ui/dialog.tsx'
import { toasts } from '#packages/ui/toast-store.ts'
import { type Comment, hideComment, type Reason, reasons, reportComment } from '../contract.ts'
import { commentWords, reasonWords } from './comment-words.ts'
import styles from './reason-dialog.module.css'
import { useFailure } from './use-comments.ts'

const words = defineWords({
  zh: {
    report: '举报这条评论',
    hide: '隐藏这条评论',
    reportLead: '管理员会看到你的举报，对方不会知道是谁。',
    hideLead: '别人将看不到它；作者会看到原因。随时可以恢复。',
    why: '原因',
    words: '补充说明（可不填）',
    doReport: '举报',
    doHide: '隐藏',
    reported: '已收到，管理员会处理',
    hidden: '已隐藏',
  },
  en: {
    report: 'Report comment',
    hide: 'Hide comment',
    reportLead: 'Admins will see your report. The author won’t know who sent it.',
    hideLead:
      'Others will no longer see it, and its author will see the reason. You can unhide it at any time.',
    why: 'Reason',
    words: 'Details (optional)',
    doReport: 'Report',
    doHide: 'Hide',
    reported: 'Thanks for your report. An admin will review it.',
    hidden: 'Comment hidden',
  },
})

interface ReasonDialogProps {
  act: 'report' | 'hide'
  comment: Comment
  /** Initial values of the dialog. */
  reason?: Reason | undefined
  onHidden(comment: Comment): void
  onClose(): void
}

const Choices = ({ value, onChoose }: { value: Reason; onChoose(reason: Reason): void }) => {
  const t = useWords(words)
  const names = useWords(reasonWords)
  return (
    <fieldset className={styles.reasons}>
      <legend>{t.why}</legend>
      {reasons.map((one) => (
        <label key={one}>
          <input
            type="radio"
            name="reason"
            value={one}
            checked={one === value}
            onChange={() => onChoose(one)}
          />
          {names[one]}
        </label>
      ))}
    </fieldset>
  )
}

/** Asks for the reason of a report or of hiding a comment. */
export const ReasonDialog = ({
  act,
  comment,
  reason: first = 'spam',
  onHidden,
  onClose,
}: ReasonDialogProps) => {
  const t = useWords(words)
  const shared = useWords(commentWords)
  const api = useApi()
  const failure = useFailure()
  const [reason, setReason] = useState<Reason>(first)
  const [more, setMore] = useState('')
  const [message, setMessage] = useState<string>()
  const [busy, setBusy] = useState(false)

  const run = async () => {
    const { id } = comment
    if (act === 'hide') return onHidden(await api.attempt(hideComment, { id, reason }))
    const trimmed = more.replaceAll(/\s+/g, ' ').trim()
    await api.attempt(reportComment, { id, reason, ...(trimmed === '' ? {} : { words: trimmed }) })
  }
  const submit = async () => {
    setBusy(true)
    setMessage(undefined)
    try {
      await run()
      toasts.show(act === 'hide' ? t.hidden : t.reported, 'ok')
      onClose()
    } catch (error) {
      setMessage(failure(error, shared.failed))
      setBusy(false)
    }
  }
  return (
    <Dialog title={t[act]} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <p className={styles.lead}>{act === 'hide' ? t.hideLead : t.reportLead}</p>
        <Choices value={reason} onChoose={setReason} />
        {act === 'report' && (
          <label className={styles.words}>
            {t.words}
            <textarea
              rows={2}
              maxLength={200}
              value={more}
              onChange={({ currentTarget }) => setMore(currentTarget.value)}
            />
          </label>
        )}
        <DialogMessage>{message}</DialogMessage>
        <DialogFoot>
          <Button look="plain" size="md" onClick={onClose}>
            {shared.cancel}
          </Button>
          <Button type="submit" size="md" busy={busy}>
            {act === 'hide' ? t.doHide : t.doReport}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  )
}
