import { useEditor } from '#packages/editor-core/use-editor.tsx'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { toasts } from '#packages/ui/toast-store.ts'
import type { Reviewed } from './use-review.ts'
import { writeChanges } from './write-changes.ts'

const words = defineWords({
  zh: {
    changed: '有的文字刚刚改过，没有覆盖；请看看新的对照。',
    refused: (count: number) => `${count} 处放不进那一栏（太长或格式不对），没有写入。`,
  },
  en: {
    changed: 'Some text just changed, so it wasn’t overwritten. Check the new comparison.',
    refused: (count: number) => `${count} not applied: too long or in the wrong format for the field.`,
  },
})

/** Applies the decided changes as one undo step. Returns whether anything was written. */
export const useWrite = () => {
  const t = useWords(words)
  const editor = useEditor()
  return (reviewed: readonly Reviewed[]): boolean => {
    const changes = reviewed
      .filter(({ proposal, text }) => text !== proposal.before)
      .map(({ proposal, text }) => ({ place: proposal.place, before: proposal.before, text }))
    const { command, refused } = writeChanges(editor.state.getState().document, changes)
    if (refused.some(({ why }) => why !== 'refused')) {
      toasts.show(t.changed, 'warn')
      return false
    }
    if (refused.length > 0) toasts.show(t.refused(refused.length), 'warn')
    if (refused.length === changes.length) return false
    editor.edit(command)
    editor.endGesture()
    return true
  }
}
