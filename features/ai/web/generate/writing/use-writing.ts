import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { draftedTexts, draftTitles } from '#packages/ai/draft/draft-document.ts'
import type { Document } from '#packages/document/schema.ts'
import { isRunning } from '../../run/run-state.ts'
import { useAiRun } from '../../run/use-ai-run.ts'
import { useModels } from '../../run/use-models.ts'
import { chosenModel } from '../ai-model-select.tsx'
import { keepDraft } from '../draft-store.ts'
import { openDraftHere } from '../open-draft.ts'
import { type Draft, newSeed } from '../plan.ts'
import { createTurn, type Turn } from './turn.ts'

/** Delay after a step until the draft is stored: a page that crashes loses at most a sentence. */
const WRITTEN_DOWN_MS = 400

const notesIn = (draft: Draft, steps: readonly { step: string; text?: string }[]): string[] => [
  ...new Set([...draft.notes, ...steps.flatMap(({ step, text }) => (step === 'note' && text ? [text] : []))]),
]

/** A draft and the runs that write it. `sample` is the template's content, used for the shapes. */
export const useWriting = (first: Draft, isNew: boolean, sample: Document | undefined) => {
  const [draft, setDraft] = useState(first)
  const [turn, setTurn] = useState<Turn>()
  const [former, setFormer] = useState<readonly Draft[]>([])
  const [isSaved, setSaved] = useState(true)
  const [since, setSince] = useState(0)
  const run = useAiRun()
  const running = isRunning(run)
  const { steps, live, phase } = run
  const written = useMemo(
    () => (turn && running ? turn.take({ steps, live }) : undefined),
    [turn, running, steps, live],
  )

  const keep = useCallback((next: Draft) => setSaved(keepDraft(next)), [])
  const settled = useEffectEvent((isDone: boolean): Draft => {
    const notes = notesIn(draft, steps)
    return turn ? { ...draft, ...turn.settle(steps, isDone), notes, at: Date.now() } : draft
  })

  useEffect(() => openDraftHere.set(draft.id), [draft.id])
  // biome-ignore lint/correctness/useExhaustiveDependencies: at every step, and once at the end.
  useEffect(() => {
    if (!turn) return
    if (!running) {
      if (phase === 'idle') return
      const next = settled(phase === 'done')
      setDraft(next)
      setTurn(undefined)
      keep(next)
      return
    }
    const timer = setTimeout(() => keep(settled(false)), WRITTEN_DOWN_MS)
    return () => clearTimeout(timer)
  }, [steps.length, running, phase])

  const write = (from: Draft, wanted: readonly string[], seed: number) => {
    const others = draftedTexts(from.document, '').filter(
      ({ at }) => !wanted.includes(at.kind) && from.whole.includes(at.kind),
    )
    const titles = draftTitles(from.document, wanted)
    const isFirst = from.whole.length === 0
    const next = { ...from, seed }
    setDraft(next)
    keep(next)
    setTurn(createTurn(next, wanted, isFirst ? sample : undefined))
    setSince(Date.now())
    run.start({
      model: from.model.id,
      task: {
        task: 'draft',
        language: from.language,
        keywords: from.keywords,
        kinds: [...wanted],
        seed,
        ...(titles.length > 0 ? { titles } : {}),
        ...(others.length > 0 ? { others } : {}),
      },
    })
  }
  const left = draft.kinds.filter((kind) => !draft.whole.includes(kind))
  // The built-in engine writes drafts in Chinese only.
  const builtIn = useModels().data?.models.find(({ isBuiltIn }) => isBuiltIn)
  const free = draft.language === 'zh' && !draft.model.isBuiltIn ? builtIn : undefined
  const again = (wanted: readonly string[]) => {
    setFormer((known) => [...known, draft].slice(-10))
    write(draft, wanted, newSeed())
  }

  const begun = useRef(false)
  const begin = useEffectEvent(() => write(draft, left, draft.seed))
  useEffect(() => {
    // Only a new draft starts automatically: a stopped draft is still stopped after a reload.
    if (begun.current || !isNew) return
    begun.current = true
    begin()
  }, [isNew])

  return {
    draft,
    written,
    run,
    running,
    isSaved,
    /** When the last run began. */
    since,
    left,
    /** Writes the sections that are not written yet. */
    resume: () => write(draft, left, draft.seed),
    /** Like `resume`, with the free built-in engine; undefined if it cannot write this draft. */
    resumeFree: free && (() => write({ ...draft, model: chosenModel(free) }, left, draft.seed)),
    rewrite: (kind: string) => again([kind]),
    rewriteAll: () => again(draft.kinds),
    canUndo: former.length > 0 && !running,
    /** Restores the draft from before the last rewrite. */
    undo: () => {
      const last = former.at(-1)
      if (!last) return
      setFormer(former.slice(0, -1))
      setDraft(last)
      keep(last)
      run.reset()
    },
    change: (next: Draft) => {
      setDraft(next)
      keep(next)
    },
  }
}
