import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '#packages/ui/api-query.ts'
import { listModels } from '../../contract.ts'

/** The models and the caller's points. Components that use them show a failure too. */
export const modelsQuery = apiQuery(listModels, {}, { quiet: true })

export const useModels = () => useQuery(modelsQuery)
