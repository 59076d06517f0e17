import type { Report } from '../format.ts'
import { type Frame, flattened, type Layer, newLayer } from './frame.ts'
import type { DisplayList, Op, Picture } from './list.ts'
import { pictureOf } from './pictures.ts'
import { liftRaised } from './raised.ts'
import type { Reading } from './reading.ts'
import { outerScope } from './scope.ts'
import { drawStrange } from './strange.ts'
import { visit } from './walk.ts'

const isFlow = (element: Element): boolean => element.hasAttribute('data-flow')

const frameOf = (window: HTMLElement, pages: number): Frame => {
  const rect = window.getBoundingClientRect()
  const scale = rect.width / window.offsetWidth
  const own = Number(window.dataset.page) - 1
  return {
    // Every window holds the whole flow, shifted by its own number.
    left: rect.left - own * rect.width,
    top: rect.top,
    scale,
    density: globalThis.devicePixelRatio || 1,
    pageWidth: window.offsetWidth,
    from: 0,
    until: pages,
  }
}

type Pages = Map<number, Op[]>

const add = (pages: Pages, layer: Layer, raised: ReadonlySet<Op>): void => {
  for (const [page, ops] of flattened(layer))
    pages.set(page, [...(pages.get(page) ?? []), ...liftRaised(ops, raised)])
}

/** A window out of sight has laid nothing out. */
const isSkipped = (window: HTMLElement): boolean =>
  window.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }) === false

/** Lays a window out while it is read; `without` stays out of it. */
const laidOut = (window: HTMLElement, without: readonly HTMLElement[], read: () => void): void => {
  const changed: [HTMLElement, 'contentVisibility' | 'display', string][] = [
    [window, 'contentVisibility', 'visible'],
    ...without.map((element): [HTMLElement, 'display', string] => [element, 'display', 'none']),
  ]
  const before = changed.map(([element, property]) => element.style[property])
  for (const [element, property, value] of changed) element.style[property] = value
  try {
    read()
  } finally {
    for (const [at, [element, property]] of changed.entries()) element.style[property] = before[at] ?? ''
  }
}

/**
 * What lies under the text, or over it: each page has its own. Its flows are read elsewhere and need not be laid out
 * again.
 */
const readAround = (window: HTMLElement, isOver: boolean, reading: Reading, into: Pages): void => {
  const page = Number(window.dataset.page) - 1
  const children = [...window.children] as HTMLElement[]
  const last = children.findLastIndex(isFlow)
  const around = children.filter((one, at) => !isFlow(one) && at > last === isOver)
  if (around.length === 0) return
  const read = () => {
    const frame = { ...frameOf(window, page + 1), from: page }
    for (const element of around) {
      const layer = newLayer()
      visit(element, outerScope(true), true, { ...reading, frame }, layer)
      add(into, layer, reading.raised)
    }
  }
  if (isSkipped(window)) laidOut(window, children.filter(isFlow), read)
  else read()
}

/** Pages of one run show the same flows: the window to read follows the document and is laid out already, if any is. */
const bestWindow = (windows: readonly HTMLElement[]): HTMLElement | undefined => {
  const current = windows.filter((one) => one.dataset.current !== undefined)
  return current.find((one) => !isSkipped(one)) ?? current[0] ?? windows[0]
}

/** All pages of the flows of a run, off one of its windows. */
const readRun = (windows: readonly HTMLElement[], reading: Reading, into: Pages): void => {
  const window = bestWindow(windows)
  if (!window) return
  const read = () => {
    const pages = windows.map(({ dataset }) => Number(dataset.page))
    const frame = { ...frameOf(window, Math.max(...pages)), from: Math.min(...pages) - 1 }
    for (const flow of window.children) {
      if (!isFlow(flow)) continue
      const layer = newLayer()
      for (const child of flow.children) visit(child, outerScope(false), false, { ...reading, frame }, layer)
      add(into, layer, reading.raised)
    }
  }
  if (isSkipped(window)) laidOut(window, [], read)
  else read()
}

/** Pictures go where they are awaited; where one cannot be read, its ground stays and its address is told. */
const fillPictures = async ({ awaited }: Reading, pictures: Picture[]): Promise<string[]> => {
  const known = new Map<Picture, number>()
  const unread: string[] = []
  for (const { url, image, shown, group, ops } of awaited) {
    try {
      const { picture, natural } = await pictureOf(await image(), shown)
      const index = known.get(picture) ?? pictures.push(picture) - 1
      known.set(picture, index)
      group.ops.push(...ops(index, natural))
    } catch {
      unread.push(url)
    }
  }
  return unread
}

const newReading = (root: HTMLElement, windows: readonly HTMLElement[]): Reading => ({
  frame: frameOf(windows[0] ?? root, windows.length),
  range: document.createRange(),
  structure: [],
  proportional: getComputedStyle(root).fontVariantEastAsian.includes('proportional-width'),
  strange: new Map(),
  awaited: [],
  raised: new Set(),
})

/**
 * The laid-out pages under `root` (the drawn document, `.hj-doc`, or what holds it) as plain data. All is read in one
 * go, so that nothing can move in between; only pictures are waited for.
 */
export const readDisplayList = async (
  root: HTMLElement,
  report?: Report,
  options: { natives?: boolean } = {},
): Promise<DisplayList> => {
  await document.fonts.ready
  const sheets = root.matches('.hj-doc') ? root : (root.querySelector<HTMLElement>('.hj-doc') ?? root)
  const windows = [...sheets.querySelectorAll<HTMLElement>('[data-page]')]
  const pages: Pages = new Map()
  const reading: Reading = { ...newReading(sheets, windows), ...(options.natives ? { natives: [] } : {}) }
  // Flows first: what is changed to read the grounds of windows out of sight would have them laid out once more.
  const flows: Pages = new Map()
  for (const run of Map.groupBy(windows, ({ dataset }) => dataset.run).values()) readRun(run, reading, flows)
  for (const window of windows) readAround(window, false, reading, pages)
  for (const [page, ops] of flows) pages.set(page, [...(pages.get(page) ?? []), ...ops])
  for (const window of windows) readAround(window, true, reading, pages)
  const list: DisplayList = {
    pages: windows.map((window, page) => ({
      width: window.offsetWidth,
      height: window.offsetHeight,
      ops: pages.get(page) ?? [],
      ...(window.dataset.run ? { run: window.dataset.run } : {}),
    })),
    structure: reading.structure,
    pictures: [],
    ...(reading.natives ? { natives: reading.natives } : {}),
  }
  const unread = await fillPictures(reading, list.pictures)
  const strange = await drawStrange(reading.strange.values(), list.pictures)
  report?.({ step: 'layout', done: windows.length, of: windows.length })
  return {
    ...list,
    ...(strange.length > 0 ? { strange } : {}),
    ...(unread.length > 0 ? { unread } : {}),
  }
}
