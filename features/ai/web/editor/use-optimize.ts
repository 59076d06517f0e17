import type { Place } from '#packages/ai/places.ts'
import { jumpTo } from '#packages/editor-core/jump.ts'
import { useEditor } from '#packages/editor-core/use-editor.tsx'
import { useReview } from '../change/use-review.ts'
import { useStoredRun } from './use-stored-run.ts'

/** The runs on the whole resume: diagnosis, comparison with a job, and interview questions. */
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
