import type { DehydratedState } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { languageTag } from '#packages/i18n/language.ts'
import type { Boot, PageAssets } from './page-request.ts'
import 'virtual:interface-fonts.css'
import '#packages/ui/base.css'

/** Data that the page passes from the server to the browser. */
export interface Handover {
  boot: Boot
  assets: PageAssets
  /** React Router's state: statuses and errors of the matched routes. */
  router: { loaderData: Record<string, unknown>; errors: Record<string, unknown> | null }
  /** The query cache. */
  queries: DehydratedState
}

interface DocumentProps {
  boot: Boot
  assets: PageAssets
  /** The nonce for styles that scripts add; the browser reads it here. */
  nonce: string
  /** Runs before the first paint. It is a string of the server, so that it is not part of the browser's script. */
  headScript: string
  /** Serialised by the server. The browser renders back the text that it read, so that hydration matches. */
  handover: string
  children: ReactNode
}

export const HtmlDocument = ({ boot, assets, nonce, headScript, handover, children }: DocumentProps) => (
  <html lang={languageTag[boot.language]} suppressHydrationWarning>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <script nonce={nonce} suppressHydrationWarning>
        {headScript}
      </script>
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      {assets.styles.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      {assets.preloads.map((href) => (
        <link key={href} rel="modulepreload" href={href} />
      ))}
    </head>
    <body>
      <div id="page">{children}</div>
      <data id="handover" hidden value={handover} />
      {assets.scripts.map((src) => (
        <script key={src} type="module" src={src} />
      ))}
    </body>
  </html>
)
