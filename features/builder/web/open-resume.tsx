import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Conflict } from '#packages/document/merge.ts'
import { createEditor } from '#packages/editor/editor.ts'
import { openDatabase } from '#packages/saving/database.ts'
import { type Opened, openDocument } from '#packages/saving/open.ts'
import type { Saver } from '#packages/saving/saver.ts'
import { useApi } from '#packages/ui/api.tsx'
import { Loading } from '#packages/ui/loading.tsx'
import { PageHead } from '#packages/ui/page-head.tsx'
import { defineWords, useWords } from '#packages/ui/words.tsx'
import { BuilderDesk } from './builder-desk.tsx'
import { chooseHome } from './choose-home.ts'
import type { Desk } from './desk.ts'
import { ResumeNotOpened } from './not-opened.tsx'

type Phase =
  | { phase: 'opening' }
  | { phase: 'refused'; answer: Extract<Opened, { found: false }> }
  | ({ phase: 'open' } & Desk)

const LEAVE_MS = 2000

/** Brings home what can be brought quickly; the rest is written down. Whoever opens next waits for it. */
const leave = async (saver: Saver): Promise<void> => {
  await Promise.race([saver.push(), new Promise((resolve) => setTimeout(resolve, LEAVE_MS))])
  saver.close()
  await saver.flush()
}
let closing: Promise<void> = Promise.resolve()

const useOpening = (id: string): { phase: Phase; again(): void; settled(): void } => {
  const client = useApi()
  const queries = useQueryClient()
  const [phase, setPhase] = useState<Phase>({ phase: 'opening' })
  const [times, setTimes] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again is opened again.
  useEffect(() => {
    let left = false
    let saver: Saver | undefined
    const add = (conflicts: Conflict[]) =>
      setPhase((now) =>
        now.phase === 'open' ? { ...now, conflicts: [...now.conflicts, ...conflicts] } : now,
      )
    const open = async () => {
      await closing
      const db = await openDatabase()
      const { remote, owner } = await chooseHome(client, queries, db, id)
      const answer = await openDocument(db, remote, id, owner, add)
      if (left) return answer.found && answer.saver.close()
      if (!answer.found) return setPhase({ phase: 'refused', answer })
      saver = answer.saver
      const editor = createEditor(answer.history)
      setPhase({ phase: 'open', id, db, editor, saver, remote, conflicts: answer.conflicts })
    }
    setPhase({ phase: 'opening' })
    open().catch(() => setPhase({ phase: 'refused', answer: { found: false, why: 'full' } }))
    return () => {
      left = true
      if (saver) closing = leave(saver)
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
  return <BuilderDesk desk={phase} onSettled={settled} />
}
