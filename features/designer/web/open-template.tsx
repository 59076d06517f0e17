import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { StoreApi } from 'zustand/vanilla'
import type { Conflict } from '#packages/document/merge.ts'
import { createEditor, type Editor } from '#packages/editor/editor.ts'
import { currentOwner } from '#packages/local-data/owner.ts'
import { browserRemote, claimDraft, draftOf } from '#packages/saving/browser-remote.ts'
import { type Database, openDatabase } from '#packages/saving/database.ts'
import { type Opened, openDocument } from '#packages/saving/open.ts'
import type { Remote } from '#packages/saving/remote.ts'
import type { Saver } from '#packages/saving/saver.ts'
import { useApi } from '#packages/ui/api.tsx'
import { Loading } from '#packages/ui/loading.tsx'
import type { Client } from '#packages/wire/client.ts'
import { DesignerDesk } from './designer-desk.tsx'
import { moveDraft } from './move-draft.ts'
import { TemplateNotOpened } from './not-opened.tsx'
import { factsOf, type OwnTemplate } from './own-facts.ts'
import { ReviewDesk } from './review-desk.tsx'
import { signedInAs } from './signed-in.ts'
import { createMeta, type MetaState, ownMetaOf } from './template-meta.ts'
import { templateRemote } from './template-remote.ts'

export interface Desk {
  id: string
  db: Database
  editor: Editor
  saver: Saver
  remote: Remote
  meta: StoreApi<MetaState>
  /** As the server told; a visitor's has none. */
  facts: OwnTemplate | undefined
  /** What was changed here and elsewhere at once, until the author has looked at it. */
  conflicts: readonly Conflict[]
}

type Phase =
  | { phase: 'opening' }
  | { phase: 'refused'; answer: Extract<Opened, { found: false }> }
  | { phase: 'review'; facts: OwnTemplate }
  | { phase: 'open'; desk: Desk }

type OnConflicts = (conflicts: Conflict[]) => void

const openAt = async (
  client: Client,
  queries: QueryClient,
  db: Database,
  id: string,
  onConflicts: OnConflicts,
): Promise<Phase> => {
  const account = await signedInAs(queries)
  const owner = account ?? currentOwner()
  const isHere = async () => (await draftOf(db, id, owner)) !== undefined
  if (account !== undefined && (await isHere())) {
    await claimDraft(db, id, account)
    // The account may be full or out of reach: then it stays where it is, whole, and is tried again next time.
    await moveDraft(db, client, id, account).catch(() => undefined)
  }
  const isDraft = await isHere()
  const facts = isDraft ? undefined : await factsOf(client, id)
  if (facts?.status === 'review') return { phase: 'review', facts }
  const meta = createMeta(id, ownMetaOf(facts?.meta ?? {}), isDraft || facts !== undefined)
  const remote = isDraft ? browserRemote(db) : templateRemote(client, meta)
  const answer = await openDocument(db, remote, id, owner, onConflicts)
  if (!answer.found) return { phase: 'refused', answer }
  const { history, saver, conflicts } = answer
  const editor = createEditor(history)
  return { phase: 'open', desk: { id, db, editor, saver, remote, meta, facts, conflicts } }
}

const useOpening = (id: string) => {
  const client = useApi()
  const queries = useQueryClient()
  const [phase, setPhase] = useState<Phase>({ phase: 'opening' })
  const [times, setTimes] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again is opened again.
  useEffect(() => {
    let left = false
    let saver: Saver | undefined
    const add: OnConflicts = (more) =>
      setPhase((now) =>
        now.phase === 'open'
          ? { ...now, desk: { ...now.desk, conflicts: [...now.desk.conflicts, ...more] } }
          : now,
      )
    const leave = () => void saver?.push().finally(() => saver?.close())
    const open = async () => {
      const next = await openAt(client, queries, await openDatabase(), id, add)
      if (next.phase === 'open') saver = next.desk.saver
      if (left) return leave()
      setPhase(next)
    }
    setPhase({ phase: 'opening' })
    open().catch(() => setPhase({ phase: 'refused', answer: { found: false, why: 'full' } }))
    return () => {
      left = true
      leave()
    }
  }, [client, queries, id, times])
  return {
    phase,
    again: () => setTimes((count) => count + 1),
    settled: () =>
      setPhase((now) => (now.phase === 'open' ? { ...now, desk: { ...now.desk, conflicts: [] } } : now)),
  }
}

/** A template of one's own: open for work, or standing still while it is looked at. */
export const OpenTemplate = ({ id }: { id: string }) => {
  const { phase, again, settled } = useOpening(id)
  switch (phase.phase) {
    case 'opening':
      return <Loading />
    case 'refused':
      return <TemplateNotOpened answer={phase.answer} onAgain={again} />
    case 'review':
      return <ReviewDesk facts={phase.facts} onWithdrawn={again} />
    case 'open':
      return <DesignerDesk desk={phase.desk} onSubmitted={again} onSettled={settled} />
  }
}
