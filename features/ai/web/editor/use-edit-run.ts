import { useMemo, useState } from 'react'
import { textsOf } from '#packages/ai/document-texts.ts'
import { type Place, samePlace, type TextAt } from '#packages/ai/places.ts'
import type { Task } from '#packages/ai/tasks.ts'
import { useEditor } from '#packages/editor-core/use-editor.tsx'
import { suggestedBy } from '../change/proposal.ts'
import { askedText } from '../change/text-at.ts'
import { useAiRun } from '../run/use-ai-run.ts'
import { useAiWorkspace } from './ai-workspace.ts'
import type { Asking } from './ask-bar.tsx'
import { isAskable, soughtJob } from './person.ts'

export type EditMode = 'improve' | 'write'

/** A run on some texts of the document, with its options and its suggestions. */
export const useEditRun = (places: readonly Place[]) => {
  const editor = useEditor()
  const { id } = useAiWorkspace()
  const run = useAiRun()
  const [asked, setAsked] = useState<readonly TextAt[]>([])
  const suggested = useMemo(() => suggestedBy(run.steps, asked), [run.steps, asked])
  const start = (mode: EditMode, model: string, { tone, length, wish }: Asking) => {
    const { document } = editor.state.getState()
    const texts = places.flatMap((place) => askedText(document, place) ?? []).filter(isAskable)
    const [target] = texts
    if (!target) return
    const how = { language: document.language, tone, length, wish, job: soughtJob(document) }
    const task: Task =
      mode === 'write'
        ? {
            task: 'write',
            target,
            around: textsOf(document).filter(({ place }) => !samePlace(place, target.place)),
            ...how,
          }
        : { task: 'improve', texts: texts.filter(({ text }) => text.trim() !== ''), ...how }
    setAsked(texts)
    run.start({ model, task, ...(id ? { about: { id, title: document.title } } : {}) })
  }
  return { run, suggested, start }
}
