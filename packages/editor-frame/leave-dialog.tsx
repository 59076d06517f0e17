import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { Button } from '#packages/ui/button.tsx'
import { Dialog, DialogFoot } from '#packages/ui/dialog.tsx'
import styles from './leave-dialog.module.css'

const words = defineWords({
  zh: {
    title: '改动还没有保存',
    text: '这台设备没有空间记下改动，也还没有存到别处。现在离开，没有保存的改动就没有了；可以先下载一份备份。',
    invalidDraft: '表单里有一处太长或不合要求，还没有存进文档。现在离开，那一处的改动就没有了。',
    leave: '离开',
    backup: '下载备份',
    stay: '留下',
  },
  en: {
    title: 'Changes are not saved',
    text: 'This device has no room for your changes, and they are nowhere else yet. If you leave now, they are gone. You can download a backup first.',
    invalidDraft:
      'Something in the form is too long or not right, and is not in the document. If you leave now, that change is gone.',
    leave: 'Leave',
    backup: 'Download a backup',
    stay: 'Stay',
  },
})

export const LeaveDialog = ({
  onStay,
  onLeave,
  onBackup,
}: {
  onStay(): void
  onLeave(): void
  /** Undefined if only an invalid draft would be lost, which a backup does not contain. */
  onBackup: (() => void) | undefined
}) => {
  const t = useWords(words)
  return (
    <Dialog title={t.title} onClose={onStay}>
      <p className={styles.text}>{onBackup ? t.text : t.invalidDraft}</p>
      <DialogFoot>
        <Button look="plain" size="md" onClick={onLeave}>
          {t.leave}
        </Button>
        {onBackup && (
          <Button look="plain" size="md" onClick={onBackup}>
            {t.backup}
          </Button>
        )}
        <Button size="md" data-autofocus="" onClick={onStay}>
          {t.stay}
        </Button>
      </DialogFoot>
    </Dialog>
  )
}
