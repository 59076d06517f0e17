import { redrawCharts } from './drawn-charts.tsx'
import { fitSlide } from './fit-slide.ts'
import { countPages, flowsOf } from './windows.ts'

const pagesIn = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>('[data-page]')]

const px = (flow: HTMLElement, name: string): number => Number.parseFloat(flow.style.getPropertyValue(name))

/** Moves a flow to its column for a page, counted from 0. */
const showColumn = (flow: HTMLElement, column: number, width: number) => {
  flow.style.left = `${px(flow, 'left') - column * width}px`
}

const copyOf = <E extends HTMLElement>(element: E): E => {
  const copy = element.cloneNode(true) as E
  copy.dataset.copy = ''
  return copy
}

/** Page numbers of documents stand between words, those of slides alone. */
const numberPages = (pages: readonly HTMLElement[]) => {
  for (const [at, page] of pages.entries()) {
    page.dataset.page = String(at + 1)
    const line = page.querySelector<HTMLElement>(':scope > * > [data-number-words]')
    if (!line) continue
    const [before = '', between = '', after] = (line.dataset.numberWords ?? '').split('|')
    line.textContent = before + (at + 1) + between + (after === undefined ? '' : pages.length + after)
  }
}

/** The first page holds the whole text; the others show the same text, each its own column. */
const layOutText = (root: HTMLElement, drawn: readonly HTMLElement[]) => {
  const [first, second] = drawn
  if (!first) return
  const width = first.offsetWidth
  const count = countPages(first, width)
  for (const page of drawn.slice(count)) page.remove()
  for (let page = 1; page < count; page += 1) {
    const known = drawn[page]
    const window = known ?? copyOf(second ?? first)
    if (!known) {
      for (const flow of flowsOf(window)) flow.remove()
      window.setAttribute('aria-hidden', 'true')
      root.append(window)
    }
    for (const flow of flowsOf(first)) {
      const copy = copyOf(flow)
      showColumn(copy, page, width)
      window.append(copy)
    }
  }
}

/** A slide that is too full continues on copies of itself. */
const layOutSlides = (root: HTMLElement, slides: readonly HTMLElement[]) => {
  const more = slides.map((slide) => {
    const [flow] = flowsOf(slide)
    if (!flow) return 0
    return fitSlide(flow, {
      width: slide.offsetWidth,
      high: px(flow, '--hj-high'),
      edge: px(flow, '--hj-flow-height'),
      right: px(flow, '--hj-bleed-right'),
    })
  })
  redrawCharts(root)
  for (const [at, slide] of slides.entries()) {
    const copies = Array.from({ length: more[at] ?? 0 }, (_, column) => {
      const copy = copyOf(slide)
      for (const flow of flowsOf(copy)) showColumn(flow, column + 1, slide.offsetWidth)
      return copy
    })
    slide.after(...copies)
  }
}

/**
 * Completes a preview that the server drew (`drawPages`): fits slides, shows the text on as many pages as it takes,
 * and numbers them. May be called again when a font has loaded. Returns the number of pages.
 */
export const layOutDrawnPages = (root: HTMLElement): number => {
  for (const copy of root.querySelectorAll('[data-copy]')) copy.remove()
  const drawn = pagesIn(root)
  if (drawn[0]?.matches('.hj-slide')) layOutSlides(root, drawn)
  else layOutText(root, drawn)
  const pages = pagesIn(root)
  numberPages(pages)
  return Math.max(1, pages.length)
}
