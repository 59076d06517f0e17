import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { Document } from '#packages/document/schema.ts'
import { DocumentPages, measurePages } from '#packages/render/pages.tsx'
import type { Measure } from '#packages/sections/fit-page.ts'
import styles from './measure-document.module.css'

/** Lets the browser paint and handle input first. */
const pause = () => new Promise((resolve) => setTimeout(resolve))

/** Counts the pages of a document by rendering it outside of the viewport. */
export const withMeasure = async <T,>(use: (measure: Measure) => Promise<T>): Promise<T> => {
  const place = document.createElement('div')
  place.className = styles.place ?? ''
  place.setAttribute('aria-hidden', 'true')
  document.body.append(place)
  const root = createRoot(place)
  const measure = async (shown: Document) => {
    await pause()
    flushSync(() => root.render(<DocumentPages document={shown} limit={1} />))
    await document.fonts.ready
    return measurePages(place, shown)
  }
  try {
    return await use(measure)
  } finally {
    root.unmount()
    place.remove()
  }
}
