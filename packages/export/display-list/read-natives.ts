import type { Rgba } from './list.ts'
import { inkOf, type Natives, placeOf, px, singleBox } from './native-measures.ts'
import { tableNatives } from './native-tables.ts'
import { textNative } from './native-texts.ts'
import type { NativeChart } from './natives.ts'
import type { Reading } from './reading.ts'
import type { Scope } from './scope.ts'

const INKS = [
  'ink',
  'muted',
  'faint',
  'line',
  'theme',
  'soft',
  'dark',
  'on',
  'accent',
  'chart-accent',
  'chart-dark',
  'accent-on',
  'chart-dark-on',
  'faint-on',
  'paper',
]

const inksAt = (element: Element): Record<string, Rgba> => {
  const css = getComputedStyle(element)
  const known = INKS.filter((name) => css.getPropertyValue(`--hj-${name}`) !== '')
  return Object.fromEntries(known.map((name) => [name, inkOf(element, name)]))
}

/** A chart; without a legend that stands beside it as a text of its own. */
const chartNative = (element: HTMLElement, scope: Scope, reading: Reading): Natives | undefined => {
  const drawing = element.querySelector('svg')
  const placed = singleBox(element, reading)
  const plot = drawing && singleBox(drawing, reading)
  if (!placed || !plot) return undefined
  const names = [...element.children].find((child) => !child.querySelector('svg'))
  const named = [names?.firstElementChild, names?.lastElementChild].map(
    (one) => one && singleBox(one, reading)?.box,
  )
  const [first, last] = named
  const native: NativeChart = {
    is: 'chart',
    place: placeOf(scope),
    box: placed.box,
    plot: plot.box,
    ...(first && last
      ? { legend: { ...first, width: last.x + last.width - first.x, height: last.y + last.height - first.y } }
      : {}),
    inks: inksAt(element),
    size: px(getComputedStyle(element).fontSize),
  }
  return new Map([[placed.page, native]])
}

const isChart = (element: HTMLElement): boolean => {
  const chart = element.closest<HTMLElement>('[data-chart]')
  const drawing = chart && [...chart.children].find((child) => child.querySelector('svg'))
  return drawing !== undefined && element === (drawing?.nextElementSibling ? drawing : chart)
}

/** What of an element a file makes a text, table or chart of its own of, by page; nothing where it is drawn. */
export const nativesOf = (
  element: HTMLElement,
  style: CSSStyleDeclaration,
  scope: Scope,
  reading: Reading,
): Natives | undefined => {
  // What is turned is measured straight, and drawn: its box on the screen is not its own.
  if (style.transform !== 'none') return undefined
  if (element.getAttribute('role') === 'table') return tableNatives(element, scope, reading)
  if (isChart(element)) return chartNative(element, scope, reading)
  return textNative(element, style, scope, reading)
}
