import { Suspense, useSyncExternalStore } from 'react'
import { later } from '#packages/ui/later.ts'
import { proofRequests } from '#packages/ui/proof-request.ts'

const ProofDialog = later(async () => (await import('#features/accounts/web/proof-dialog.tsx')).ProofDialog)

/** The dialog that calls wait for, before whatever page is shown. */
export const ProofGate = () => {
  const isAsked = useSyncExternalStore(proofRequests.subscribe, proofRequests.isAsked, () => false)
  return (
    isAsked && (
      <Suspense fallback={null}>
        <ProofDialog onAnswer={proofRequests.answer} />
      </Suspense>
    )
  )
}
