/** English Metric Units: 12,700 to a point, 9,525 to a pixel of the page. */
export const emu = (pixels: number): number => Math.round(pixels * 9525)

/** Hundredths of a point. */
export const hundredths = (pixels: number): number => Math.round(pixels * 75)

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Removes characters that XML forbids: with one of them, the file does not open. */
export const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\ufffe\uffff]/gu, (sign) => (sign === '\t' || sign === '\n' ? ' ' : ''))
    .replaceAll(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign)

export const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

export const MAIN = 'http://schemas.openxmlformats.org/drawingml/2006/main'
export const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
export const SLIDES = 'http://schemas.openxmlformats.org/presentationml/2006/main'
export const SPACES = `xmlns:a="${MAIN}" xmlns:r="${RELATIONS}" xmlns:p="${SLIDES}"`
