import { type MantineColorSchemeManager, MantineProvider } from '@mantine/core'
import '@mantine/core/styles/default-css-variables.css'
import '@mantine/core/styles/global.css'
import '@mantine/core/styles/UnstyledButton.css'
import type { ReactNode } from 'react'
import { useNonce } from './nonce.ts'
import { SCHEME_ATTRIBUTE } from './scheme-attribute.ts'
import { cssVariables, theme } from './theme.ts'

const ignore = () => undefined

/** The kit reads the color scheme that the page has set. */
const asThePage: MantineColorSchemeManager = {
  get: (fallback) =>
    typeof document !== 'undefined' && document.documentElement.getAttribute(SCHEME_ATTRIBUTE) === 'dark'
      ? 'dark'
      : fallback,
  set: ignore,
  subscribe: ignore,
  unsubscribe: ignore,
  clear: ignore,
}

/** Provider for components of the UI kit. Used only around them, so that other pages do not load the kit. */
export const Kit = ({ children }: { children: ReactNode }) => {
  const nonce = useNonce()
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={asThePage}
      getStyleNonce={() => nonce}
    >
      {children}
    </MantineProvider>
  )
}
