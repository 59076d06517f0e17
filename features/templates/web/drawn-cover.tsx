import { useEffect, useRef, useState } from 'react'
import type { ThemeName } from '#packages/document/themes.ts'
import '#packages/render/document.css'
import styles from './cover.module.css'

interface DrawnCoverProps {
  html: string
  colors: ThemeName | undefined
  /** A picture is shown until the fonts are loaded. */
  overPicture: boolean
  loadsFonts: boolean
}

export const loadLive = () => import('./live-cover.tsx')

/** The first page as rendered on the server, as wide as its container. */
export const DrawnCover = ({ html, colors, overPicture, loadsFonts }: DrawnCoverProps) => {
  const box = useRef<HTMLDivElement>(null)
  const [isHidden, setHidden] = useState(overPicture)
  useEffect(() => {
    let undo: (() => void) | undefined
    let isOver = false
    const show = () => setHidden(false)
    if (loadsFonts || colors)
      loadLive().then(({ liven }) => {
        if (box.current && !isOver) undo = liven(box.current, colors, loadsFonts ? show : undefined)
        // Offline it stays unchanged.
      }, show)
    return () => {
      isOver = true
      undo?.()
    }
  }, [colors, loadsFonts])
  return (
    <div
      ref={box}
      className={`hj-cover ${styles.page}`}
      aria-hidden="true"
      inert
      data-hidden={isHidden || undefined}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own engine drew it, from a document that was checked.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
