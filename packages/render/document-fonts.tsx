import { useEffect } from 'react'

/** Sans and serif are the interface's faces too and come with every page. The third is only in documents. */
const THIRD_FACE = '/fonts/kai.css'

/** Nothing is drawn before the face can be asked for. */
export const DocumentFonts = () => <link rel="stylesheet" precedence="documents" href={THIRD_FACE} />

/** By hand: React fetches a style sheet ahead of its use, and whoever leaves in between has fetched it for nothing. */
export const loadDocumentFonts = () =>
  new Promise<void>((resolve, reject) => {
    if (document.querySelector(`link[href="${THIRD_FACE}"]`)) return resolve()
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: THIRD_FACE })
    link.onload = () => resolve()
    link.onerror = () => reject(new Error(`${THIRD_FACE} did not load`))
    document.head.append(link)
  })

/** After the page stands: its covers and thumbnails need the face, what is read and clicked on it does not wait. */
export const DocumentFontsLater = () => {
  useEffect(() => void loadDocumentFonts().catch(() => undefined), [])
  return null
}
