import { type Color, over, readColor, WHITE } from './colors.ts'
import { onPage, type PageBox, type Sheet } from './lines.ts'

const covers = (outer: DOMRect, inner: DOMRect) =>
  outer.left <= inner.left + 3 &&
  outer.right >= inner.right - 3 &&
  outer.top <= inner.top + 6 &&
  outer.bottom >= inner.bottom - 6

/** An outline around a text is not under it. */
const inFill = (path: SVGGeometryElement, rect: DOMRect): boolean => {
  const matrix = path.getScreenCTM()
  if (!matrix || getComputedStyle(path).fill === 'none') return false
  const centre = new DOMPoint((rect.left + rect.right) / 2, (rect.top + rect.bottom) / 2)
  return path.isPointInFill(centre.matrixTransform(matrix.inverse()))
}

/** The colours that a box paints under its text: one, or the ends of a gradient. */
const paintOf = (element: Element): Color[] => {
  const { backgroundImage, backgroundColor } = getComputedStyle(element)
  const stops = backgroundImage.match(/(?:rgba?|color)\([^()]+\)/g)
  if (stops) return stops.map(readColor)
  const color = readColor(backgroundColor)
  return color.alpha > 0 ? [color] : []
}

/** Shapes and boxes that were laid under the text by stacking. */
const layerUnder = (box: Element, rect: DOMRect): Color[] => {
  const layer = box.parentElement
  if (!layer?.classList.contains('hj-layer')) return []
  const under = [...layer.children].slice(0, [...layer.children].indexOf(box)).reverse()
  for (const sibling of under) {
    const paths = [...sibling.querySelectorAll<SVGGeometryElement>('path, rect, circle')].reverse()
    const path = paths.find((one) => inFill(one, rect))
    if (path) {
      const { fill, fillOpacity } = getComputedStyle(path)
      const color = readColor(fill)
      return [{ ...color, alpha: color.alpha * Number(fillOpacity) }]
    }
    const boxes = [...sibling.querySelectorAll('*'), sibling].filter((one) => !one.closest('svg'))
    const filled = boxes.find((one) => paintOf(one).length > 0 && covers(one.getBoundingClientRect(), rect))
    if (filled) return paintOf(filled)
  }
  return []
}

/** The bar or slice that a chart's figure is written on. */
const chartUnder = (element: Element, rect: DOMRect): Color[] => {
  if (!element.parentElement?.closest('[data-chart]')) return []
  const paths = [...element.parentElement.querySelectorAll<SVGGeometryElement>(':scope > svg > path')]
  const path = paths.findLast((one) => inFill(one, rect))
  return path ? [readColor(getComputedStyle(path).fill)] : []
}

const holds = (outer: PageBox, inner: PageBox) => {
  const x = (inner.left + inner.right) / 2
  const y = (inner.top + inner.bottom) / 2
  return outer.left <= x && outer.right >= x && outer.top <= y && outer.bottom >= y
}

/** The page itself: its colour, and the ground of the side column. */
const pageUnder = (sheet: Sheet, box: PageBox): Color[] => {
  const grounds = [...sheet.window.children].filter(
    (one) => one instanceof HTMLDivElement && !('flow' in one.dataset),
  )
  const under = grounds
    .reverse()
    .find((one) => paintOf(one).length > 0 && holds(onPage(sheet, one.getBoundingClientRect()), box))
  return under ? paintOf(under) : []
}

/**
 * Everything painted under a line, from near to far: shapes of the same layer, fills of the boxes around it, the
 * page. Translucent colors are laid over the next ones; of a gradient, each end is returned.
 */
export const groundsUnder = (sheet: Sheet, element: HTMLElement, rect: DOMRect, box: PageBox): Color[] => {
  const figure = chartUnder(element, rect)
  if (figure.length > 0) return figure
  const layers: Color[][] = []
  for (let at: Element | null = element; at && at !== sheet.window; at = at.parentElement) {
    for (const colors of [layerUnder(at, rect), at.hasAttribute('data-flow') ? [] : paintOf(at)])
      if (colors.length > 0) layers.push(colors)
    if (layers.at(-1)?.every(({ alpha }) => alpha === 1)) break
  }
  layers.push(pageUnder(sheet, box))
  return layers.reduceRight<Color[]>(
    (below, colors) =>
      colors.length === 0 ? below : colors.flatMap((one) => below.map((ground) => over(one, ground))),
    [WHITE],
  )
}

/** A text's colour as seen: see-through texts and boxes around them count. */
export const inkOf = (sheet: Sheet, element: HTMLElement): Color => {
  const color = readColor(getComputedStyle(element).color)
  let { alpha } = color
  for (let at: Element | null = element; at && at !== sheet.window; at = at.parentElement)
    alpha *= Number(getComputedStyle(at).opacity)
  return { ...color, alpha }
}
