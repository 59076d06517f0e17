import { useQueryClient } from '@tanstack/react-query'
import { inPlace } from '#packages/api/client.ts'
import type { Endpoint, InputOf, ReplyOf } from '#packages/api/endpoint.ts'
import type { ErrorBody } from '#packages/api/errors.ts'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { useApi } from '#packages/ui/api.tsx'
import { toasts } from '#packages/ui/toast-store.ts'
import {
  destroyResume,
  documentStorage,
  duplicateResume,
  emptyBin,
  listResumes,
  removeResume,
  renameResume,
  restoreResume,
} from '../contract.ts'

const words = defineWords({
  zh: {
    removed: (count: number) => `${count} 份已移到回收站，30 天内可以恢复`,
    restored: (count: number) => `${count} 份已恢复`,
    copied: '已复制',
    destroy: (count: number) => `彻底删除这 ${count} 份？连同历史版本，不能恢复。`,
    destroyed: (count: number) => `${count} 份已彻底删除`,
  },
  en: {
    removed: (count: number) =>
      `Moved ${count} ${count === 1 ? 'item' : 'items'} to trash. You can restore them for 30 days.`,
    restored: (count: number) => `${count} ${count === 1 ? 'item' : 'items'} restored`,
    copied: 'Copy created',
    destroy: (count: number) =>
      count === 1
        ? 'Permanently delete this item and its version history? You can’t undo this.'
        : `Permanently delete ${count} items and their version history? You can’t undo this.`,
    destroyed: (count: number) => `${count} ${count === 1 ? 'item' : 'items'} permanently deleted`,
  },
})

/** Actions on resumes in the list. Afterwards the list is loaded again, even if some of them failed. */
export const useResumeActions = () => {
  const t = useWords(words)
  const api = useApi()
  const queries = useQueryClient()
  const again = () => {
    for (const { method, path } of [listResumes, documentStorage])
      void queries.invalidateQueries({ queryKey: [method, path] })
  }

  const each = async (ids: readonly string[], act: (id: string) => Promise<unknown>, message: string) => {
    try {
      for (const id of ids) await act(id)
      toasts.show(message)
    } finally {
      again()
    }
  }
  const quietly = (work: Promise<unknown>) => void work.catch(() => undefined)
  /** Shows the server's message for errors that the endpoint declares, since it says what to do. */
  const call = async <E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<ReplyOf<E>> => {
    const shown = inPlace(endpoint)
    try {
      return await api.call(endpoint, input, shown)
    } catch (body) {
      const { code, message } = (body ?? {}) as Partial<ErrorBody>
      if (code !== undefined && message !== undefined && shown.inPlace?.includes(code))
        toasts.show(message, 'error')
      throw body
    }
  }
  return {
    remove: (ids: readonly string[]) =>
      quietly(each(ids, (id) => call(removeResume, { id }), t.removed(ids.length))),
    restore: (ids: readonly string[]) =>
      quietly(each(ids, (id) => call(restoreResume, { id }), t.restored(ids.length))),
    duplicate: (id: string) => quietly(each([id], () => call(duplicateResume, { id }), t.copied)),
    destroy: (ids: readonly string[]) => {
      if (confirm(t.destroy(ids.length)))
        quietly(each(ids, (id) => call(destroyResume, { id }), t.destroyed(ids.length)))
    },
    emptyBin: (count: number) => {
      if (confirm(t.destroy(count)))
        quietly(
          call(emptyBin, {})
            .then(({ deleted }) => toasts.show(t.destroyed(deleted)))
            .finally(again),
        )
    },
    rename: (id: string, title: string) => quietly(call(renameResume, { id, title }).finally(again)),
  }
}
