import { Suspense, useEffect, useRef } from 'react'
import { type Location, useBlocker } from 'react-router'
import { useEditor } from '#packages/editor-core/use-editor.tsx'
import { isPhone } from '#packages/editor-core/use-phone.ts'
import { later } from '#packages/scheduling/later.ts'
import type { DocumentSync } from '#packages/sync/document-sync.ts'
import { hasWayBack, stepBack } from '#packages/ui/way-back.ts'

const LeaveDialog = later(async () => (await import('./leave-dialog.tsx')).LeaveDialog)
export const loadLeaving = LeaveDialog.ahead

/** The document that the URL names: a path, and in the designer the id of the template. */
const placeOf = ({ pathname, search }: Location): string =>
  `${pathname} ${new URLSearchParams(search).get('id')}`

/**
 * Asks before a link or the Back button leaves work that is only on this page: browsers do not ask about those. On a
 * phone, Back first closes open overlays.
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
        // A backup does not contain invalid drafts.
        onBackup={sync.isAtRisk ? onBackup : undefined}
      />
    </Suspense>
  )
}
