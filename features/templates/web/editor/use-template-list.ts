import { useCallback, useEffect, useState } from 'react'
import type { Templates } from '#packages/editor-core/tool.ts'

interface Listed {
  words: string
  templates: { id: string; name: string }[]
  /** The number of loaded pages and of all pages. */
  page: number
  pages: number
  partial: boolean
}

const PAUSE_MS = 300

/** The gallery for a search, page by page. */
export const useTemplateList = (templates: Templates, words: string) => {
  const [listed, setListed] = useState<Listed>()
  const [failed, setFailed] = useState(false)
  const [busy, setBusy] = useState(true)
  const [times, setTimes] = useState(0)

  const fetchPage = useCallback(
    async (page: number, isGone: () => boolean) => {
      setBusy(true)
      try {
        const found = await templates.list(words, page)
        if (isGone()) return
        setFailed(false)
        setListed((before) => {
          const known = page > 1 && before ? before.templates : []
          const fresh = found.templates.filter(({ id }) => !known.some((one) => one.id === id))
          return {
            words,
            templates: [...known, ...fresh],
            page,
            pages: found.pages,
            partial: found.partial ?? false,
          }
        })
      } catch {
        if (!isGone()) setFailed(true)
      } finally {
        if (!isGone()) setBusy(false)
      }
    },
    [templates, words],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: `times` asks again.
  useEffect(() => {
    let gone = false
    const timer = setTimeout(() => void fetchPage(1, () => gone), words === '' ? 0 : PAUSE_MS)
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [fetchPage, words, times])

  const more = listed && !listed.partial && listed.page < listed.pages
  return {
    listed,
    failed,
    busy,
    again: () => setTimes(times + 1),
    more: more && !busy ? () => void fetchPage(listed.page + 1, () => false) : undefined,
  }
}
