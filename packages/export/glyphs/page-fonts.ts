import type { ReadSlice } from '../pdf/fonts/slice-cache.ts'

/** The address `…/fonts/<version>` of the page's own style sheets, so that the file uses the same outlines. */
export const fontsOf = (page: Document): string => {
  for (const sheet of page.styleSheets) {
    if (!sheet.href || new URL(sheet.href).origin !== page.location.origin) continue
    const [rule] = sheet.cssRules
    if (!(rule instanceof CSSFontFaceRule)) continue
    const [, url] =
      /url\("?([^"()]*?)\/[a-z]+-\d+\/\d+\.woff2"?\)/.exec(rule.style.getPropertyValue('src')) ?? []
    if (url) return new URL(url, sheet.href).href
  }
  throw new Error('this page has no document fonts')
}

/** The fonts are in the browser's cache, so files can be made offline. */
export const sliceReader =
  (fonts: string): ReadSlice =>
  async (face, slice) => {
    const reply = await fetch(`${fonts}/${face}/${slice}.woff2`, { cache: 'force-cache' })
    if (!reply.ok) throw new Error(`font ${face}/${slice}: ${reply.status}`)
    return new Uint8Array(await reply.arrayBuffer())
  }
