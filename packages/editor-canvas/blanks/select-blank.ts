import type { Blank } from './blanks-of.ts'

const placeOf = (text: string, blank: string, nth: number): number => {
  let at = text.indexOf(blank)
  for (let times = 0; times < nth && at >= 0; times += 1) at = text.indexOf(blank, at + 1)
  return at
}

const selectInLine = (field: HTMLInputElement | HTMLTextAreaElement, { text, nth }: Blank): boolean => {
  const at = placeOf(field.value, text, nth)
  if (at >= 0) field.setSelectionRange(at, at + text.length)
  return at >= 0
}

const selectInText = (field: HTMLElement, { text, nth }: Blank): boolean => {
  const walker = document.createTreeWalker(field, NodeFilter.SHOW_TEXT)
  let left = nth
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { data } = node as Text
    const here = data.split(text).length - 1
    if (left < here) {
      const at = placeOf(data, text, left)
      document.getSelection()?.setBaseAndExtent(node, at, node, at + text.length)
      return true
    }
    left -= here
  }
  return false
}

const select = (blank: Blank): boolean => {
  const field = document.activeElement
  if (!(field instanceof HTMLElement) || !field.closest(`[data-form-field="${blank.field}"]`)) return false
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)
    return selectInLine(field, blank)
  return field.isContentEditable && selectInText(field, blank)
}

/** The rich text editor may still be loading, so this many frames are tried. */
const FRAMES = 180

/** Selects the blank in its field, so that the next key replaces it, once the requested form has opened. */
export const selectBlank = (blank: Blank, frames = FRAMES): void => {
  requestAnimationFrame(() => {
    if (!select(blank) && frames > 0) selectBlank(blank, frames - 1)
  })
}
