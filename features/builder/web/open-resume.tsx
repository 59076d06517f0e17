import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { MergeConflict } from '#packages/document/merge.ts'
import { createEditor } from '#packages/editor-core/editor.ts'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import type { DocumentSync } from '#packages/sync/document-sync.ts'
import { openLocalDatabase } from '#packages/sync/local-database.ts'
import { type Opened, openDocument } from '#packages/sync/open-document.ts'
import { useApi } from '#packages/ui/api.tsx'
import { Loading } from '#packages/ui/loading.tsx'
import { PageHead } from '#packages/ui/page-head.tsx'
import { BuilderWorkspace } from './builder-workspace.tsx'
import { chooseStore } from './choose-store.ts'
import { ResumeNotOpened } from './not-opened.tsx'
import type { Workspace } from './workspace.ts'

type Phase =
  | { phase: 'opening' }
  | { phase: 'refused'; answer: Extract<Opened, { found: false }> }
  | ({ phase: 'open' } & Workspace)

const LEAVE_MS = 2000

/** Saves before closing, for a limited time; the rest is in the journal. The next opening waits for it. */
const leave = async (sync: DocumentSync): Promise<void> => {
  await Promise.race([sync.push(), new Promise((resolve) => setTimeout(resolve, LEAVE_MS))])
  sync.close()
  await sync.flush()
}
let closing: Promise<void> = Promise.resolve()

const useOpening = (id: string): { phase: Phase; again(): void; settled(): void } => {
  const client = useApi()
  const queries = useQueryClient()
  const [phase, setPhase] = useState<Phase>({ phase: 'opening' })
  const [times, setTimes] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens the document again.
  useEffect(() => {
    let left = false
    let sync: DocumentSync | undefined
    const add = (conflicts: MergeConflict[]) =>
      setPhase((now) =>
        now.phase === 'open' ? { ...now, conflicts: [...now.conflicts, ...conflicts] } : now,
      )
    const open = async () => {
      await closing
      const db = await openLocalDatabase()
      const { documentStore, owner } = await chooseStore(client, queries, db, id)
      const answer = await openDocument(db, documentStore, id, owner, add)
      if (left) return answer.found && answer.sync.close()
      if (!answer.found) return setPhase({ phase: 'refused', answer })
      sync = answer.sync
      const editor = createEditor(answer.history)
      setPhase({ phase: 'open', id, db, editor, sync, documentStore, conflicts: answer.conflicts })
    }
    setPhase({ phase: 'opening' })
    open().catch(() => setPhase({ phase: 'refused', answer: { found: false, reason: 'full' } }))
    return () => {
      left = true
      if (sync) closing = leave(sync)
    }
  }, [client, queries, id, times])
  return {
    phase,
    again: () => setTimes((count) => count + 1),
    settled: () => setPhase((now) => (now.phase === 'open' ? { ...now, conflicts: [] } : now)),
  }
}

const words = defineWords({
  zh: { title: '编辑简历' },
  en: { title: 'Edit resume' },
})

export const OpenResume = ({ id }: { id: string }) => {
  const { phase, again, settled } = useOpening(id)
  const t = useWords(words)
  if (phase.phase === 'opening')
    return (
      <>
        <PageHead title={t.title} />
        <Loading />
      </>
    )
  if (phase.phase === 'refused') return <ResumeNotOpened answer={phase.answer} onAgain={again} />
  return <BuilderWorkspace workspace={phase} onSettled={settled} />
}
