import { useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import type { TextAt } from '#packages/ai/places.ts'
import type { Task } from '#packages/ai/tasks.ts'
import { useEditor } from '#packages/editor-core/use-editor.tsx'
import { suggestedBy } from '../change/proposal.ts'
import type { AiRun } from '../run/run-state.ts'
import { useAiRun } from '../run/use-ai-run.ts'
import { useAiWorkspace } from './ai-workspace.ts'

export type StoredTask = 'diagnose' | 'tailor' | 'interview'

const OVER: readonly AiRun['phase'][] = ['done', 'stopped', 'failed']

/** A run on the whole document. Its answer is available as long as the document is open. */
export const useStoredRun = (name: StoredTask) => {
  const editor = useEditor()
  const { id, answers } = useAiWorkspace()
  const stored = useStore(answers, (all) => all[name])
  const run = useAiRun()
  const [texts, setTexts] = useState<readonly TextAt[]>([])
  const [asked, setAsked] = useState('')
  const { phase, steps } = run
  const isShown = phase === 'idle' && stored !== undefined
  useEffect(() => {
    if (OVER.includes(phase) && steps.length > 0) answers.setState({ [name]: { steps, texts, asked } })
  }, [phase, steps, texts, asked, name, answers])
  const shown: AiRun = isShown ? { phase: 'done', steps: stored.steps, live: [] } : run
  const shownTexts = isShown ? stored.texts : texts
  return {
    run: shown,
    stop: run.stop,
    texts: shownTexts,
    asked: isShown ? stored.asked : asked,
    suggested: useMemo(() => suggestedBy(shown.steps, shownTexts), [shown.steps, shownTexts]),
    start: (model: string, task: Task, about: readonly TextAt[], words = '') => {
      const { title } = editor.state.getState().document
      setTexts(about)
      setAsked(words)
      run.start({ model, task, ...(id ? { about: { id, title } } : {}) })
    },
  }
}
export type StoredRun = ReturnType<typeof useStoredRun>
