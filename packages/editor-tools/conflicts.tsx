import { type ComponentProps, Suspense } from 'react'
import { lazyComponent } from '#packages/scheduling/lazy-component.ts'
import type { ConflictsDialog } from './conflicts-dialog.tsx'

const Dialog = lazyComponent(async () => (await import('./conflicts-dialog.tsx')).ConflictsDialog)
export const loadConflicts = Dialog.preload

/** Asks about what was changed here and elsewhere at once, when there is any. */
export const Conflicts = (props: ComponentProps<typeof ConflictsDialog>) =>
  props.conflicts.length > 0 && (
    <Suspense>
      <Dialog key={props.conflicts.length} {...props} />
    </Suspense>
  )
