import { Suspense, useEffect, useState } from 'react'
import { lazyComponent } from '#packages/scheduling/lazy-component.ts'
import { reauthentication } from '#packages/ui/reauthentication.ts'

const ProofDialog = lazyComponent(async () => (await import('./proof-dialog.tsx')).ProofDialog)

type Answer = (isProven: boolean) => void

/** Shows the dialog that calls wait for. One answer serves all waiting calls. */
export const ProofGate = () => {
  const [waiting, setWaiting] = useState<readonly Answer[]>([])
  useEffect(() => {
    const before = reauthentication.ask
    reauthentication.ask = () => new Promise((resolve) => setWaiting((others) => [...others, resolve]))
    return () => {
      reauthentication.ask = before
    }
  }, [])
  if (waiting.length === 0) return null
  return (
    <Suspense fallback={null}>
      <ProofDialog
        onAnswer={(isProven) => {
          setWaiting([])
          for (const answer of waiting) answer(isProven)
        }}
      />
    </Suspense>
  )
}
