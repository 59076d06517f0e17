import { useLayoutEffect } from 'react'

/** Shows unwritten sections as shapes: lines of text as bars, and a pale title. */
const rulesFor = (ids: readonly string[]): string => {
  const sections = `:is(${ids.map((id) => `[data-id="${id}"]`).join(', ')})`
  return `
    ${sections} .hj-title { opacity: 0.3 }
    ${sections} .hj-body { opacity: 0.5; user-select: none }
    ${sections} .hj-body :is(.hj-text, p, p *, a, span[data-field]) { color: transparent !important }
    ${sections} .hj-body :is(.hj-text, p, :not(p) > span[data-field]) {
      text-decoration: line-through 0.5em color-mix(in srgb, var(--hj-ink) 16%, transparent) !important;
    }
    ${sections} .hj-body :is(svg, img, [role="img"], .hj-li > span) { opacity: 0.3 }
  `
}

/** Uses a style sheet, which also applies to pages that are added during the run. */
export const useShapes = (ids: readonly string[]): void => {
  const key = ids.join(' ')
  useLayoutEffect(() => {
    if (key === '') return
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rulesFor(key.split(' ')))
    document.adoptedStyleSheets.push(sheet)
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
    }
  }, [key])
}
