import {
  type CSSProperties,
  memo,
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { Document, Region } from '#packages/document/schema.ts'
import { withKinds } from '#packages/sections/load-kinds.ts'
import { type ResolvedSection, resolveDocument } from '#packages/sections/resolve-document.ts'
import { extraViews } from './extra-views.ts'
import { Flow } from './flow.tsx'
import { type FlowBox, type Geometry, geometryOf } from './geometry.ts'
import { useHideUntilFontsLoaded } from './hide-until-fonts-load.ts'
import { CopyProvider } from './link-view.tsx'
import { PageEdges } from './page-edges.tsx'
import { PageGround } from './page-ground.tsx'
import { SectionView } from './section-view.tsx'
import { themeVariables } from './theme-variables.ts'
import { usePrinting } from './use-printing.ts'
import {
  columnsAfterFirst,
  countPages,
  flowsOf,
  runsOf,
  useInSight,
  useSettled,
  useSteady,
} from './windows.ts'
import './document.css'

withKinds(() => import('./document-parts.tsx'))

/** A colour that covers the side column's ground, where the page has one colour and nothing else to show through. */
const coverOf = ({ layout, side, background }: Document['page']): string | undefined =>
  layout !== 'left_right' ||
  side.ground === 'none' ||
  background.gradient ||
  background.pattern ||
  background.picture
    ? undefined
    : (background.color ?? '#ffffff')

const reachesOut = ({ body }: ResolvedSection) =>
  body !== undefined && 'box' in body && body.box.bleed !== undefined

interface HeaderProps {
  document: Document
  geometry: Geometry
  box: FlowBox
  sections: readonly ResolvedSection[]
  twin: boolean
}

/**
 * A header over both columns is drawn in the main flow; its invisible twin keeps the side column below it. It reaches
 * to the page's edges and covers the side column's ground, which so begins below it.
 */
const Header = ({ document, geometry, box, sections, twin }: HeaderProps) => {
  if (sections.length === 0) return null
  const { header, width } = geometry
  const right = width - header.left - header.width
  const cover = coverOf(document.page)
  const plain = !sections.some(reachesOut)
  return (
    <div
      className="hj-flow-header hj-paper"
      aria-hidden={twin || undefined}
      style={
        {
          boxSizing: 'border-box',
          width,
          marginLeft: -box.left,
          marginTop: -box.bleed.top,
          marginBottom: 'calc(var(--hj-u) * 6)',
          paddingTop: box.bleed.top,
          paddingLeft: header.left,
          paddingRight: right,
          ...(cover && plain ? { paddingBottom: 'calc(var(--hj-u) * 5)' } : {}),
          ...(cover && !twin ? { background: cover } : {}),
          ...(twin ? { visibility: 'hidden' } : {}),
          '--hj-bleed-left': `${header.left}px`,
          '--hj-bleed-right': `${right}px`,
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

interface Content {
  document: Document
  geometry: Geometry
  sections: readonly ResolvedSection[]
}

interface WindowProps extends Content {
  page: number
  pages: number
  /** Without its flows a window shows its ground and edges. */
  hasFlows: boolean
  /** Called when this content is in the page, before it is painted. */
  onDrawn(page: number): void
}

const WindowContent = memo((props: WindowProps) => {
  const { document, geometry, sections, page, pages, hasFlows, onDrawn } = props
  const { width, main, side } = geometry
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it draws is what it tells of.
  useLayoutEffect(() => onDrawn(page), [document, geometry, sections, page, onDrawn])
  const of = (region: Region) => sections.filter(({ section }) => section.region === region)
  const spanning = side ? of('header') : []
  const isCover = page === 0 && sections[0]?.page === true
  const common = { page, pageWidth: width }
  const header = { document, geometry, sections: spanning }
  const sideFlow = side && (
    <Flow
      key="side"
      {...common}
      box={side}
      tone={TONES[document.page.side.ground]}
      header={<Header {...header} box={side} twin />}
      sections={of('side')}
    />
  )
  const mainFlow = (
    <Flow
      key="main"
      {...common}
      box={main}
      tone=""
      header={<Header {...header} box={main} twin={false} />}
      sections={side ? of('main') : sections}
    />
  )
  // A header over both columns comes first in the reading order; it is drawn in the main flow.
  return (
    <>
      <PageGround document={document} geometry={geometry} />
      {!isCover && <PageEdges document={document} geometry={geometry} page={page} pages={pages} />}
      {hasFlows && (spanning.length > 0 ? [mainFlow, sideFlow] : [sideFlow, mainFlow])}
    </>
  )
})

interface PageWindowProps extends Pick<WindowProps, 'page' | 'pages' | 'onDrawn'> {
  content: Content
  follow: NonNullable<PagesProps['follow']>
  useFlows: UseFlows
  /** A file shows all of it, also what was out of sight and a key behind. */
  printing: boolean
}

/**
 * A visible window follows each key press. With `follow: 'sight'` the others follow one by one when the user pauses.
 */
const PageWindow = ({ content, page, pages, follow, useFlows, printing, onDrawn }: PageWindowProps) => {
  const { ref, inSight } = useInSight(page === 0)
  // The first is what pages are counted by and files are made of.
  const hasFlows = useFlows(ref, page) || page === 0 || printing
  const live = printing || follow === 'all' || inSight
  const { document, geometry, sections } = useSettled(content, live, page * 40)
  return (
    <div
      ref={ref}
      className="hj-page"
      data-page={page + 1}
      data-current={(live && hasFlows) || undefined}
      aria-hidden={page > 0 || undefined}
      style={{ width: geometry.width, height: geometry.height }}
    >
      <CopyProvider value={page > 0}>
        <WindowContent
          document={document}
          geometry={geometry}
          sections={sections}
          page={page}
          pages={pages}
          hasFlows={hasFlows}
          onDrawn={onDrawn}
        />
      </CopyProvider>
    </div>
  )
}

/** How much of its pages a drawn document takes: 1.3 is a page and a third of the next. */
export const measurePages = (root: HTMLElement, document: Document): number => {
  const { width } = geometryOf(document.page)
  const first = root.querySelector('[data-page="1"]')
  return Math.max(
    0,
    ...(first ? flowsOf(first) : []).map((flow) => {
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

/** A hook: it must stay the same one. */
export type UseFlows = (window: RefObject<HTMLElement | null>, page: number) => boolean
const useAll: UseFlows = () => true

interface PagesProps {
  document: Document
  /** Only this many, for thumbnails; all unless said. Until they are counted it is taken for their number. */
  limit?: number
  /** Which windows follow a change at once: all, or, in an editor, the visible ones. */
  follow?: 'all' | 'sight'
  /** Whether a window other than the first holds its flows: all do, or, with a hook of `near.ts`, not all at once. */
  useFlows?: UseFlows
  /** Of a presentation it also tells whose each page is. */
  onCount?(pages: number, runs?: readonly string[]): void
}

/** The document on true pages. */
export const DocumentPages = (props: PagesProps) =>
  props.document.kind === 'ppt' && extraViews.slides ? (
    <extraViews.slides {...props} />
  ) : (
    <FlowPages {...props} />
  )

/** As many windows as the longest flow has columns. */
const FlowPages = ({ document, limit, follow = 'all', useFlows = useAll, onCount }: PagesProps) => {
  const root = useRef<HTMLDivElement>(null)
  const [pages, setPages] = useState(limit ?? 1)
  const [fonts, setFonts] = useState(0)
  const printing = usePrinting()
  const geometry = useMemo(() => geometryOf(document.page), [document.page])
  const sections = useSteady(resolveDocument(document))
  const content: Content = useMemo(() => ({ document, geometry, sections }), [document, geometry, sections])

  useEffect(() => {
    const loaded = () => setFonts((times) => times + 1)
    globalThis.document.fonts.addEventListener('loadingdone', loaded)
    return () => globalThis.document.fonts.removeEventListener('loadingdone', loaded)
  }, [])

  const count = useEffectEvent((drawn?: number) => {
    // Every window holds the whole flow. A visible one is asked, since the others may be a key press behind.
    const [window] = root.current ? runsOf(root.current) : []
    if (!window || (drawn !== undefined && window.dataset.page !== String(drawn + 1))) return
    const found = countPages(window, geometry.width)
    setPages(found)
    onCount?.(found)
  })
  const onDrawn = useCallback((page: number) => count(page), [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a loaded font moves lines like a changed document does.
  useLayoutEffect(() => count(), [fonts])
  useHideUntilFontsLoaded(root)

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
          content={content}
          page={page}
          pages={pages}
          follow={follow}
          useFlows={useFlows}
          printing={printing}
          onDrawn={onDrawn}
        />
      ))}
    </div>
  )
}
