import { px } from './editable-measures.ts'
import type { EditableRun } from './editable-objects.ts'
import { textStyleOf } from './text-style.ts'

/** The lines that are drawn along a text by it or by what is around it in its paragraph. */
const linesAlong = (from: Element, until: Element): { underline?: true; strike?: true } => {
  let all = ''
  for (let at: Element | null = from; at; at = at === until ? null : at.parentElement)
    all += getComputedStyle(at).textDecorationLine
  return {
    ...(all.includes('underline') ? { underline: true } : {}),
    ...(all.includes('line-through') ? { strike: true } : {}),
  }
}

/** Collapses spaces as the browser does: several become one, and those next to a break disappear. */
const shown = (text: string): string => text.replace(/[ \t\r\f]+/g, ' ').replace(/ ?\n ?/g, '\n')

const runOf = (node: Text, within: Element): EditableRun | undefined => {
  const holder = node.parentElement
  if (!holder || node.data === '') return undefined
  const css = getComputedStyle(holder)
  const style = textStyleOf(css)
  if (!style.color || css.visibility === 'hidden') return undefined
  const spacing = px(css.letterSpacing)
  const href = holder.closest('a')?.getAttribute('href')
  const text = shown(node.data)
  return {
    text: style.isUpper ? text.toUpperCase() : text,
    face: style.face,
    size: style.size,
    color: style.color,
    ...(style.isSlanted ? { slant: true as const } : {}),
    ...linesAlong(holder, within),
    ...(spacing === 0 ? {} : { spacing }),
    ...(href ? { href } : {}),
  }
}

const trimmed = (runs: EditableRun[]): EditableRun[] => {
  const [first, last] = [runs[0], runs.at(-1)]
  if (first) first.text = first.text.replace(/^[ \n]+/, '')
  if (last) last.text = last.text.replace(/(?<![ \n])[ \n]+$/, '')
  return runs.filter(({ text }) => text !== '')
}

export const runsIn = (element: Element): EditableRun[] => {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const runs: EditableRun[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const run = runOf(node as Text, element)
    if (run) runs.push(run)
  }
  return trimmed(runs)
}
