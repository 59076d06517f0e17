import { ProofGate } from '#features/accounts/parts.ts'
import { DefaultLayout } from './default.tsx'

/** Many changes in the admin area need a fresh proof of identity. */
export const AdminLayout = () => (
  <>
    <DefaultLayout />
    <ProofGate />
  </>
)
