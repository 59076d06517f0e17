import {
  type CSSProperties,
  memo,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { Ground, Page, Theme } from '#packages/document/schema.ts'
import { type ResolvedSection, resolveDocument } from '#packages/sections/resolve-document.ts'
import type { SlidesProps } from './extra-views.ts'
import { fitSlide, type SlideRoom } from './fit-slide.ts'
import { Flow } from './flow.tsx'
import { type Geometry, geometryOf } from './geometry.ts'
import { useHideUntilFontsLoaded } from './hide-until-fonts-load.ts'
import { CopyProvider } from './link-view.tsx'
import { PageGround } from './page-ground.tsx'
import { themeVariables } from './theme-variables.ts'
import { flowsOf } from './windows.ts'

/** The flow ends at the slide's edge, so that what reaches out to it does not go on on another slide. */
const toEdge = ({ main }: Geometry) => ({ ...main, height: main.height + main.bleed.bottom })

const roomOf = (geometry: Geometry): SlideRoom => ({
  width: geometry.width,
  high: geometry.main.height,
  edge: toEdge(geometry).height,
  right: geometry.main.bleed.right,
})

const GROUNDS: Record<Ground, { tone: string; color?: string }> = {
  paper: { tone: '' },
  soft: { tone: 'hj-tint', color: 'var(--hj-paper-soft)' },
  theme: { tone: 'hj-on', color: 'var(--hj-paper-theme)' },
  dark: { tone: 'hj-night', color: 'var(--hj-paper-dark)' },
}

const WHOLE = [0, 100] as const

interface FootProps {
  page: Page
  geometry: Geometry
  /** The part of the width that no picture takes, in per cent from the left. */
  place: readonly [number, number]
  number: number
  pages: number
}

const Foot = ({ page, geometry, place: [from, to], number, pages }: FootProps) => {
  const { left, top, width, height, bleed } = geometry.main
  if (page.footer === '' && page.numbers === 'none') return null
  const margin = geometry.height - top - height
  const style = {
    left: left + (width * from) / 100,
    width: (width * (to - from)) / 100,
    bottom: margin - bleed.bottom + Math.max(8, bleed.bottom / 2 - 12),
  }
  return (
    <div className="hj-slide-foot" style={style}>
      <span>{page.footer}</span>
      {page.numbers === 'none' ? (
        <span />
      ) : page.numbers === 'of' ? (
        <span data-number-words="| / |">{`${number} / ${pages}`}</span>
      ) : (
        <span data-number-words="|">{number}</span>
      )}
    </div>
  )
}

interface SlideProps {
  resolved: ResolvedSection
  settings: Page
  theme: Theme
  geometry: Geometry
  /** Its position among all pages, and which of the slide's own pages it is. */
  page: number
  column: number
  pages: number
  onFit(section: string, columns: number): void
}

/** A slide: one section on a page of its own. */
const Slide = memo(({ resolved, settings, theme, geometry, page, column, pages, onFit }: SlideProps) => {
  const window = useRef<HTMLDivElement>(null)
  const { section, ground, bare, foot = WHOLE } = resolved
  const { tone, color } = GROUNDS[section.ground ?? ground ?? 'paper']
  const { width, height } = geometry

  const measure = useEffectEvent(() => {
    const [flow] = window.current ? flowsOf(window.current) : []
    if (flow) onFit(section.id, fitSlide(flow, roomOf(geometry)))
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it draws is what it measures.
  useLayoutEffect(() => {
    measure()
  }, [resolved, theme, geometry])
  useEffect(() => {
    const { fonts } = globalThis.document
    const loaded = () => measure()
    fonts.addEventListener('loadingdone', loaded)
    return () => fonts.removeEventListener('loadingdone', loaded)
  }, [])

  return (
    <div
      ref={window}
      className={`hj-page hj-slide ${tone}`}
      data-page={page + 1}
      data-run={section.id}
      data-current=""
      aria-hidden={column > 0 || undefined}
      style={{ width, height }}
    >
      <CopyProvider value={column > 0}>
        <PageGround document={{ page: settings, theme }} geometry={geometry} color={color} />
        <Flow
          box={toEdge(geometry)}
          high={geometry.main.height}
          page={column}
          pageWidth={width}
          tone={tone}
          header={null}
          sections={[resolved]}
        />
        {!bare && <Foot page={settings} geometry={geometry} place={foot} number={page + 1} pages={pages} />}
      </CopyProvider>
    </div>
  )
})

/** A presentation: each section is a slide; one that is too full for it goes on on the next. */
export const SlidePages = ({ document, limit, onCount }: SlidesProps) => {
  const root = useRef<HTMLDivElement>(null)
  const [more, setMore] = useState<Readonly<Record<string, number>>>({})
  const geometry = useMemo(() => geometryOf(document.page), [document.page])
  const sections = resolveDocument(document)
  const slides = sections.flatMap((resolved) =>
    Array.from({ length: 1 + (more[resolved.section.id] ?? 0) }, (_, column) => ({ resolved, column })),
  )
  const onFit = useCallback(
    (section: string, columns: number) =>
      setMore((known) => ((known[section] ?? 0) === columns ? known : { ...known, [section]: columns })),
    [],
  )
  const count = slides.length
  const runs = slides.map(({ resolved }) => resolved.section.id)
  // An effect must not return the callback's result.
  const tell = useEffectEvent(() => void onCount?.(Math.max(1, count), runs))
  // biome-ignore lint/correctness/useExhaustiveDependencies: told again when the pages are others.
  useLayoutEffect(() => {
    tell()
  }, [runs.join(' ')])
  useHideUntilFontsLoaded(root)
  return (
    <div
      ref={root}
      className="hj-doc"
      lang={document.language === 'zh' ? 'zh-CN' : 'en'}
      style={themeVariables(document) as CSSProperties}
    >
      {slides.slice(0, limit).map(({ resolved, column }, page) => (
        <Slide
          key={`${resolved.section.id}-${column}`}
          resolved={resolved}
          settings={document.page}
          theme={document.theme}
          geometry={geometry}
          page={page}
          column={column}
          pages={count}
          onFit={onFit}
        />
      ))}
    </div>
  )
}
