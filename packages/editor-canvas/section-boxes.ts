import type { Selection } from '#packages/editor-core/editor.ts'
import { elementOfSelection, sectionIn, sectionsIn } from '#packages/editor-core/page-elements.ts'
import {
  type Fragment,
  fragmentsOf,
  measuredWindow,
  rectsOnStage,
  type StageBox,
  sameFragments,
} from './fragments.ts'

/** Positions of the hovered and the selected elements. */
export interface SectionBoxes {
  hovered: readonly Fragment[]
  selected: readonly Fragment[]
  /** The selected field, slot or entry within its section. */
  part: readonly Fragment[]
  /** The row of the title, or the first line if there is no title. */
  row: readonly Fragment[]
  /** Texts near the toolbar, which it should not cover. */
  texts: readonly Fragment[]
}

export const NO_BOXES: SectionBoxes = { hovered: [], selected: [], part: [], row: [], texts: [] }

/** Distance from the top of a section within which the toolbar can cover text. */
const BAND = 48

const inBand = (top: number, bottom: number) => (box: StageBox) =>
  box.top < bottom + BAND && box.top + box.height > top - BAND

const textBoxes = (element: Element, window: HTMLElement): Fragment[] => {
  if (element.tagName === 'IMG') return rectsOnStage(element.getClientRects(), window)
  const range = document.createRange()
  range.selectNodeContents(element)
  return rectsOnStage(range.getClientRects(), window)
}

const textsNear = (window: HTMLElement, first: Fragment, row: Fragment): Fragment[] => {
  const near = inBand(first.top, row.top + row.height)
  return sectionsIn(window)
    .filter((section) => fragmentsOf(section).some(near))
    .flatMap((section) => [...section.querySelectorAll('.hj-text, p, img')])
    .filter((element) => rectsOnStage(element.getClientRects(), window).some(near))
    .flatMap((element) => textBoxes(element, window))
    .filter(near)
}

const rowOf = (section: HTMLElement, [first]: readonly Fragment[]): Fragment[] => {
  if (!first) return []
  const title = section.querySelector('[data-slot="title"]')
  const [row] = title ? fragmentsOf(title) : []
  return [row ?? { ...first, height: Math.min(first.height, 28) }]
}

/** Boxes of a section; for a slide, whole pages. */
const sectionFragments = (section: HTMLElement, window: HTMLElement): Fragment[] => {
  const { run } = window.dataset
  const pages = run === undefined ? [] : [...(window.parentElement?.children ?? [])]
  const own = pages.filter((page): page is HTMLElement => (page as HTMLElement).dataset.run === run)
  return own.length === 0
    ? fragmentsOf(section)
    : own.flatMap((page) => rectsOnStage([page.getBoundingClientRect()], page))
}

/** Called once after a change, when the browser has computed the layout anyway. */
export const measureBoxes = (
  root: HTMLElement | null,
  hovered: string | undefined,
  selection: Selection | undefined,
  before: SectionBoxes,
): SectionBoxes => {
  if (!root || (hovered === undefined && !selection)) return NO_BOXES
  const windowOver = hovered === undefined ? undefined : measuredWindow(root, hovered)
  const window = selection && measuredWindow(root, selection.section)
  const over = windowOver && hovered !== undefined ? sectionIn(windowOver, hovered) : undefined
  const section = window && sectionIn(window, selection.section)
  const selected = section ? sectionFragments(section, window) : []
  const part = section && selection ? elementOfSelection(window, selection) : undefined
  const [first] = selected
  const row = section ? rowOf(section, selected) : []
  // Measuring the texts around the toolbar takes as long as everything else, so it is skipped when the toolbar does not
  // move.
  const stays = row.length > 0 && sameFragments(row, before.row)
  return {
    hovered: over && windowOver ? sectionFragments(over, windowOver) : [],
    selected,
    part: part && part !== section ? fragmentsOf(part) : [],
    row,
    texts: stays ? before.texts : first && window ? textsNear(window, first, row[0] ?? first) : [],
  }
}

export const sameBoxes = (one: SectionBoxes, other: SectionBoxes): boolean =>
  (Object.keys(one) as (keyof SectionBoxes)[]).every((key) => sameFragments(one[key], other[key]))
