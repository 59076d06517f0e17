import { useEffect } from 'react'

const families = ['sans', 'serif', 'kai'] as const
type DocumentFamily = (typeof families)[number]

/** With the version that the build knows, as the server links it: the browser keeps it for good. */
const version: string | undefined = import.meta.env.FONT_VERSION

const sheetOf = (family: DocumentFamily): string => `/fonts/${family}.css${version ? `?v=${version}` : ''}`

/** Nothing is drawn before the faces can be asked for. */
export const DocumentFonts = () =>
  families.map((family) => (
    <link key={family} rel="stylesheet" precedence="documents" href={sheetOf(family)} />
  ))

const loading = new Map<DocumentFamily, Promise<void>>()

const appendSheet = (family: DocumentFamily): Promise<void> =>
  new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: sheetOf(family) })
    link.onload = () => resolve()
    link.onerror = () => {
      // The next one who needs it tries again.
      link.remove()
      loading.delete(family)
      reject(new Error(`${sheetOf(family)} did not load`))
    }
    document.head.append(link)
  })

/** By hand: React fetches a style sheet ahead of its use, and whoever leaves in between has fetched it for nothing. */
export const loadFontSheet = (family: DocumentFamily): Promise<void> => {
  const known = loading.get(family)
  if (known !== undefined) return known
  if (document.querySelector(`link[rel="stylesheet"][href^="/fonts/${family}.css"]`)) return Promise.resolve()
  const started = appendSheet(family)
  loading.set(family, started)
  return started
}

export const loadDocumentFonts = async (): Promise<void> => {
  await Promise.all(families.map(loadFontSheet))
}

/** After the page stands: its covers and thumbnails need the faces, what is read and clicked on it does not wait. */
export const DocumentFontsLater = () => {
  useEffect(() => void loadDocumentFonts().catch(() => undefined), [])
  return null
}
