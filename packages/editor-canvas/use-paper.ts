import { useEffect } from 'react'
import type { Page } from '#packages/document/schema.ts'
import { SIZES } from '#packages/render/geometry.ts'

/** Sets the paper size for printing from the editor, without browser margins. */
export const usePaper = (size: Page['size']) => {
  useEffect(() => {
    const { width, height } = SIZES[size]
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`@page { size: ${width}px ${height}px; margin: 0 }`)
    document.adoptedStyleSheets.push(sheet)
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
    }
  }, [size])
}
