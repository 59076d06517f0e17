import { useEffect, useRef } from 'react'
import type { ThemeName } from '#packages/document/themes.ts'
import '#packages/render/document.css'
import styles from './cover.module.css'

/** What a cover needs of a row; the page that the server sends leaves the markup out of its data. */
export interface Covered {
  id: string
  version: number
  cover?: string
}

const nameOf = ({ id, version }: Covered) => `${id}@${version}`

/** Covers stand in the served page already: they are read there instead of being sent twice. */
const served = new Map<string, string>(
  typeof document === 'undefined'
    ? []
    : [...document.querySelectorAll<HTMLElement>('[data-cover]')].map((box) => [
        box.dataset.cover ?? '',
        box.innerHTML,
      ]),
)

/** By their widths; what cannot be read is taken for the usual. */
const SIZES: Record<string, string> = { 816: 'Letter', 1280: '16:9', 960: '4:3' }

const sizeOf = (html: string): string => {
  const width = /^.{0,4000}?class="hj-page\b[^>]*?\bwidth: ?(\d+)px/s.exec(html)?.[1] ?? ''
  return SIZES[width] ?? 'A4'
}

/** Other colours are other values of the document's own variables: nothing is drawn again. */
const useColors = (colors: ThemeName | undefined) => {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const drawn = box.current?.querySelector<HTMLElement>('.hj-doc')
    if (!colors || !drawn) return
    const before = drawn.getAttribute('style') ?? ''
    let left = false
    void import('#packages/render/theme-variables.ts').then(({ colorVariables }) => {
      if (left) return
      for (const [name, value] of Object.entries(colorVariables({ colors })))
        drawn.style.setProperty(name, value)
    })
    return () => {
      left = true
      drawn.setAttribute('style', before)
    }
  }, [colors])
  return box
}

/** The first page of a template as the engine drew it on the server, as wide as its place. */
export const TemplateCover = ({ row, colors }: { row: Covered; colors?: ThemeName | undefined }) => {
  const box = useColors(colors)
  const html = row.cover ?? served.get(nameOf(row)) ?? ''
  return (
    <div className={styles.box} data-size={sizeOf(html)}>
      <div
        ref={box}
        className={`hj-cover ${styles.page}`}
        aria-hidden="true"
        inert
        data-cover={nameOf(row)}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own engine drew it, from a document that was checked.
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </div>
  )
}
