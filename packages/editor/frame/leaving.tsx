import { Suspense } from 'react'
import { useBlocker } from 'react-router'
import type { Saver } from '#packages/saving/saver.ts'
import { wouldLose } from '#packages/saving/use-saving.ts'
import { later } from '#packages/ui/later.ts'

const LeaveDialog = later(async () => (await import('./leave-dialog.tsx')).LeaveDialog)
export const loadLeaving = LeaveDialog.ahead

/** Asks before a link, or a way back, leads away from work that only this page has: no browser asks about those. */
export const Leaving = ({ saver, onBackup }: { saver: Pick<Saver, 'isAtRisk'>; onBackup(): void }) => {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      wouldLose(saver) && currentLocation.pathname !== nextLocation.pathname,
  )
  if (blocker.state !== 'blocked') return null
  return (
    <Suspense>
      <LeaveDialog
        onStay={() => blocker.reset()}
        onLeave={() => blocker.proceed()}
        // What was not taken is in no backup.
        onBackup={saver.isAtRisk ? onBackup : undefined}
      />
    </Suspense>
  )
}
