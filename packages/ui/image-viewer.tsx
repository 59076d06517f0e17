import { type ReactNode, useEffect, useRef } from 'react'
import type Viewer from 'viewerjs'
import 'viewerjs/dist/viewer.css'

/** The specification's constants of the image viewer; overlays start at 2000. */
export const VIEWER_OPTIONS = {
  minWidth: 200,
  minHeight: 100,
  initialCoverage: 0.9,
  interval: 5000,
  zoomRatio: 0.1,
  minZoomRatio: 0.01,
  maxZoomRatio: 100,
  zIndex: 2015,
} as const satisfies Viewer.Options

const REBUILD_DEBOUNCE_MS = 50

/** Pictures inside open in the viewer; when they change, it is rebuilt once they have settled. */
export const ImageViewer = ({ children, pictures }: { children: ReactNode; pictures: readonly string[] }) => {
  const box = useRef<HTMLDivElement>(null)
  const viewer = useRef<Viewer>(undefined)
  const key = pictures.join('\n')

  // biome-ignore lint/correctness/useExhaustiveDependencies: the list of pictures is what a rebuild follows.
  useEffect(() => {
    let gone = false
    const timer = setTimeout(async () => {
      const { default: ViewerClass } = await import('viewerjs')
      if (gone || !box.current) return
      if (viewer.current) viewer.current.update()
      else viewer.current = new ViewerClass(box.current, VIEWER_OPTIONS)
    }, REBUILD_DEBOUNCE_MS)
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [key])

  useEffect(() => () => void viewer.current?.destroy(), [])

  return <div ref={box}>{children}</div>
}
