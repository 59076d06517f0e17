import { createContext, useContext } from 'react'
import { useLanguage } from '#packages/i18n/words.tsx'
import { pageTitle, useSite } from './site.ts'

/** The site's public address, for canonical links. */
const SiteAddressContext = createContext('')
export const SiteAddressProvider = SiteAddressContext.Provider
export const useSiteAddress = (): string => useContext(SiteAddressContext)

/** The picture of a link preview. */
interface ShareImage {
  /** Path on this site. */
  path: string
  width: number
  height: number
  alt: string
}

interface PageHeadProps {
  title: string
  description?: string
  /** The canonical path; without it search engines are asked not to index the page. */
  canonical?: string
  image?: ShareImage | undefined
  /** Structured data in the vocabulary of schema.org. */
  data?: Record<string, unknown>
}

/** Title, description, canonical link and structured data. React moves them into the document head. */
export const PageHead = ({ title, description, canonical, image, data }: PageHeadProps) => {
  const site = useSiteAddress()
  const { name } = useSite()
  const { language } = useLanguage()
  return (
    <>
      <title>{pageTitle(title, name, language)}</title>
      {description && <meta name="description" content={description} />}
      {canonical === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={site + canonical} />
      )}
      {canonical !== undefined && (
        <>
          <meta property="og:site_name" content={name} />
          <meta property="og:title" content={title} />
          <meta property="og:url" content={site + canonical} />
          {description && <meta property="og:description" content={description} />}
          {image && (
            <>
              <meta property="og:image" content={site + image.path} />
              <meta property="og:image:width" content={String(image.width)} />
              <meta property="og:image:height" content={String(image.height)} />
              <meta property="og:image:alt" content={image.alt} />
              <meta
                name="twitter:card"
                content={image.width > image.height ? 'summary_large_image' : 'summary'}
              />
            </>
          )}
        </>
      )}
      {data && <StructuredData data={{ '@context': 'https://schema.org', ...data }} />}
    </>
  )
}

/** JSON in a script element is data, not code; `<` is escaped so that no text can end the element. */
const StructuredData = ({ data }: { data: Record<string, unknown> }) => {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would write quotes as entities, which JSON-LD readers do not decode.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
