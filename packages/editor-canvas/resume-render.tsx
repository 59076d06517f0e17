import { type CSSProperties, memo, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useDrawnDocument, useEditor, useEditorState } from '#packages/editor-core/use-editor.tsx'
import { SIZES } from '#packages/render/geometry.ts'
import { useInTurn } from '#packages/render/near.ts'
import { DocumentPages } from '#packages/render/pages.tsx'
import { PageName } from './page-name.tsx'
import styles from './resume-render.module.css'
import { usePaper } from './use-paper.ts'
import { useStage } from './use-stage.ts'
import { useZooming } from './use-zooming.ts'
import { factorOf, GAP } from './zoom.ts'

/** Apart, so that a zoom or a resize draws no document again. */
const Pages = memo(() => {
  const editor = useEditor()
  const counted = (pages: number, runs?: readonly string[]) => {
    // Every key counts them: only another number is news.
    if (runs || pages !== editor.state.getState().pages) editor.show({ pages, ...(runs ? { runs } : {}) })
  }
  return <DocumentPages document={useDrawnDocument()} follow="sight" useFlows={useInTurn} onCount={counted} />
})

/** The room for pages within the margins of the stage. */
const useRoom = () => {
  const { scroller } = useStage()
  const [room, setRoom] = useState({ width: 794, height: 1123 })
  useLayoutEffect(() => {
    const box = scroller.current
    if (!box) return
    const measure = () => {
      const { paddingLeft, paddingRight, paddingTop } = getComputedStyle(box)
      setRoom({
        width: box.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight),
        height: box.clientHeight - 2 * Number.parseFloat(paddingTop),
      })
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(box)
    return () => observer.disconnect()
  }, [scroller])
  return room
}

/** Fonts and pictures that come later move what is drawn, and the frames over it must follow. */
const useMovedByLoading = () => {
  const { root, state } = useStage()
  useEffect(() => {
    const box = root.current
    let frame = 0
    const moved = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => state.setState({ moved: state.getState().moved + 1 }))
    }
    document.fonts.addEventListener('loadingdone', moved)
    box?.addEventListener('load', moved, true)
    return () => {
      cancelAnimationFrame(frame)
      document.fonts.removeEventListener('loadingdone', moved)
      box?.removeEventListener('load', moved, true)
    }
  }, [root, state])
}

/**
 * The real pages, scaled and not laid out again: lines break at every zoom as they do in the file. `children` are
 * drawn over them, in pixels of the screen.
 */
export const ResumeRender = ({ children }: { children?: ReactNode }) => {
  const { scroller, root, state } = useStage()
  const size = useEditorState(({ preview, document }) => (preview ?? document).page.size)
  const sheet = SIZES[size]
  const zoom = useEditorState((one) => one.zoom)
  const pages = useEditorState((one) => one.pages)
  const factor = factorOf(zoom, useRoom(), sheet)
  const before = useRef(factor)
  const { anchored } = useZooming(factor)
  useMovedByLoading()
  usePaper(size)

  useLayoutEffect(() => {
    state.setState({ factor })
    const box = scroller.current
    if (!box || before.current === factor) return
    // Where nothing is to stay under a pointer, what was at the top stays there.
    if (!anchored()) box.scrollTop *= factor / before.current
    before.current = factor
  }, [factor, state, scroller, anchored])

  const height = sheet.height * factor
  return (
    <div ref={scroller} className={styles.scroller} data-stage="">
      <div
        className={styles.desk}
        style={
          {
            '--desk-width': `${sheet.width * factor}px`,
            '--desk-height': `${pages * (height + GAP) - GAP}px`,
          } as CSSProperties
        }
      >
        <div
          ref={root}
          className={styles.scaled}
          style={{ width: sheet.width, '--stage-factor': factor, '--stage-gap': `${GAP}px` } as CSSProperties}
        >
          <Pages />
        </div>
        {Array.from({ length: pages - 1 }, (_, at) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap is its place.
            key={at}
            className={styles.gap}
            style={{ top: (at + 1) * (height + GAP) - GAP, height: GAP }}
          >
            <PageName page={at + 2} />
          </div>
        ))}
        {children}
      </div>
    </div>
  )
}
