import parts from '#packages/editor-core/tool-parts.module.css'
import { useEditor } from '#packages/editor-core/use-editor.tsx'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { toasts } from '#packages/ui/toast-store.ts'
import type { Model } from '../../contract.ts'
import { verdictOf } from '../change/decisions.ts'
import type { Reviewed } from '../change/use-review.ts'
import { useWrite } from '../change/use-write.ts'
import type { AiRun } from '../run/run-state.ts'
import styles from './editor.module.css'

const words = defineWords({
  zh: {
    free: '免费',
    spent: (points: number) => `用了 ${points} 积分`,
    costs: (points: number) => `${points} 积分一次`,
    unconfirmed: (count: number) => `涉及事实的 ${count} 处，确认前不会写入`,
    copy: '复制新稿',
    copied: '已复制',
    notCopied: '没能复制，请选中文字再复制',
    write: (count: number) => (count === 0 ? '写入' : `写入已接受的 ${count} 处`),
    undo: '已写入，可以撤销',
  },
  en: {
    free: 'free',
    spent: (points: number) => `${points} points spent`,
    costs: (points: number) => `${points} points per run`,
    unconfirmed: (count: number) => `${count} changed facts need your confirmation`,
    copy: 'Copy new text',
    copied: 'Copied',
    notCopied: 'Couldn’t copy. Select the text and copy it.',
    write: (count: number) => (count === 0 ? 'Apply' : `Apply ${count} accepted`),
    undo: 'Applied. You can undo this.',
  },
})

/** The cost, the number of unconfirmed facts, and the button that writes the changes. */
export const EditFooter = ({
  run,
  model,
  price,
  reviewed,
  taken,
  onDone,
}: {
  run: AiRun
  model: Model | undefined
  price: number
  reviewed: readonly Reviewed[]
  taken: number
  onDone(): void
}) => {
  const t = useWords(words)
  const editor = useEditor()
  const write = useWrite()
  const open = reviewed.reduce(
    (sum, { proposal, decisions }) =>
      sum +
      proposal.hunks.filter(
        ({ id }) => verdictOf(decisions, id) === 'open' && proposal.facts.some(({ hunk }) => hunk === id),
      ).length,
    0,
  )
  const copy = () =>
    navigator.clipboard.writeText(reviewed.map(({ text }) => text).join('\n\n')).then(
      () => toasts.show(t.copied, 'ok'),
      () => toasts.show(t.notCopied, 'error'),
    )
  const apply = () => {
    if (!write(reviewed)) return
    toasts.show(t.undo, 'ok')
    const [first] = reviewed
    if (first) {
      const { section, item, field } = first.proposal.place
      editor.select({ section, item, field, slot: field }, 'style')
    }
    onDone()
  }
  return (
    <>
      <span className={styles.facts}>
        {model && `${model.name} · `}
        {run.spent !== undefined && run.spent > 0
          ? t.spent(run.spent)
          : price === 0
            ? t.free
            : t.costs(price)}
        {open > 0 && <em className={styles.unconfirmed}>{t.unconfirmed(open)}</em>}
      </span>
      {reviewed.length > 0 && (
        <>
          <button type="button" className={parts.button} onClick={() => void copy()}>
            {t.copy}
          </button>
          <button type="button" className={parts.primary} disabled={taken === 0} onClick={apply}>
            {t.write(taken)}
          </button>
        </>
      )}
    </>
  )
}
