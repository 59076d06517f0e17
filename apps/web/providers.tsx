import { type QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { siteConfig } from '#features/site/contract.ts'
import type { Client } from '#packages/api/client.ts'
import { type Language, languageTag } from '#packages/i18n/language.ts'
import { LanguageProvider } from '#packages/i18n/words.tsx'
import { SwitchProvider } from '#packages/switches/switched.tsx'
import { ApiProvider } from '#packages/ui/api.tsx'
import { apiQuery } from '#packages/ui/api-query.ts'
import { ToggleSchemeProvider } from '#packages/ui/color-scheme.ts'
import { PrefetchProvider } from '#packages/ui/link.tsx'
import { NonceProvider } from '#packages/ui/nonce.ts'
import { SiteAddressProvider } from '#packages/ui/page-head.tsx'
import { SiteTextsProvider } from '#packages/ui/site.ts'
import { Toasts } from '#packages/ui/toasts.tsx'
import { followScheme, toggleScheme } from './color-schemes.ts'
import { keepPreference } from './cookies.ts'
import type { Boot } from './page-request.ts'

/** How often an open page asks whether switches or texts have changed. */
export const SWITCH_CHECK_MS = 30_000

export const configQuery = apiQuery(siteConfig, {}, { quiet: true })

const SiteConfig = ({ boot, children }: { boot: Boot; children: ReactNode }) => {
  const { data } = useQuery({ ...configQuery, initialData: boot.config, refetchInterval: SWITCH_CHECK_MS })
  return (
    <SiteTextsProvider value={data.texts}>
      <SwitchProvider value={data.switches}>{children}</SwitchProvider>
    </SiteTextsProvider>
  )
}

const useLanguageState = (boot: Boot) => {
  const [language, set] = useState<Language>(boot.language)
  return useMemo(
    () => ({
      language,
      setLanguage: (next: Language) => {
        keepPreference('lang', next)
        document.documentElement.lang = languageTag[next]
        set(next)
      },
    }),
    [language],
  )
}

/** Loaded on demand: pasting needs a field first. */
const followPasting = () => {
  const follow = () =>
    import('#packages/ui/paste-losses.ts').then(({ reportPasteLosses }) => reportPasteLosses())
  document.addEventListener('focusin', () => void follow().catch(() => {}), { once: true })
}

interface ProvidersProps {
  boot: Boot
  nonce: string
  client: Client
  queryClient: QueryClient
  prefetch(path: string): void
  children: ReactNode
}

export const Providers = ({ boot, nonce, client, queryClient, prefetch, children }: ProvidersProps) => {
  const language = useLanguageState(boot)
  useEffect(followScheme, [])
  useEffect(followPasting, [])
  return (
    <NonceProvider value={nonce}>
      <ToggleSchemeProvider value={toggleScheme}>
        <QueryClientProvider client={queryClient}>
          <ApiProvider value={client}>
            <SiteAddressProvider value={boot.publicUrl}>
              <PrefetchProvider value={prefetch}>
                <LanguageProvider value={language}>
                  <SiteConfig boot={boot}>
                    {children}
                    <Toasts />
                  </SiteConfig>
                </LanguageProvider>
              </PrefetchProvider>
            </SiteAddressProvider>
          </ApiProvider>
        </QueryClientProvider>
      </ToggleSchemeProvider>
    </NonceProvider>
  )
}
