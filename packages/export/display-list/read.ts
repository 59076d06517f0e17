import { createYielder, type Yielder } from '#packages/scheduling/yield-to-main.ts'
import type { Report } from '../format.ts'
import { type Frame, flattened, type Layer, newLayer } from './frame.ts'
import { isFlow, isSkipped, layOut } from './laid-out.ts'
import type { DisplayList, Op, Picture } from './list.ts'
import { drawMissingGlyphs } from './missing-glyphs.ts'
import { pictureOf } from './pictures.ts'
import type { Reading } from './reading.ts'
import { outerScope } from './scope.ts'
import { liftStackingContexts } from './stacking-context.ts'
import { visit } from './walk.ts'

const frameOf = (window: HTMLElement, pages: number): Frame => {
  const rect = window.getBoundingClientRect()
  const scale = rect.width / window.offsetWidth
  const own = Number(window.dataset.page) - 1
  return {
    // Every window contains the whole flow, shifted by its page number.
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

const add = (pages: Pages, layer: Layer, stackingContexts: ReadonlySet<Op>): void => {
  for (const [page, ops] of flattened(layer))
    pages.set(page, [...(pages.get(page) ?? []), ...liftStackingContexts(ops, stackingContexts)])
}

/**
 * Reads the content under or over the text, which is separate for each page. The flows are read elsewhere and need not
 * be laid out again.
 */
const readAround = (window: HTMLElement, isOver: boolean, reading: Reading, into: Pages): void => {
  const page = Number(window.dataset.page) - 1
  const children = [...window.children] as HTMLElement[]
  const last = children.findLastIndex(isFlow)
  // A page that was never near the viewport has no flow yet; all of its content is under the text.
  const around = children.filter((one, at) => !isFlow(one) && (last >= 0 && at > last) === isOver)
  if (around.length === 0) return
  const restore = isSkipped(window) ? layOut([window], children.filter(isFlow)) : undefined
  try {
    const frame = { ...frameOf(window, page + 1), from: page }
    for (const element of around) {
      const layer = newLayer()
      visit(element, outerScope(true), true, { ...reading, frame }, layer)
      add(into, layer, reading.stackingContexts)
    }
  } finally {
    restore?.()
  }
}

/**
 * The pages of one run show the same flows. The best window to read is up to date with the document and, if possible,
 * laid out already.
 */
const bestWindow = (windows: readonly HTMLElement[]): HTMLElement | undefined => {
  const current = windows.filter((one) => one.dataset.current !== undefined && [...one.children].some(isFlow))
  return current.find((one) => !isSkipped(one)) ?? current[0] ?? windows[0]
}

interface Pace {
  yielder: Yielder
  /** Reports from time to time which page, from 0, is being read. */
  onPage(page: number): void
}

/** Reads all pages of a run's flows from one of its windows. */
const readRun = async (
  windows: readonly HTMLElement[],
  reading: Reading,
  into: Pages,
  { yielder, onPage }: Pace,
): Promise<void> => {
  const window = bestWindow(windows)
  if (!window) return
  const pages = windows.map(({ dataset }) => Number(dataset.page))
  const [first, last] = [Math.min(...pages), Math.max(...pages)]
  const frameNow = () => ({ ...frameOf(window, last), from: first - 1 })
  let restore: (() => void) | undefined
  const keepLaidOut = () => {
    if (!restore && isSkipped(window)) restore = layOut([window])
  }
  keepLaidOut()
  try {
    let frame = frameNow()
    for (const flow of [...window.children].filter(isFlow)) {
      const layer = newLayer()
      for (const child of flow.children) {
        visit(child, outerScope(false), false, { ...reading, frame }, layer)
        if (!yielder.isDue()) continue
        onPage(Math.max(0, ...layer.front.keys()))
        await yielder.yieldToMain()
        // The user may have scrolled: the drawing is the same, but it has moved on the screen.
        keepLaidOut()
        frame = frameNow()
      }
      add(into, layer, reading.stackingContexts)
    }
  } finally {
    restore?.()
  }
}

/**
 * Inserts the pictures once they have loaded. If one cannot be read, only its background is drawn and its address is
 * returned.
 */
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
  missingGlyphs: new Map(),
  awaited: [],
  stackingContexts: new Set(),
})

interface ReadOptions {
  editableObjects?: boolean
  signal?: AbortSignal
}

/**
 * The laid-out pages under `root` (the drawn document, `.hj-doc`, or an element around it) as plain data. Long
 * documents are read in several steps so that the page stays responsive. The caller must not replace the rendered
 * document until the list is complete.
 */
export const readDisplayList = async (
  root: HTMLElement,
  report?: Report,
  { editableObjects = false, signal }: ReadOptions = {},
): Promise<DisplayList> => {
  await document.fonts.ready
  const sheets = root.matches('.hj-doc') ? root : (root.querySelector<HTMLElement>('.hj-doc') ?? root)
  const windows = [...sheets.querySelectorAll<HTMLElement>('[data-page]')]
  const pages: Pages = new Map()
  const reading: Reading = {
    ...newReading(sheets, windows),
    ...(editableObjects ? { editableObjects: [] } : {}),
  }
  // Flows are read first: reading the backgrounds of windows outside the viewport changes styles, which would cause
  // another layout.
  const flows: Pages = new Map()
  const yielder = createYielder(signal)
  let read = 0
  const onPage = (page: number) => {
    // A second flow of the same pages begins at the first of them again.
    if (page > read) report?.({ step: 'layout', done: page, of: windows.length })
    read = Math.max(read, page)
  }
  const around = async (isOver: boolean) => {
    for (const window of windows) {
      readAround(window, isOver, reading, pages)
      await yielder.yieldIfDue()
    }
  }
  for (const run of Map.groupBy(windows, ({ dataset }) => dataset.run).values()) {
    await readRun(run, reading, flows, { yielder, onPage })
    await yielder.yieldIfDue()
  }
  await around(false)
  for (const [page, ops] of flows) pages.set(page, [...(pages.get(page) ?? []), ...ops])
  await around(true)
  const list: DisplayList = {
    pages: windows.map((window, page) => ({
      width: window.offsetWidth,
      height: window.offsetHeight,
      ops: pages.get(page) ?? [],
      ...(window.dataset.run ? { run: window.dataset.run } : {}),
    })),
    structure: reading.structure,
    pictures: [],
    ...(reading.editableObjects ? { editableObjects: reading.editableObjects } : {}),
  }
  const unread = await fillPictures(reading, list.pictures)
  const missingGlyphs = await drawMissingGlyphs(reading.missingGlyphs.values(), list.pictures)
  report?.({ step: 'layout', done: windows.length, of: windows.length })
  return {
    ...list,
    ...(missingGlyphs.length > 0 ? { missingGlyphs } : {}),
    ...(unread.length > 0 ? { unread } : {}),
  }
}
