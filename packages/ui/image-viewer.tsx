import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import type Viewer from 'viewerjs'
import { VIEWER_OPTIONS, VIEWER_REBUILD_MS } from './viewer-options.ts'
import 'viewerjs/dist/viewer.css'

const imagesIn = (box: HTMLElement) => [...box.querySelectorAll('img')]

/** Opens the pictures inside it in a viewer, which is rebuilt when the list of pictures changes. */
export const ImageViewer = ({ children, pictures }: { children: ReactNode; pictures: readonly string[] }) => {
  const box = useRef<HTMLDivElement>(null)
  const viewer = useRef<Viewer>(undefined)
  const early = useRef<HTMLImageElement>(undefined)
  const key = pictures.join('\n')

  // biome-ignore lint/correctness/useExhaustiveDependencies: the viewer is rebuilt when the pictures change.
  useEffect(() => {
    let gone = false
    const timer = setTimeout(async () => {
      const { default: ViewerClass } = await import('viewerjs')
      if (gone || !box.current) return
      if (viewer.current) viewer.current.update()
      else viewer.current = new ViewerClass(box.current, VIEWER_OPTIONS)
      const asked = early.current ? imagesIn(box.current).indexOf(early.current) : -1
      early.current = undefined
      if (asked >= 0) viewer.current.view(asked)
    }, VIEWER_REBUILD_MS)
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [key])

  useEffect(
    () => () => {
      viewer.current?.destroy()
      viewer.current = undefined
    },
    [],
  )

  // The viewer does not restore the focus when it closes.
  useEffect(() => {
    const element = box.current
    if (!element) return
    let from: Element | null = null
    const shown = () => {
      from = document.activeElement
    }
    const hidden = () => {
      if (from instanceof HTMLElement && from.isConnected) from.focus({ preventScroll: true })
    }
    element.addEventListener('show', shown)
    element.addEventListener('hidden', hidden)
    return () => {
      element.removeEventListener('show', shown)
      element.removeEventListener('hidden', hidden)
    }
  }, [])

  /** A click before the viewer's script has loaded opens the picture after that. */
  const remember = ({ target }: MouseEvent) => {
    if (!viewer.current && target instanceof HTMLImageElement) early.current = target
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the pictures inside are clicked.
    // biome-ignore lint/a11y/useKeyWithClickEvents: callers render each picture in a button.
    <div ref={box} onClick={remember}>
      {children}
    </div>
  )
}
