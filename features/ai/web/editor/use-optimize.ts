import type { Place } from '#packages/ai/places.ts'
import { jumpTo } from '#packages/editor-core/jump.ts'
import { useEditor } from '#packages/editor-core/use-editor.tsx'
import { useReview } from '../change/use-review.ts'
import { useStoredRun } from './use-stored-run.ts'

/** What is known about the whole resume: its diagnosis, how it meets a job, what will be asked about it. */
export const useOptimize = () => {
  const editor = useEditor()
  const diagnose = useStoredRun('diagnose')
  const tailor = useStoredRun('tailor')
  const interview = useStoredRun('interview')
  return {
    diagnose,
    tailor,
    interview,
    advice: useReview(diagnose.suggested),
    changes: useReview(tailor.suggested),
    jump: ({ section, item, field }: Place) => jumpTo(editor, { section, item, field, slot: field }),
  }
}
export type Optimize = ReturnType<typeof useOptimize>
