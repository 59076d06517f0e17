import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { Document } from '#packages/document/schema.ts'
import { useNear } from './near.ts'
import { DocumentPages } from './pages.tsx'
import styles from './render-offscreen.module.css'

const frame = () => new Promise((resolve) => requestAnimationFrame(() => resolve(undefined)))

/** The browser requests fonts when it lays out new pages; the lines move when the fonts arrive. */
const settled = async (place: HTMLElement) => {
  await frame()
  await document.fonts.ready
  await Promise.all([...place.querySelectorAll('img')].map((image) => image.decode().catch(() => undefined)))
  await frame()
}

/** Renders a document on real pages offscreen, until `use` is done. */
export const renderOffscreen = async <T,>(
  shown: Document,
  use: (root: HTMLElement) => Promise<T>,
): Promise<T> => {
  // A call from an effect waits until the current render has finished.
  await null
  const place = document.createElement('div')
  place.className = styles.place ?? ''
  place.inert = true
  document.body.append(place)
  const root = createRoot(place)
  try {
    flushSync(() => root.render(<DocumentPages document={shown} useFlows={useNear} />))
    await settled(place)
    return await use(place)
  } finally {
    root.unmount()
    place.remove()
  }
}
