import { type EditableObjects, inkOf, placeOf, px, singleBox } from './editable-measures.ts'
import type { EditableChart } from './editable-objects.ts'
import { editableTables } from './editable-tables.ts'
import { editableText } from './editable-texts.ts'
import type { Rgba } from './list.ts'
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

/** A chart without its legend, if the legend is next to it as separate text. */
const editableChart = (element: HTMLElement, scope: Scope, reading: Reading): EditableObjects | undefined => {
  const drawing = element.querySelector('svg')
  const placed = singleBox(element, reading)
  const plot = drawing && singleBox(drawing, reading)
  if (!placed || !plot) return undefined
  const names = [...element.children].find((child) => !child.querySelector('svg'))
  const named = [names?.firstElementChild, names?.lastElementChild].map(
    (one) => one && singleBox(one, reading)?.box,
  )
  const [first, last] = named
  const editable: EditableChart = {
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
  return new Map([[placed.page, editable]])
}

const isChart = (element: HTMLElement): boolean => {
  const chart = element.closest<HTMLElement>('[data-chart]')
  const drawing = chart && [...chart.children].find((child) => child.querySelector('svg'))
  return drawing !== undefined && element === (drawing?.nextElementSibling ? drawing : chart)
}

/** The native texts, tables and charts of an element, by page; undefined if it is drawn instead. */
export const editableObjectsOf = (
  element: HTMLElement,
  style: CSSStyleDeclaration,
  scope: Scope,
  reading: Reading,
): EditableObjects | undefined => {
  // A transformed object is measured without its transform: its box on the screen is not its own.
  if (style.transform !== 'none') return undefined
  if (element.getAttribute('role') === 'table') return editableTables(element, scope, reading)
  if (isChart(element)) return editableChart(element, scope, reading)
  return editableText(element, style, scope, reading)
}
