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

/** So long after a step it is written down: a page that dies loses a sentence at most. */
const WRITTEN_DOWN_MS = 400

const notesIn = (draft: Draft, steps: readonly { step: string; text?: string }[]): string[] => [
  ...new Set([...draft.notes, ...steps.flatMap(({ step, text }) => (step === 'note' && text ? [text] : []))]),
]

/** A draft and the runs that write it. `sample` is the template's own content, which lends its shape. */
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
  // It writes Chinese only.
  const builtIn = useModels().data?.models.find(({ isBuiltIn }) => isBuiltIn)
  const free = draft.language === 'zh' && !draft.model.isBuiltIn ? builtIn : undefined
  const again = (wanted: readonly string[]) => {
    setFormer((known) => [...known, draft].slice(-10))
    write(draft, wanted, newSeed())
  }

  const begun = useRef(false)
  const begin = useEffectEvent(() => write(draft, left, draft.seed))
  useEffect(() => {
    // Only a new one begins by itself: who reloads a stopped draft finds it stopped.
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
    /** What is not written yet. */
    resume: () => write(draft, left, draft.seed),
    /** The same by the engine that costs nothing and needs nobody else; undefined where it cannot. */
    resumeFree: free && (() => write({ ...draft, model: chosenModel(free) }, left, draft.seed)),
    rewrite: (kind: string) => again([kind]),
    rewriteAll: () => again(draft.kinds),
    canUndo: former.length > 0 && !running,
    /** The draft as it stood before it was last written again. */
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
