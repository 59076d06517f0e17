import { useEffect } from 'react'

/** Sans and serif are the interface's faces too and come with every page. The third is only in documents. */
export const THIRD_FACE = '/fonts/kai.css'

/** Nothing is drawn before the face can be asked for. */
export const DocumentFonts = () => <link rel="stylesheet" precedence="documents" href={THIRD_FACE} />

/** After the page stands: its covers and thumbnails need the face, what is read and clicked on it does not wait. */
export const DocumentFontsLater = () => {
  // By hand: React fetches a style sheet ahead of its use, and whoever leaves in between has fetched it for nothing.
  useEffect(() => {
    if (document.querySelector(`link[href="${THIRD_FACE}"]`)) return
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'stylesheet', href: THIRD_FACE }),
    )
  }, [])
  return null
}
