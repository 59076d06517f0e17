import { type RefObject, useLayoutEffect, useState } from 'react'
import { useHydrated } from '#packages/ui/use-hydrated.ts'

/** As long as a browser itself holds text back for a face (`font-display: block`). */
const PATIENCE_MS = 3000

/**
 * No letter of a document shows before its face is here: a fallback's widths would show a page break that is not
 * there. The interface shares the faces and does not wait, so their rules say `swap`, and pages wait by themselves.
 */
export const useVeil = (root: RefObject<HTMLElement | null>) => {
  const hydrated = useHydrated()
  // Already read by somebody: what the server drew is not taken away again.
  const [drawnByServer] = useState(!hydrated)
  useLayoutEffect(() => {
    const pages = root.current
    const { fonts } = document
    if (!pages || drawnByServer) return
    // Laid out, they have asked for their faces.
    pages.getBoundingClientRect()
    if (fonts.status === 'loaded') return
    const lift = () => pages.removeAttribute('data-veiled')
    pages.setAttribute('data-veiled', '')
    const timer = setTimeout(lift, PATIENCE_MS)
    void fonts.ready.then(lift)
    return () => {
      clearTimeout(timer)
      lift()
    }
  }, [root, drawnByServer])
}
