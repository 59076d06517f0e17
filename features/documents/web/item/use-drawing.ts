import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { Item } from './item.ts'

const frame = () => new Promise((resolve) => requestAnimationFrame(() => resolve(undefined)))

/** Fonts change line breaks when they load, and lines move between pages. */
const settled = async (count: () => number) => {
  let before: number
  do {
    before = count()
    await document.fonts.ready
    await frame()
    await frame()
  } while (count() !== before || document.fonts.status !== 'loaded')
}

export interface Drawing {
  place: RefObject<HTMLDivElement | null>
  /** Known once the engine has laid it out. */
  pages: number | undefined
  onCount(pages: number): void
  /** The rendered document, once its layout is stable. */
  stands(): Promise<HTMLElement>
}

/** The document on this page: files are made from what is visible. */
const useDrawing = (): Drawing => {
  const place = useRef<HTMLDivElement>(null)
  const [pages, setPages] = useState<number>()
  const counted = useRef(0)
  const waiting = useRef<(() => void)[]>([])
  const onCount = useCallback((found: number) => {
    counted.current = found
    setPages(found)
    for (const go of waiting.current.splice(0)) go()
  }, [])
  useEffect(
    () => () => {
      waiting.current = []
    },
    [],
  )
  const stands = useCallback(async () => {
    if (counted.current === 0) await new Promise<void>((go) => waiting.current.push(go))
    await settled(() => counted.current)
    const root = place.current?.querySelector<HTMLElement>('.hj-doc')
    if (!root) throw new Error('the document is no longer drawn')
    return root
  }, [])
  return { place, pages, onCount, stands }
}

/** The currently rendered pages: the document, or its preview if this account may not open it. */
export const useItemDrawing = ({ isOpen }: Item): Drawing => {
  const preview = useDrawing()
  const opened = useDrawing()
  if (!isOpen) return preview
  return { ...opened, pages: opened.pages ?? preview.pages }
}
