import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { countTemplateUse } from '#features/templates/visits-contract.ts'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { useApi } from '#packages/ui/api.tsx'
import { toasts } from '#packages/ui/toast-store.ts'
import { openDraftHere } from '../open-draft.ts'
import type { Draft } from '../plan.ts'

const words = defineWords({
  zh: { failed: '没能放进编辑器：浏览器的存储用不了。草稿还在这一页，请别关掉。' },
  en: {
    failed:
      'Couldn’t open the draft in the editor because the browser blocked storage. It’s still on this page, so don’t close it.',
  },
})

/** Stores the draft as a resume, in the account or in this browser, and opens it in the editor. */
export const useKeep = (change: (draft: Draft) => void) => {
  const t = useWords(words)
  const client = useApi()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const keep = async (draft: Draft) => {
    setBusy(true)
    try {
      const [{ startResume }, { openLocalDatabase }] = await Promise.all([
        import('#features/resumes/parts.ts'),
        import('#packages/sync/local-database.ts'),
      ])
      const { id: template } = draft.template
      const id = await startResume(client, queries, await openLocalDatabase(), draft.document, template)
      // A failure to count the use must not stop the user.
      void client.attempt(countTemplateUse, { id: template }).catch(() => undefined)
      change({ ...draft, keptAs: id })
      openDraftHere.set(undefined)
      await navigate(`/builder/${id}`)
    } catch {
      toasts.show(t.failed, 'error')
      setBusy(false)
    }
  }
  return { keep: (draft: Draft) => void keep(draft), busy }
}
