import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { singleKeys } from '#packages/editor-tools/single-keys.ts'
import { isForInputMethod } from '#packages/ui/for-input-method.ts'
import { countQuery, queueQuery, submittedQuery } from './review-queries.ts'

export const QUEUE = '/admin/templates'
export const pathOf = (id: string) => `${QUEUE}/${id}`

/** The position of a template in the queue and its neighbours. */
export const useQueue = (id: string) => {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const ids = (useQuery(queueQuery).data?.templates ?? []).map((template) => template.id)
  const total = useQuery(countQuery).data?.waiting ?? ids.length
  const at = ids.indexOf(id)
  const previous = ids[at - 1]
  const next = at < 0 ? ids[0] : ids[at + 1]
  useEffect(() => {
    if (next) void queries.prefetchQuery(submittedQuery(next))
  }, [queries, next])
  const open = (one: string | undefined) => one && navigate(pathOf(one))
  return {
    /** From 1; 0 if it is not in the loaded part of the queue. */
    place: at + 1,
    total,
    toPrevious: previous ? () => void open(previous) : undefined,
    toNext: next ? () => void open(next) : undefined,
    /** Goes to the next template or, after the last, to the one that has waited longest. */
    settled: async () => {
      const known = next ?? ids.find((one) => one !== id)
      queries.setQueryData(
        queueQuery.queryKey,
        (queue) => queue && { ...queue, templates: queue.templates.filter((one) => one.id !== id) },
      )
      void queries.invalidateQueries({ queryKey: queueQuery.queryKey })
      void queries.invalidateQueries({ queryKey: countQuery.queryKey })
      // Marked as stale but not loaded again: it may still be visible, and it is not in the queue any more.
      void queries.invalidateQueries({ queryKey: submittedQuery(id).queryKey, refetchType: 'none' })
      // Authors may have submitted others since the queue was loaded.
      const fresh = known ? undefined : await queries.fetchQuery(queueQuery).catch(() => undefined)
      const after = known ?? fresh?.templates.find((one) => one.id !== id)?.id
      await navigate(after ? pathOf(after) : QUEUE, { replace: true })
    },
  }
}

const TAKES_KEYS = 'input, textarea, select, [contenteditable], [role="listbox"], [role="menu"]'

/** Shortcuts without a modifier, unless a field has the focus or the user has turned them off. */
export const useKeys = (keys: Readonly<Record<string, (() => void) | undefined>>) => {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey } = event
      if (event.defaultPrevented || isForInputMethod(event) || ctrlKey || metaKey || altKey) return
      if (!singleKeys.on() || (target instanceof Element && target.closest(TAKES_KEYS))) return
      const act = keys[key]
      if (!act) return
      event.preventDefault()
      act()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [keys])
}
