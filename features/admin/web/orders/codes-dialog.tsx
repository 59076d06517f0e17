import { safeName } from '#packages/export/safe-name.ts'
import { saveFile } from '#packages/export/save-file.ts'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { Button } from '#packages/ui/button.tsx'
import { Dialog, DialogFoot } from '#packages/ui/dialog.tsx'
import { toasts } from '#packages/ui/toast-store.ts'
import classes from './codes-dialog.module.css'

const words = defineWords({
  zh: {
    title: (count: number) => `${count} 个兑换码`,
    lead: '现在就复制或保存：关闭之后不再显示，服务器上只留有它们的指纹。',
    codes: '兑换码，一行一个',
    copy: '全部复制',
    copied: '已复制',
    failed: '没能复制，请选中后自己复制',
    save: '保存为文件',
    close: '我已保存，关闭',
  },
  en: {
    title: (count: number) => (count === 1 ? '1 redeem code' : `${count} redeem codes`),
    lead: 'Copy or save these codes now. You won’t see them again: the server stores only their hashes.',
    codes: 'Redeem codes, one per line',
    copy: 'Copy all',
    copied: 'Copied',
    failed: 'Couldn’t copy. Select the codes and copy them yourself.',
    save: 'Save to file',
    close: 'I’ve saved them, close',
  },
})

/** Shown only once: only its button closes it, neither a press outside nor Escape. */
export const CodesDialog = ({
  name,
  codes,
  onClose,
}: {
  name: string
  codes: readonly string[]
  onClose(): void
}) => {
  const t = useWords(words)
  const text = codes.join('\n')
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toasts.show(t.copied, 'ok'),
      () => toasts.show(t.failed, 'error'),
    )
  return (
    <Dialog title={t.title(codes.length)} wide locked onClose={onClose}>
      <p>{t.lead}</p>
      <textarea className={classes.codes} readOnly aria-label={t.codes} value={text} />
      <DialogFoot>
        <Button look="plain" size="md" onClick={() => void copy()}>
          {t.copy}
        </Button>
        <Button
          look="plain"
          size="md"
          onClick={() =>
            saveFile({
              name: `${safeName(name) || 'huajian-codes'}.txt`,
              type: 'text/plain;charset=utf-8',
              bytes: new TextEncoder().encode(`${text}\n`),
            })
          }
        >
          {t.save}
        </Button>
        <Button size="md" onClick={onClose}>
          {t.close}
        </Button>
      </DialogFoot>
    </Dialog>
  )
}
