import { Suspense, useDeferredValue, useEffect, useState } from 'react'
import { useDrawnDocument, useEditorState } from '#packages/editor-core/use-editor.tsx'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { SIZES } from '#packages/render/geometry.ts'
import { lazyComponent } from '#packages/scheduling/lazy-component.ts'
import { PageName } from './page-name.tsx'
import styles from './stage.module.css'
import { useStage, useStageState } from './use-stage.ts'
import { visibleWords } from './word-count.ts'
import { GAP } from './zoom.ts'
import { ZoomMenu } from './zoom-menu.tsx'

const words = defineWords({
  zh: {
    facts: (size: string, count: string) => `${size} · ${count} 字`,
  },
  en: {
    facts: (size: string, count: string) => `${size} · ${count} words`,
  },
})

/** The page with the largest visible part. */
const useVisiblePage = (): number => {
  const { scroller } = useStage()
  const factor = useStageState((state) => state.factor)
  const pages = useEditorState((state) => state.pages)
  const size = useEditorState(({ document }) => document.page.size)
  const [page, setPage] = useState(1)
  useEffect(() => {
    const box = scroller.current
    if (!box) return
    let frame = 0
    const look = () => {
      const height = SIZES[size].height * factor
      const shown = (at: number) => {
        const top = at * (height + GAP) - box.scrollTop
        return Math.min(top + height, box.clientHeight) - Math.max(top, 0)
      }
      const all = Array.from({ length: pages }, (_, at) => Math.round(shown(at)))
      setPage(all.indexOf(Math.max(...all)) + 1)
    }
    const onScroll = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(look)
    }
    look()
    box.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      box.removeEventListener('scroll', onScroll)
    }
  }, [scroller, factor, pages, size])
  return Math.min(page, pages)
}

const PageInSight = () => {
  const page = useVisiblePage()
  const pages = useEditorState((state) => state.pages)
  return (
    <span>
      <PageName page={page} pages={pages} />
    </span>
  )
}

/** Counted when the browser is idle, so that typing does not wait for it. */
const Facts = () => {
  const t = useWords(words)
  const shown = useDeferredValue(useDrawnDocument())
  return <span>{t.facts(shown.page.size, visibleWords(shown).toLocaleString('en'))}</span>
}

const BlanksLeft = lazyComponent(async () => (await import('./blanks/blanks-left.tsx')).BlanksLeft)
export const loadBlanks = BlanksLeft.preload
const FitPage = lazyComponent(async () => (await import('./fit-page.tsx')).FitPage)
export const loadFit = FitPage.preload

/** The bar below the pages: current page, word count and zoom. */
export const BottomBar = () => {
  const isDeck = useEditorState(({ document }) => document.kind === 'ppt')
  return (
    <div className={styles.bar}>
      <PageInSight />
      <Facts />
      <Suspense>
        <BlanksLeft />
      </Suspense>
      {!isDeck && (
        <Suspense>
          <FitPage />
        </Suspense>
      )}
      <ZoomMenu />
    </div>
  )
}
