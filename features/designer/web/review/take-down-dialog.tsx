import { useState } from 'react'
import { type PublicRow, takeDownTemplate } from '#features/templates/contract.ts'
import { CallFailure } from '#packages/api/client.ts'
import { SYSTEM_USER_ID } from '#packages/api/system-user.ts'
import { ToolDialog } from '#packages/editor-tools/tool-dialog.tsx'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { useApi } from '#packages/ui/api.tsx'
import { Button } from '#packages/ui/button.tsx'
import { toasts } from '#packages/ui/toast-store.ts'
import styles from './queue.module.css'
import { ReasonField } from './reason-field.tsx'

const words = defineWords({
  zh: {
    title: (name: string) => `下架「${name}」`,
    text: '模板库、搜索和它的页面里都不再出现；用它做成的简历不受影响。',
    emailNote: '作者会收到你写的原因，改好后可以再次提交。',
    ours: '这是花笺自带的模板，没有作者会再次提交，升级也不会让它重新出现。',
    cancel: '取消',
    takeDown: '下架',
    done: (name: string) => `「${name}」已下架`,
    failed: '没能下架，请再试一次。',
  },
  en: {
    title: (name: string) => `Take down “${name}”`,
    text: 'It will no longer appear in the gallery, in search or on its own page. Resumes made from it aren’t affected. ',
    emailNote: 'The author receives your reason and can fix and resubmit the template.',
    ours: 'This template comes with Huajian: no author can resubmit it, and upgrades won’t bring it back.',
    cancel: 'Cancel',
    takeDown: 'Take down',
    done: (name: string) => `“${name}” taken down`,
    failed: 'Couldn’t take it down. Please try again.',
  },
})

const Form = ({ template, onClose, onDone }: { template: PublicRow; onClose(): void; onDone(): void }) => {
  const t = useWords(words)
  const client = useApi()
  const [reason, setReason] = useState('')
  const [phase, setPhase] = useState<{ busy: boolean; fault?: string }>({ busy: false })
  const may = reason.trim() !== '' && !phase.busy
  const takeDown = async () => {
    setPhase({ busy: true })
    try {
      await client.attempt(takeDownTemplate, { id: template.id, reason })
      toasts.show(t.done(template.meta.name), 'ok')
      onClose()
      onDone()
    } catch (error) {
      setPhase({ busy: false, fault: (error instanceof CallFailure && error.body?.message) || t.failed })
    }
  }
  return (
    <div className={styles.form}>
      <p>
        {t.text}
        {template.author.id === SYSTEM_USER_ID ? t.ours : t.emailNote}
      </p>
      <ReasonField
        value={reason}
        onChange={setReason}
        onSend={() => may && void takeDown()}
        disabled={phase.busy}
      />
      {phase.fault && (
        <p className={styles.fault} role="alert">
          {phase.fault}
        </p>
      )}
      <div className={styles.buttons}>
        <Button size="md" look="plain" onClick={onClose}>
          {t.cancel}
        </Button>
        <Button size="md" busy={phase.busy} disabled={!may} onClick={() => void takeDown()}>
          {t.takeDown}
        </Button>
      </div>
    </div>
  )
}

export const TakeDownDialog = ({
  opened,
  template,
  onClose,
  onDone,
}: {
  opened: boolean
  template: PublicRow | undefined
  onClose(): void
  onDone(): void
}) => {
  const t = useWords(words)
  return (
    <ToolDialog opened={opened} onClose={onClose} title={t.title(template?.meta.name ?? '')}>
      {opened && template && <Form key={template.id} template={template} onClose={onClose} onDone={onDone} />}
    </ToolDialog>
  )
}
