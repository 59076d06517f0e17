import { useEffect } from 'react'

const HREF = '/fonts/kai.css?display=swap'

/**
 * Sans and serif are the interface's faces too and are here already. The third is only in documents: it comes after the
 * page stands, and text does not wait for it.
 */
export const CoverFonts = () => {
  // By hand: React fetches a style sheet ahead of its use, and whoever leaves in between has fetched it for nothing.
  useEffect(() => {
    if (document.querySelector(`link[href="${HREF}"]`)) return
    document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: HREF }))
  }, [])
  return null
}
