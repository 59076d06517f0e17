import {
  alignOf,
  type EditableObjects,
  inkOf,
  leadingOf,
  placeOf,
  px,
  singleBox,
  within,
} from './editable-measures.ts'
import type { EditableParagraph, EditableText } from './editable-objects.ts'
import { runsIn } from './editable-runs.ts'
import type { Box, StructureRole } from './list.ts'
import type { Reading } from './reading.ts'
import type { Scope } from './scope.ts'

const SIGNS: Record<string, string> = {
  dot: '•',
  square: '▪',
  dash: '–',
  arrow: '◆',
  ring: '○',
  check: '✓',
}

/** A sign at the start of a text becomes a bullet of the paragraph, as in other lists. */
const bulletOf = (element: HTMLElement, text: Box, box: Box): EditableParagraph['bullet'] => {
  const { bullet } = element.dataset
  const mark = element.firstElementChild
  if (!bullet || !mark) return undefined
  const sign = bullet === 'number' ? (mark.textContent ?? '') : SIGNS[bullet]
  const isInside = element.classList.contains('hj-inside')
  const room = isInside ? px(getComputedStyle(element).fontSize) * 1.15 : text.x - box.x
  return sign ? { sign, color: inkOf(element, 'theme'), room } : undefined
}

const paragraphOf = (element: HTMLElement, around: Box, reading: Reading): EditableParagraph | undefined => {
  const isItem = element.classList.contains('hj-li')
  const text = (isItem ? element.querySelector<HTMLElement>(':scope > p') : element) ?? element
  const placed = singleBox(element.classList.contains('hj-inside') ? element : text, reading)
  if (!placed) return undefined
  const style = getComputedStyle(text)
  const box = within(placed.box, style)
  const leading = leadingOf(style)
  const isVertical = style.writingMode !== 'horizontal-tb'
  const bullet = isItem ? bulletOf(element, box, around) : undefined
  return {
    box,
    align: alignOf(style),
    leading,
    indent: px(style.textIndent),
    lines: Math.max(1, Math.round((isVertical ? box.width : box.height) / leading)),
    ...(bullet ? { bullet } : {}),
    runs: runsIn(text),
  }
}

const isBlockText = (element: HTMLElement): boolean =>
  element.tagName === 'P' || element.classList.contains('hj-li')

/** A styled text: paragraphs and entries of lists, one under the other. */
const isStyled = (element: HTMLElement, { display }: CSSStyleDeclaration): boolean =>
  element.dataset.field !== undefined &&
  display === 'block' &&
  element.children.length > 0 &&
  ([...element.children] as HTMLElement[]).every(isBlockText)

const isText = (element: HTMLElement): boolean =>
  element.matches('.hj-text, p, .hj-run, .hj-slide-foot > span') && !element.querySelector('svg, img')

const HEADINGS: Record<string, StructureRole> = { H1: 'h1', H2: 'h2', H3: 'h3' }

const footOf = (element: HTMLElement): EditableText['foot'] => {
  if (!element.matches('.hj-slide-foot > span')) return undefined
  return element.previousElementSibling ? 'number' : 'footer'
}

export const editableText = (
  element: HTMLElement,
  style: CSSStyleDeclaration,
  scope: Scope,
  reading: Reading,
): EditableObjects | undefined => {
  const styled = isStyled(element, style)
  if ((!styled && !isText(element)) || style.display === 'inline') return undefined
  const placed = singleBox(element, reading)
  if (!placed) return undefined
  const box = within(placed.box, style)
  const blocks = styled ? ([...element.children] as HTMLElement[]) : [element]
  const paragraphs = blocks.map((block) => paragraphOf(block, box, reading))
  if (paragraphs.some((one) => one === undefined)) return undefined
  const filled = paragraphs.filter((one) => one !== undefined && one.runs.length > 0) as EditableParagraph[]
  if (filled.length === 0) return undefined
  const role = HEADINGS[element.tagName]
  const foot = footOf(element)
  return new Map([
    [
      placed.page,
      {
        is: 'text',
        place: placeOf(scope),
        ...(role ? { role } : {}),
        ...(foot ? { foot } : {}),
        outer: placed.box,
        box,
        ...(style.writingMode === 'horizontal-tb' ? {} : { isVertical: true as const }),
        ...(style.whiteSpace.includes('nowrap') ? { isUnbroken: true as const } : {}),
        paragraphs: filled,
      },
    ],
  ])
}
