import { Suspense, useEffect, useRef } from 'react'
import { type Location, useBlocker } from 'react-router'
import { useEditor } from '#packages/editor-core/use-editor.tsx'
import { isPhone } from '#packages/editor-core/use-phone.ts'
import { later } from '#packages/scheduling/later.ts'
import type { DocumentSync } from '#packages/sync/document-sync.ts'
import { hasWayBack, stepBack } from '#packages/ui/way-back.ts'

const LeaveDialog = later(async () => (await import('./leave-dialog.tsx')).LeaveDialog)
export const loadLeaving = LeaveDialog.ahead

/** What an editor is open on: a path, and in the designer the template that it names. */
const placeOf = ({ pathname, search }: Location): string =>
  `${pathname} ${new URLSearchParams(search).get('id')}`

/**
 * Asks before a link, or a way back, leads away from work that only this page has: no browser asks about those. On a
 * phone the way back first leads out of what stands before the pages.
 */
export const Leaving = ({ sync, onBackup }: { sync: Pick<DocumentSync, 'isAtRisk'>; onBackup(): void }) => {
  const { invalidDrafts } = useEditor()
  const isStep = useRef(false)
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    if (placeOf(currentLocation) === placeOf(nextLocation)) return false
    isStep.current = historyAction === 'POP' && isPhone() && hasWayBack()
    return isStep.current || sync.isAtRisk || invalidDrafts.hasAny()
  })
  useEffect(() => {
    if (blocker.state !== 'blocked' || !isStep.current) return
    blocker.reset()
    stepBack()
  }, [blocker])
  if (blocker.state !== 'blocked' || isStep.current) return null
  return (
    <Suspense>
      <LeaveDialog
        onStay={() => blocker.reset()}
        onLeave={() => blocker.proceed()}
        // What was not taken is in no backup.
        onBackup={sync.isAtRisk ? onBackup : undefined}
      />
    </Suspense>
  )
}
