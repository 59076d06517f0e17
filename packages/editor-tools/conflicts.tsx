import { type ComponentProps, Suspense } from 'react'
import { later } from '#packages/scheduling/later.ts'
import type { ConflictsDialog } from './conflicts-dialog.tsx'

const Dialog = later(async () => (await import('./conflicts-dialog.tsx')).ConflictsDialog)
export const loadConflicts = Dialog.ahead

/** Asks about what was changed here and elsewhere at once, when there is any. */
export const Conflicts = (props: ComponentProps<typeof ConflictsDialog>) =>
  props.conflicts.length > 0 && (
    <Suspense>
      <Dialog key={props.conflicts.length} {...props} />
    </Suspense>
  )
