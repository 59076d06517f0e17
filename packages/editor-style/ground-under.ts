import { groundsUnder } from '#packages/render/check/grounds.ts'
import { onPage, sheetFrom } from '#packages/render/check/lines.ts'

const hasText = (element: Element) =>
  [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim())

/** The background of the first text of a part, as `#rrggbb`; undefined without text or on a gradient. */
export const groundUnder = (part: Element): string | undefined => {
  const text = [part, ...part.querySelectorAll('*')].find(hasText)
  const window = part.closest<HTMLElement>('[data-page]')
  const [rect] = text?.getClientRects() ?? []
  if (!(text instanceof HTMLElement) || !window || !rect) return undefined
  const sheet = sheetFrom(window)
  const [ground, other] = groundsUnder(sheet, text, rect, onPage(sheet, rect))
  if (!ground || other) return undefined
  return `#${ground.rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`
}
