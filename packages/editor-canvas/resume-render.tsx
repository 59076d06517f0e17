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

/** A separate component, so that zooming and resizing do not render the document again. */
const Pages = memo(() => {
  const editor = useEditor()
  const counted = (pages: number, runs?: readonly string[]) => {
    // Pages are counted after every key; the state changes only if the number does.
    if (runs || pages !== editor.state.getState().pages) editor.show({ pages, ...(runs ? { runs } : {}) })
  }
  return <DocumentPages document={useDrawnDocument()} follow="sight" useFlows={useInTurn} onCount={counted} />
})

/** The space for pages within the margins of the stage. */
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

/** Counts fonts and pictures that load later and move content, so that frames are measured again. */
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
 * The pages, scaled with a transform, so that lines break at every zoom as in the file. `children` are rendered over
 * them in screen pixels.
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
    // Without an anchor point, the content at the top stays at the top.
    if (!anchored()) box.scrollTop *= factor / before.current
    before.current = factor
  }, [factor, state, scroller, anchored])

  const height = sheet.height * factor
  return (
    <div ref={scroller} className={styles.scroller} data-stage="">
      <div
        className={styles.sheets}
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
