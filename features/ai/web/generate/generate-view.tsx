import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { session } from '#packages/api/session-contract.ts'
import { lazyComponent } from '#packages/scheduling/lazy-component.ts'
import { apiQuery } from '#packages/ui/api-query.ts'
import { storedDrafts } from './draft-store.ts'
import { DraftWaiting } from './draft-waiting.tsx'
import { loadDraftWriter } from './draft-writer-later.ts'
import { openDraftHere } from './open-draft.ts'
import type { Draft, Plan } from './plan.ts'
import { Steps } from './steps.tsx'

const DraftWriter = lazyComponent(async () => (await loadDraftWriter()).DraftWriter)

type Writing = { begin: Plan } | { draft: Draft }

/** The screen for new drafts: three steps of input, then the writing. */
export const GenerateView = () => {
  const [params] = useSearchParams()
  const user = useQuery(apiQuery(session, {}, { quiet: true })).data?.user
  const owner = user?.id ?? ''
  const [writing, setWriting] = useState<Writing>()
  const [step, setStep] = useState<1 | 2 | 3>()

  // A reload opens the draft again. It is only in the browser, so it is read after hydration.
  useEffect(() => {
    const id = openDraftHere.get()
    const draft =
      id === undefined ? undefined : storedDrafts(owner).find((one) => one.id === id && !one.keptAs)
    if (draft) setWriting({ draft })
  }, [owner])
  useEffect(() => () => openDraftHere.set(undefined), [])

  if (!writing)
    return (
      <Steps
        key={params.toString()}
        params={params}
        owner={owner}
        first={step}
        onBegin={(begin) => setWriting({ begin })}
        onOpen={(draft) => setWriting({ draft })}
      />
    )
  const back = (to: 1 | 2 | 3) => {
    openDraftHere.set(undefined)
    setStep(to)
    setWriting(undefined)
  }
  return (
    <Suspense fallback={<DraftWaiting />}>
      <DraftWriter {...writing} owner={owner} onBack={back} />
    </Suspense>
  )
}
