import { type ComponentProps, lazy, Suspense } from 'react'
import type { ConflictsDialog } from './conflicts-dialog.tsx'

export const loadConflicts = () => import('./conflicts-dialog.tsx')
const Dialog = lazy(async () => ({ default: (await loadConflicts()).ConflictsDialog }))

/** Asks about what was changed here and elsewhere at once, when there is any. */
export const Conflicts = (props: ComponentProps<typeof ConflictsDialog>) =>
  props.conflicts.length > 0 && (
    <Suspense>
      <Dialog key={props.conflicts.length} {...props} />
    </Suspense>
  )
