import { memo, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef } from 'react'
import '#packages/render/document-parts.tsx'
import { layOutDrawnPages } from '#packages/render/drawn-pages.ts'
import { useHideUntilFontsLoaded } from '#packages/render/hide-until-fonts-load.ts'
import { DocumentPages } from '#packages/render/pages.tsx'
import styles from './item-stage.module.css'
import { readStored } from './read-stored.ts'

// Both are in one chunk, because both need the rendering code.

interface StoredPagesProps {
  /** As the server stores it. */
  stored: unknown
  onCount(pages: number): void
}

/** A stored document rendered on pages. */
export const StoredPages = ({ stored, onCount }: StoredPagesProps) => {
  const document = useMemo(() => readStored(stored), [stored])
  return <DocumentPages document={document} onCount={onCount} />
}

interface DrawnPagesProps {
  /** The version of the document. */
  name: string
  /** If missing, the pages are already in the served page. */
  html: string | undefined
  onCount(pages: number): void
}

/** The served page contains the rendered pages once: its data omits the markup, which is read from the page instead. */
const served = new Map<string, string>(
  typeof document === 'undefined'
    ? []
    : [...document.querySelectorAll<HTMLElement>('[data-drawn-pages]')].map((box) => [
        box.dataset.drawnPages ?? '',
        box.innerHTML,
      ]),
)

/** React never renders this again: the pages are completed in place. */
const Markup = memo(
  ({ name, html }: Pick<DrawnPagesProps, 'name' | 'html'>) => (
    <div
      className={styles.drawn}
      inert
      aria-hidden="true"
      data-drawn-pages={name}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own engine drew it, from a document that was checked.
      dangerouslySetInnerHTML={{ __html: html ?? served.get(name) ?? '' }}
    />
  ),
  (before, after) => before.name === after.name,
)

/** The pages of a document that this account may not open, as the server rendered them. */
export const DrawnPages = ({ name, html, onCount }: DrawnPagesProps) => {
  const box = useRef<HTMLDivElement>(null)
  const pages = useRef<HTMLElement>(null)
  const layOut = useEffectEvent(() => {
    if (pages.current) onCount(layOutDrawnPages(pages.current))
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version is other markup.
  useLayoutEffect(() => {
    pages.current = box.current?.querySelector<HTMLElement>('.hj-doc') ?? null
    layOut()
  }, [name])
  useEffect(() => {
    const { fonts } = document
    const loaded = () => layOut()
    fonts.addEventListener('loadingdone', loaded)
    return () => fonts.removeEventListener('loadingdone', loaded)
  }, [])
  useHideUntilFontsLoaded(pages)
  return (
    <div ref={box}>
      <Markup name={name} html={html} />
    </div>
  )
}
