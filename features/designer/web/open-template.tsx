import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { StoreApi } from 'zustand/vanilla'
import type { Client } from '#packages/api/client.ts'
import type { MergeConflict } from '#packages/document/merge.ts'
import { createEditor, type Editor } from '#packages/editor-core/editor.ts'
import { currentOwner } from '#packages/local-data/owner.ts'
import { browserStore, claimDraft, draftOf } from '#packages/sync/browser-store.ts'
import type { DocumentStore } from '#packages/sync/document-store.ts'
import type { DocumentSync } from '#packages/sync/document-sync.ts'
import { type LocalDatabase, openLocalDatabase } from '#packages/sync/local-database.ts'
import { type Opened, openDocument } from '#packages/sync/open-document.ts'
import { useApi } from '#packages/ui/api.tsx'
import { Loading } from '#packages/ui/loading.tsx'
import { DesignerWorkspace } from './designer-workspace.tsx'
import { moveDraft } from './move-draft.ts'
import { TemplateNotOpened } from './not-opened.tsx'
import { factsOf, type OwnTemplate } from './own-facts.ts'
import { ReviewWorkspace } from './review-workspace.tsx'
import { signedInAs } from './signed-in.ts'
import { createMeta, type MetaState, ownMetaOf } from './template-meta.ts'
import { templateStore } from './template-store.ts'

export interface Workspace {
  id: string
  db: LocalDatabase
  editor: Editor
  sync: DocumentSync
  documentStore: DocumentStore
  meta: StoreApi<MetaState>
  /** Data of the template on the server; undefined for visitors. */
  facts: OwnTemplate | undefined
  /** Conflicts that the author has not resolved yet. */
  conflicts: readonly MergeConflict[]
}

type Phase =
  | { phase: 'opening' }
  | { phase: 'refused'; answer: Extract<Opened, { found: false }> }
  | { phase: 'review'; facts: OwnTemplate }
  | { phase: 'open'; workspace: Workspace }

type OnConflicts = (conflicts: MergeConflict[]) => void

const openAt = async (
  client: Client,
  queries: QueryClient,
  db: LocalDatabase,
  id: string,
  onConflicts: OnConflicts,
): Promise<Phase> => {
  const account = await signedInAs(queries)
  const owner = account ?? currentOwner()
  const isHere = async () => (await draftOf(db, id, owner)) !== undefined
  if (account !== undefined && (await isHere())) {
    await claimDraft(db, id, account)
    // If the account is full or cannot be reached, the draft stays in this browser, and the next opening tries again.
    await moveDraft(db, client, id, account).catch(() => undefined)
  }
  const isDraft = await isHere()
  const facts = isDraft ? undefined : await factsOf(client, id)
  if (facts?.status === 'review') return { phase: 'review', facts }
  const meta = createMeta(id, ownMetaOf(facts?.meta ?? {}), isDraft || facts !== undefined)
  const documentStore = isDraft ? browserStore(db) : templateStore(client, meta)
  const answer = await openDocument(db, documentStore, id, owner, onConflicts)
  if (!answer.found) return { phase: 'refused', answer }
  const { history, sync, conflicts } = answer
  const editor = createEditor(history)
  return { phase: 'open', workspace: { id, db, editor, sync, documentStore, meta, facts, conflicts } }
}

const useOpening = (id: string) => {
  const client = useApi()
  const queries = useQueryClient()
  const [phase, setPhase] = useState<Phase>({ phase: 'opening' })
  const [times, setTimes] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens the template again.
  useEffect(() => {
    let left = false
    let sync: DocumentSync | undefined
    const add: OnConflicts = (more) =>
      setPhase((now) =>
        now.phase === 'open'
          ? { ...now, workspace: { ...now.workspace, conflicts: [...now.workspace.conflicts, ...more] } }
          : now,
      )
    const leave = () => void sync?.push().finally(() => sync?.close())
    const open = async () => {
      const next = await openAt(client, queries, await openLocalDatabase(), id, add)
      if (next.phase === 'open') sync = next.workspace.sync
      if (left) return leave()
      setPhase(next)
    }
    setPhase({ phase: 'opening' })
    open().catch(() => setPhase({ phase: 'refused', answer: { found: false, reason: 'full' } }))
    return () => {
      left = true
      leave()
    }
  }, [client, queries, id, times])
  return {
    phase,
    again: () => setTimes((count) => count + 1),
    settled: () =>
      setPhase((now) =>
        now.phase === 'open' ? { ...now, workspace: { ...now.workspace, conflicts: [] } } : now,
      ),
  }
}

/** One of the author's templates, which is read-only while it is in review. */
export const OpenTemplate = ({ id }: { id: string }) => {
  const { phase, again, settled } = useOpening(id)
  switch (phase.phase) {
    case 'opening':
      return <Loading />
    case 'refused':
      return <TemplateNotOpened answer={phase.answer} onAgain={again} />
    case 'review':
      return <ReviewWorkspace facts={phase.facts} onWithdrawn={again} />
    case 'open':
      return <DesignerWorkspace workspace={phase.workspace} onSubmitted={again} onSettled={settled} />
  }
}
