import { type QueryClient, useQuery } from '@tanstack/react-query'
import { useLanguage } from '#packages/i18n/words.tsx'
import { apiQuery } from '#packages/ui/api-query.ts'
import { listProviders, type Provider } from '../../providers-contract.ts'

const query = apiQuery(listProviders, {}, { quiet: true })

/** Before the first paint; without an answer the page stands without buttons. */
export const prefetchProviders = (queries: QueryClient): Promise<void> => queries.prefetchQuery(query)

export const useProviders = (): readonly Provider[] => useQuery(query).data?.providers ?? []

/** What a provider is called; nothing for one that is not offered here. */
export const useProviderName = (id: string | null): string | undefined => {
  const { language } = useLanguage()
  return useProviders().find((one) => one.id === id)?.name[language]
}
