import { useDeferredValue, useMemo, useRef, useState } from 'react'
import { textsOf } from '#packages/ai/document-texts.ts'
import { useDocument } from '#packages/editor-core/use-editor.tsx'
import { type Decisions, decidedText, firstDecisions } from './decisions.ts'
import { type Proposal, proposalOf, type Suggested } from './proposal.ts'
import { textAt } from './text-at.ts'

export interface Reviewed {
  proposal: Proposal
  decisions: Decisions
  /** The text as it would be written. */
  text: string
  decide(next: Decisions): void
}

/** The suggestions of an engine for the current document, with the user's decisions so far. */
export const useReview = (suggested: readonly Suggested[]): Reviewed[] => {
  const document = useDeferredValue(useDocument())
  const [decided, setDecided] = useState<Readonly<Record<string, Decisions>>>({})
  const known = useRef(new Map<string, Proposal>())
  const proposals = useMemo(() => {
    const texts = textsOf(document)
    return suggested.flatMap((one) => {
      // Memoized, so that typing elsewhere does not compare the texts again.
      const key = JSON.stringify([one, textAt(document, one.place)])
      const before = known.current.get(key)
      if (before) return [before]
      const proposal = proposalOf(document, texts, one)
      if (proposal) known.current.set(key, proposal)
      return proposal ? [proposal] : []
    })
  }, [document, suggested])
  return proposals.map((proposal) => {
    const decisions = decided[proposal.key] ?? firstDecisions(proposal)
    return {
      proposal,
      decisions,
      text: decidedText(proposal, decisions),
      decide: (next) => setDecided((before) => ({ ...before, [proposal.key]: next })),
    }
  })
}
