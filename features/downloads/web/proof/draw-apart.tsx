import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { Document } from '#packages/document/schema.ts'
import { useNear } from '#packages/render/near.ts'
import { DocumentPages } from '#packages/render/pages.tsx'
import styles from './draw-apart.module.css'

const frame = () => new Promise((resolve) => requestAnimationFrame(() => resolve(undefined)))

/** Fonts of a fresh drawing are asked for when it is laid out, and move its lines when they come. */
const settled = async (place: HTMLElement) => {
  await frame()
  await document.fonts.ready
  await Promise.all([...place.querySelectorAll('img')].map((image) => image.decode().catch(() => undefined)))
  await frame()
}

/** Draws a document on true pages in a place that nobody sees, for as long as it is used. */
export const drawApart = async <T,>(shown: Document, use: (root: HTMLElement) => Promise<T>): Promise<T> => {
  // Asked for by an effect, it waits until that drawing is done.
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
