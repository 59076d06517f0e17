import { type RefObject, useLayoutEffect, useState } from 'react'
import { useHydrated } from '#packages/ui/use-hydrated.ts'

/** As long as browsers themselves hide text while a font loads (`font-display: block`). */
const MAX_WAIT_MS = 3000

/**
 * Hides the text of a document until its fonts are loaded: the widths of a fallback font would show wrong page
 * breaks. The interface uses the same fonts with `font-display: swap`, because it need not wait.
 */
export const useHideUntilFontsLoaded = (root: RefObject<HTMLElement | null>) => {
  const hydrated = useHydrated()
  // Text from the server may be in use already, so it is not hidden again.
  const [drawnByServer] = useState(!hydrated)
  useLayoutEffect(() => {
    const pages = root.current
    const { fonts } = document
    if (!pages || drawnByServer) return
    // Layout makes the browser request the fonts.
    pages.getBoundingClientRect()
    if (fonts.status === 'loaded') return
    const lift = () => pages.removeAttribute('data-veiled')
    pages.setAttribute('data-veiled', '')
    const timer = setTimeout(lift, MAX_WAIT_MS)
    void fonts.ready.then(lift)
    return () => {
      clearTimeout(timer)
      lift()
    }
  }, [root, drawnByServer])
}
