import { type QueryClient, useQuery } from '@tanstack/react-query'
import { useLanguage } from '#packages/i18n/words.tsx'
import { apiQuery } from '#packages/ui/api-query.ts'
import { listProviders, type Provider } from '../../providers-contract.ts'

const query = apiQuery(listProviders, {}, { quiet: true })

/** Loaded before the first paint; on failure the page has no buttons. */
export const prefetchProviders = (queries: QueryClient): Promise<void> => queries.prefetchQuery(query)

export const useProviders = (): readonly Provider[] => useQuery(query).data?.providers ?? []

/** The name of a provider; undefined for one that is not offered. */
export const useProviderName = (id: string | null): string | undefined => {
  const { language } = useLanguage()
  return useProviders().find((one) => one.id === id)?.name[language]
}
