import { Suspense, useEffect, useRef } from 'react'
import { type Location, useBlocker } from 'react-router'
import { useEditor } from '#packages/editor-core/use-editor.tsx'
import { isPhone } from '#packages/editor-core/use-phone.ts'
import { lazyComponent } from '#packages/scheduling/lazy-component.ts'
import type { DocumentSync } from '#packages/sync/document-sync.ts'
import { closeTopOverlay, hasOpenOverlay } from '#packages/ui/back-to-close.ts'

const LeaveDialog = lazyComponent(async () => (await import('./leave-dialog.tsx')).LeaveDialog)
export const loadLeaving = LeaveDialog.preload

/** Identifies the document of a URL: its path and, in the designer, the id of the template. */
const documentKeyOf = ({ pathname, search }: Location): string =>
  `${pathname} ${new URLSearchParams(search).get('id')}`

/**
 * Asks before a link or the Back button discards work that only this page has; the browser itself asks only when the tab
 * is closed. On a phone, Back first closes open overlays.
 */
export const Leaving = ({ sync, onBackup }: { sync: Pick<DocumentSync, 'isAtRisk'>; onBackup(): void }) => {
  const { invalidDrafts } = useEditor()
  const isStep = useRef(false)
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    if (documentKeyOf(currentLocation) === documentKeyOf(nextLocation)) return false
    isStep.current = historyAction === 'POP' && isPhone() && hasOpenOverlay()
    return isStep.current || sync.isAtRisk || invalidDrafts.hasAny()
  })
  useEffect(() => {
    if (blocker.state !== 'blocked' || !isStep.current) return
    blocker.reset()
    closeTopOverlay()
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
