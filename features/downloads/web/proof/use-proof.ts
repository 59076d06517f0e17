import { useEffect, useState } from 'react'
import type { Document } from '#packages/document/schema.ts'
import type { Progress } from '#packages/export/format.ts'
import { type Step, withStep } from '../use-download.ts'
import { makeProof } from './make-proof.ts'
import { type Proved, useProver } from './prove-made.ts'

interface Proving {
  /** The latest proof. While it belongs to an earlier document, a new one is being made. */
  proved: Proved | undefined
  steps: readonly Step[]
  failed: { document: Document; error: unknown } | undefined
}

/** Proves the current document, and again whenever it changes. `first` is a proof that exists already. */
export const useProof = (document: Document, first?: Proved) => {
  const [proving, setProving] = useState<Proving>({ proved: first, steps: [], failed: undefined })
  const [times, setTimes] = useState(0)
  const prover = useProver()
  const isCurrent = proving.proved?.document === document
  // biome-ignore lint/correctness/useExhaustiveDependencies: `times` requests a new proof; an existing one is not made again.
  useEffect(() => {
    if (proving.proved?.document === document) return
    const controller = new AbortController()
    let steps: readonly Step[] = []
    const change = (part: Partial<Proving>) => {
      if (!controller.signal.aborted) setProving((before) => ({ ...before, ...part }))
    }
    const report = (progress: Progress) => {
      steps = withStep(steps, { ...progress, format: 'pdf' })
      change({ steps })
    }
    makeProof(prover, document, report, controller.signal).then(
      (proved) => change({ proved, failed: undefined }),
      (error: unknown) => change({ failed: { document, error } }),
    )
    return () => controller.abort()
  }, [document, times])
  const failed = !isCurrent && proving.failed?.document === document ? proving.failed.error : undefined
  return {
    proved: proving.proved,
    steps: proving.steps,
    isBusy: !isCurrent && failed === undefined,
    failed,
    again: () => {
      setProving((before) => ({ ...before, failed: undefined, steps: [] }))
      setTimes(times + 1)
    },
  }
}
