import { type Finding, findingAt } from './finding.ts'
import { onPage, type Sheet } from './lines.ts'

/** Smaller than this, text that was made for the back row is not read there. */
const LEAST = 0.8

/** A slide whose text had to give way too far, or which goes on on another one; the amount is what it lacks in height. */
export const findTooFull = (root: HTMLElement, sheet: Sheet): Finding[] => {
  const { window } = sheet
  const { run } = window.dataset
  const flow = window.querySelector<HTMLElement>(':scope > [data-flow]')
  const section = flow?.querySelector<HTMLElement>('[data-id]')
  if (run === undefined || !flow || !section) return []
  const fit = Number(flow.style.getPropertyValue('--hj-fit') || 1)
  const slides = root.querySelectorAll(`[data-run="${CSS.escape(run)}"]`).length
  if (fit >= LEAST && slides === 1) return []
  const lacks = sheet.height * (1 / fit - 1 + slides - 1)
  const text = section.querySelector('h2')?.textContent ?? section.textContent
  const box = onPage(sheet, section.getBoundingClientRect())
  return [findingAt('overflow', section, { ...box, right: Math.min(box.right, sheet.width) }, text, lacks)]
}
