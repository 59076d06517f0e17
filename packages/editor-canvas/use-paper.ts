import { useEffect } from 'react'
import type { Page } from '#packages/document/schema.ts'
import { SIZES } from '#packages/render/geometry.ts'

/** Printed from the editor, the file has the document's own paper and no margin but its own. */
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
