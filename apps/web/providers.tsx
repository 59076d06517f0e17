import { MantineProvider } from '@mantine/core'
import { type QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo, useState } from 'react'
import { siteConfig } from '#features/site/contract.ts'
import { SwitchProvider } from '#packages/switches/switched.tsx'
import { ApiProvider } from '#packages/ui/api.tsx'
import { apiQuery } from '#packages/ui/api-query.ts'
import { PrefetchProvider } from '#packages/ui/link.tsx'
import { SiteAddressProvider } from '#packages/ui/page-head.tsx'
import { cssVariables, theme } from '#packages/ui/theme.ts'
import { Toasts } from '#packages/ui/toasts.tsx'
import { LanguageProvider } from '#packages/ui/words.tsx'
import type { Client } from '#packages/wire/client.ts'
import { type Language, languageTag } from '#packages/wire/language.ts'
import { colorSchemes } from './color-schemes.ts'
import { keepPreference } from './cookies.ts'
import type { Boot } from './page-request.ts'

/** How often an open page asks whether switches have changed. */
export const SWITCH_CHECK_MS = 30_000

export const configQuery = apiQuery(siteConfig, {}, { quiet: true })

const Switches = ({ boot, children }: { boot: Boot; children: ReactNode }) => {
  const { data } = useQuery({ ...configQuery, initialData: boot.config, refetchInterval: SWITCH_CHECK_MS })
  return <SwitchProvider value={data.switches}>{children}</SwitchProvider>
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

interface ProvidersProps {
  boot: Boot
  nonce: string
  client: Client
  queryClient: QueryClient
  prefetch(path: string): void
  children: ReactNode
}

export const Providers = ({ boot, nonce, client, queryClient, prefetch, children }: ProvidersProps) => (
  <MantineProvider
    theme={theme}
    cssVariablesResolver={cssVariables}
    defaultColorScheme={boot.theme}
    colorSchemeManager={colorSchemes(boot.theme)}
    getStyleNonce={() => nonce}
  >
    <QueryClientProvider client={queryClient}>
      <ApiProvider value={client}>
        <SiteAddressProvider value={boot.publicUrl}>
          <PrefetchProvider value={prefetch}>
            <LanguageProvider value={useLanguageState(boot)}>
              <Switches boot={boot}>
                {children}
                <Toasts />
              </Switches>
            </LanguageProvider>
          </PrefetchProvider>
        </SiteAddressProvider>
      </ApiProvider>
    </QueryClientProvider>
  </MantineProvider>
)
