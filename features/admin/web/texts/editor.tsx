import { type ReactNode, useRef, useState } from 'react'
import { ActDialog } from '#packages/admin-ui/act-dialog.tsx'
import { useFailure } from '#packages/admin-ui/use-failure.ts'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { Button } from '#packages/ui/button.tsx'
import { toasts } from '#packages/ui/toast-store.ts'
import { Leaving } from './parts.tsx'
import { TextDifferences } from './text-differences.tsx'
import classes from './texts.module.css'
import type { TextDraft } from './use-text-draft.ts'

const words = defineWords({
  zh: {
    continued: '接着上次没有保存的修改。',
    afresh: '放弃它，从现在的文字开始',
    stale: '你编辑期间，别人保存过。你写的都还在，还没有保存。两边的不同：',
    differing: '两边的不同',
    theirs: '对方的',
    mine: '你的',
    keepMine: '在对方的基础上保留我的修改',
    takeTheirs: '用对方的，放弃我的',
    same: '没有未保存的修改',
    changed: (count: number) => `${count} 处未保存的修改`,
    faults: (count: number) => `${count} 处要先改好`,
    undo: '放弃修改',
    save: '保存',
    saved: '已保存，访问者马上就能看到',
    restore: '恢复默认',
    restoreTitle: '恢复默认文字',
    restoreLead: '换回随产品附带的文字，马上对访问者生效。',
    restoreLoses: '没有保存的修改会丢掉。',
    restored: '已换回默认文字',
  },
  en: {
    continued: 'Restored your unsaved changes.',
    afresh: 'Discard them and start from the current text',
    stale:
      'Someone else saved while you were editing. Everything you wrote is still here but not saved yet. Differences:',
    differing: 'Differences',
    theirs: 'Theirs',
    mine: 'Yours',
    keepMine: 'Apply my changes on top of theirs',
    takeTheirs: 'Use theirs and discard mine',
    same: 'No unsaved changes',
    changed: (count: number) => (count === 1 ? '1 unsaved change' : `${count} unsaved changes`),
    faults: (count: number) => (count === 1 ? 'Fix 1 error first' : `Fix ${count} errors first`),
    undo: 'Discard changes',
    save: 'Save',
    saved: 'Saved. Visitors see it right away.',
    restore: 'Restore default',
    restoreTitle: 'Restore default text',
    restoreLead: 'Brings back the text that comes with the product. Visitors see it right away.',
    restoreLoses: 'Unsaved changes will be lost.',
    restored: 'Default text restored',
  },
})

interface EditorProps {
  form: TextDraft
  isDefault: boolean
  /** Shown next to the question whether to restore. */
  restoreNote?: string
  /** Scrolls to an invalid field. */
  onFault(path: string): void
  children: ReactNode
}

const Clash = ({ form, theirs }: Pick<EditorProps, 'form'> & { theirs: TextDraft['draft'] }) => {
  const t = useWords(words)
  return (
    <section className={classes.notice} role="alert">
      <p>{t.stale}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys. */}
      <section className={classes.clash} tabIndex={0} aria-label={t.differing}>
        <TextDifferences before={theirs} after={form.draft} heads={[t.theirs, t.mine]} />
      </section>
      <div className={classes.buttons}>
        <Button onClick={form.keepMine}>{t.keepMine}</Button>
        <Button look="plain" onClick={form.discard}>
          {t.takeTheirs}
        </Button>
      </div>
    </section>
  )
}

/** Wraps the fields of one kind of text: restored drafts, saves of other admins, and the buttons. */
export const Editor = ({ form, isDefault, restoreNote, onFault, children }: EditorProps) => {
  const t = useWords(words)
  const failure = useFailure()
  const body = useRef<HTMLFormElement>(null)
  const [asks, setAsks] = useState(false)
  const { isChanged, faults, theirs, busy } = form
  const save = async () => {
    const [first] = faults?.keys() ?? []
    if (first !== undefined) {
      onFault(first)
      requestAnimationFrame(() => body.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
      return
    }
    try {
      if (await form.save()) toasts.show(t.saved, 'ok')
    } catch (error) {
      toasts.show(failure(error), 'error')
    }
  }
  return (
    <>
      <form
        ref={body}
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (isChanged && !busy && !theirs) void save()
        }}
      >
        {form.wasRestored && !theirs && (
          <p className={classes.notice}>
            {t.continued}
            <button type="button" onClick={form.discard}>
              {t.afresh}
            </button>
          </p>
        )}
        {theirs && <Clash form={form} theirs={theirs} />}
        {children}
        <footer className={classes.foot}>
          <span className={classes.message} role="status">
            {faults ? t.faults(faults.size) : isChanged ? t.changed(form.changes.length) : t.same}
          </span>
          {!isDefault && (
            <Button look="plain" size="md" onClick={() => setAsks(true)}>
              {t.restore}
            </Button>
          )}
          <Button look="plain" size="md" disabled={!isChanged} onClick={form.discard}>
            {t.undo}
          </Button>
          <Button type="submit" size="md" busy={busy} disabled={!isChanged || theirs !== undefined}>
            {t.save}
          </Button>
        </footer>
      </form>
      {asks && (
        <ActDialog
          title={t.restoreTitle}
          lead={[t.restoreLead, restoreNote, isChanged && t.restoreLoses].filter(Boolean).join(' ')}
          act={t.restore}
          run={async () => {
            if (await form.restore()) toasts.show(t.restored, 'ok')
          }}
          onClose={() => setAsks(false)}
        />
      )}
      <Leaving isChanged={isChanged} />
    </>
  )
}
