import { useState } from 'react'
import { useFailure } from '#packages/admin-ui/use-failure.ts'
import type { ReplyOf } from '#packages/api/endpoint.ts'
import { useApi } from '#packages/ui/api.tsx'
import { testModel } from '../../admin-contract.ts'

export type Tested =
  | { state: 'running' }
  | { state: 'came'; outcome: ReplyOf<typeof testModel> }
  /** The test itself could not be made. */
  | { state: 'unmade'; said: string }

/** The result of the last test, until the screen is closed. */
export const useTest = (id: string) => {
  const api = useApi()
  const failure = useFailure()
  const [tested, setTested] = useState<Tested>()
  const run = async () => {
    setTested({ state: 'running' })
    try {
      setTested({ state: 'came', outcome: await api.attempt(testModel, { id }) })
    } catch (error) {
      setTested({ state: 'unmade', said: failure(error) })
    }
  }
  return { tested, run, forget: () => setTested(undefined) }
}
