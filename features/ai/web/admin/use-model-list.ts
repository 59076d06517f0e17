import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useFailure } from '#packages/admin-ui/use-failure.ts'
import type { InputOf } from '#packages/api/endpoint.ts'
import { useApi } from '#packages/ui/api.tsx'
import { apiQuery } from '#packages/ui/api-query.ts'
import { toasts } from '#packages/ui/toast-store.ts'
import {
  type AdminModel,
  changeModel,
  createModel,
  deleteModel,
  listAdminModels,
  orderModels,
} from '../../admin-contract.ts'
import { listModels } from '../../contract.ts'

export const adminModelsQuery = { ...apiQuery(listAdminModels, {}, { quiet: true }), retry: 1, staleTime: 0 }

/** The environment's is always the last. */
const inOrder = (models: readonly AdminModel[]) => [
  ...models.filter((one) => !one.isFromEnvironment),
  ...models.filter((one) => one.isFromEnvironment),
]

/** Actions on the list of models; the list shows each of them at once. */
export const useModelList = () => {
  const api = useApi()
  const queries = useQueryClient()
  const failure = useFailure()
  const sending = useRef<Promise<unknown>>(Promise.resolve())
  const put = (next: (models: readonly AdminModel[]) => readonly AdminModel[]) => {
    queries.setQueryData(
      adminModelsQuery.queryKey,
      (known) => known && { models: inOrder(next(known.models)) },
    )
    // The models that users can choose are fetched again where they are shown next.
    void queries.invalidateQueries({ queryKey: [listModels.method, listModels.path] })
  }
  return {
    add: async (input: InputOf<typeof createModel>) => {
      const made = await api.attempt(createModel, input)
      put((models) => [...models, made])
    },
    change: async (input: InputOf<typeof changeModel>) => {
      const changed = await api.attempt(changeModel, input)
      put((models) => models.map((one) => (one.id === changed.id ? changed : one)))
    },
    remove: async (id: string) => {
      await api.attempt(deleteModel, { id })
      put((models) => models.filter((one) => one.id !== id))
    },
    /** The list shows a move before it is sent; several moves are sent one after the other. */
    order: (ids: readonly string[]) => {
      put((models) => models.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)))
      sending.current = sending.current
        .then(() => api.attempt(orderModels, { ids: [...ids] }))
        .catch((error: unknown) => {
          toasts.show(failure(error), 'error')
          return queries.invalidateQueries({ queryKey: adminModelsQuery.queryKey })
        })
    },
  }
}
export type ModelList = ReturnType<typeof useModelList>
