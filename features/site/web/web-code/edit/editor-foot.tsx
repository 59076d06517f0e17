import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { Button } from '#packages/ui/button.tsx'
import classes from './page-editor.module.css'
import type { PageDraft } from './use-page-draft.ts'

const words = defineWords({
  zh: {
    restore: '恢复默认内容',
    restoreAsk: '换回随产品附带的内容？现在的文字会留在历史记录里。',
    restoreLoses: '没保存的修改会丢掉。',
    restoreYes: '恢复默认',
    discardAsk: '有没保存的修改。',
    discardYes: '放弃修改',
    stay: '继续编辑',
    cancel: '取消',
    save: '保存',
    removed: (title: string) => (title.trim() === '' ? '已删除一项。' : `已删除「${title}」。`),
    undo: '撤销',
    wrong: (count: number) => `${count} 处需要修改，已在字段旁写明。`,
  },
  en: {
    restore: 'Restore default',
    restoreAsk: 'Restore the default content? The current text stays in the history.',
    restoreLoses: 'Unsaved changes will be lost.',
    restoreYes: 'Restore',
    discardAsk: 'You have unsaved changes.',
    discardYes: 'Discard changes',
    stay: 'Keep editing',
    cancel: 'Cancel',
    save: 'Save',
    removed: (title: string) => (title.trim() === '' ? 'Item deleted.' : `“${title}” deleted.`),
    undo: 'Undo',
    wrong: (count: number) => (count === 1 ? 'Fix 1 field.' : `Fix ${count} fields.`),
  },
})

export type Asking = 'restore' | 'discard'

interface EditorFootProps {
  form: PageDraft
  asking: Asking | undefined
  onAsk(asking: Asking | undefined): void
  canRestore: boolean
  /** The last deleted row, while it can be restored. */
  removed: string | undefined
  onUndo(): void
  onLeave(): void
  onClose(): void
}

const Question = ({ form, asking, onAsk, onClose }: EditorFootProps) => {
  const t = useWords(words)
  const answer = () => {
    onAsk(undefined)
    if (asking === 'restore') return form.restore()
    form.discard()
    onClose()
  }
  return (
    <>
      <p role="alert">
        {asking === 'discard' ? t.discardAsk : t.restoreAsk}
        {asking === 'restore' && form.isChanged && ` ${t.restoreLoses}`}
      </p>
      <Button look="plain" size="md" autoFocus onClick={() => onAsk(undefined)}>
        {t.stay}
      </Button>
      <Button look="plain" size="md" className={classes.grave} onClick={answer}>
        {asking === 'discard' ? t.discardYes : t.restoreYes}
      </Button>
    </>
  )
}

const Actions = ({ form, onAsk, canRestore, removed, onUndo, onLeave }: EditorFootProps) => {
  const t = useWords(words)
  return (
    <>
      <p role="status">
        {form.faults.size > 0 && <span data-fault="">{t.wrong(form.faults.size)}</span>}
        {removed !== undefined && (
          <>
            {t.removed(removed)}
            <button type="button" onClick={onUndo}>
              {t.undo}
            </button>
          </>
        )}
      </p>
      {canRestore && (
        <Button look="plain" size="md" onClick={() => onAsk('restore')}>
          {t.restore}
        </Button>
      )}
      <Button look="plain" size="md" onClick={onLeave}>
        {t.cancel}
      </Button>
      <Button size="md" busy={form.busy} disabled={!form.isChanged} onClick={form.save}>
        {t.save}
      </Button>
    </>
  )
}

/** The main buttons; a confirmation replaces them. */
export const EditorFoot = (props: EditorFootProps) => (
  <footer className={classes.foot}>{props.asking ? <Question {...props} /> : <Actions {...props} />}</footer>
)
