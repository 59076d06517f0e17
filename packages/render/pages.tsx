import { type CSSProperties, memo, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Document, Region } from '#packages/document/schema.ts'
import { type ResolvedSection, resolveDocument } from '#packages/sections/resolve-document.ts'
import { type FlowBox, type Geometry, geometryOf } from './geometry.ts'
import { PageGround } from './page-ground.tsx'
import { SectionView } from './section-view.tsx'
import { themeVariables } from './theme-variables.ts'
import './document.css'

interface FlowProps {
  box: FlowBox
  page: number
  pageWidth: number
  tone: string
  header: ReactNode
  sections: readonly ResolvedSection[]
}

/** All content of a region in columns as wide as it is; the window of page n shows the n-th column. */
const Flow = ({ box, page, pageWidth, tone, header, sections }: FlowProps) => (
  <div
    className={`hj-flow ${tone}`}
    data-flow=""
    style={
      {
        position: 'absolute',
        left: box.left - page * pageWidth,
        top: box.top,
        width: box.width,
        height: box.height,
        columnWidth: box.width,
        columnGap: pageWidth - box.width,
        columnFill: 'auto',
        '--hj-bleed-top': `${box.bleed.top}px`,
        '--hj-bleed-left': `${box.bleed.left}px`,
        '--hj-bleed-right': `${box.bleed.right}px`,
      } as CSSProperties
    }
  >
    {header}
    {sections.map((resolved) => (
      <SectionView key={resolved.section.id} resolved={resolved} />
    ))}
  </div>
)

/** A header over both columns is drawn in the main flow; its invisible twin keeps the side column below it. */
const Header = ({
  geometry,
  box,
  sections,
  twin,
}: {
  geometry: Geometry
  box: FlowBox
  sections: readonly ResolvedSection[]
  twin: boolean
}) => {
  if (sections.length === 0) return null
  const { header } = geometry
  return (
    <div
      className="hj-flow-header hj-paper"
      aria-hidden={twin || undefined}
      style={
        {
          width: header.width,
          marginLeft: header.left - box.left,
          marginBottom: 'calc(var(--hj-u) * 6)',
          ...(twin ? { visibility: 'hidden' } : {}),
          '--hj-bleed-left': `${header.left}px`,
          '--hj-bleed-right': `${geometry.width - header.left - header.width}px`,
        } as CSSProperties
      }
    >
      {sections.map((resolved) => (
        <SectionView key={resolved.section.id} resolved={resolved} />
      ))}
    </div>
  )
}

const TONES: Record<Document['page']['side']['ground'], string> = {
  none: '',
  soft: 'hj-tint',
  theme: 'hj-on',
  dark: 'hj-on',
}

interface WindowProps {
  document: Document
  geometry: Geometry
  sections: readonly ResolvedSection[]
  page: number
  pages: number
}

const PageWindow = memo(({ document, geometry, sections, page, pages }: WindowProps) => {
  const { width, height, main, side } = geometry
  const of = (region: Region) => sections.filter(({ section }) => section.region === region)
  const spanning = side ? of('header') : []
  const common = { page, pageWidth: width }
  return (
    <div
      className="hj-page"
      data-page={page + 1}
      aria-hidden={page > 0 || undefined}
      style={{ position: 'relative', width, height, overflow: 'clip', contain: 'strict', breakAfter: 'page' }}
    >
      <PageGround document={document} geometry={geometry} page={page} pages={pages} />
      {side && (
        <Flow
          {...common}
          box={side}
          tone={TONES[document.page.side.ground]}
          header={<Header geometry={geometry} box={side} sections={spanning} twin />}
          sections={of('side')}
        />
      )}
      <Flow
        {...common}
        box={main}
        tone=""
        header={<Header geometry={geometry} box={main} sections={spanning} twin={false} />}
        sections={side ? of('main') : sections}
      />
    </div>
  )
})

/** A column more is a whole pitch more; what a header or a band reaches out within a page is less than one. */
const columnsAfterFirst = (flow: HTMLElement, pageWidth: number): number =>
  Math.floor((flow.scrollWidth - flow.clientWidth) / pageWidth + 0.02)

const countPages = (root: HTMLElement, pageWidth: number): number => {
  const flows = [...root.querySelectorAll<HTMLElement>('[data-page="1"] > [data-flow]')]
  return Math.max(1, ...flows.map((flow) => columnsAfterFirst(flow, pageWidth) + 1))
}

/** How much of its pages a drawn document takes: 1.3 is a page and a third of the next. */
export const measurePages = (root: HTMLElement, document: Document): number => {
  const { width } = geometryOf(document.page)
  const flows = [...root.querySelectorAll<HTMLElement>('[data-page="1"] > [data-flow]')]
  return Math.max(
    0,
    ...flows.map((flow) => {
      const full = columnsAfterFirst(flow, width)
      const box = flow.getBoundingClientRect()
      const last = [...flow.querySelectorAll('.hj-section')]
        .flatMap((section) => [...section.getClientRects()])
        .filter((rect) => rect.left >= box.left + full * width - 1)
        .map((rect) => rect.bottom - box.top)
      return full + Math.max(0, ...last) / flow.clientHeight
    }),
  )
}

interface PagesProps {
  document: Document
  /** Only this many, for thumbnails; all unless said. */
  limit?: number
  onCount?(pages: number): void
}

/** The document on true pages: as many windows as its longest flow has columns. */
export const DocumentPages = ({ document, limit, onCount }: PagesProps) => {
  const root = useRef<HTMLDivElement>(null)
  const [pages, setPages] = useState(1)
  const [fonts, setFonts] = useState(0)
  const geometry = geometryOf(document.page)
  const sections = resolveDocument(document)

  useEffect(() => {
    const loaded = () => setFonts((times) => times + 1)
    globalThis.document.fonts.addEventListener('loadingdone', loaded)
    return () => globalThis.document.fonts.removeEventListener('loadingdone', loaded)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a loaded font moves lines like a changed document does.
  useLayoutEffect(() => {
    if (!root.current) return
    const count = countPages(root.current, geometry.width)
    setPages(count)
    onCount?.(count)
  }, [document, fonts, geometry.width])

  const shown = Math.min(pages, limit ?? pages)
  return (
    <div
      ref={root}
      className="hj-doc"
      lang={document.language === 'zh' ? 'zh-CN' : 'en'}
      style={themeVariables(document) as CSSProperties}
    >
      {Array.from({ length: shown }, (_, page) => (
        <PageWindow
          // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number.
          key={page}
          document={document}
          geometry={geometry}
          sections={sections}
          page={page}
          pages={pages}
        />
      ))}
    </div>
  )
}
