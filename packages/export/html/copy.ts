/** The attributes that affect the appearance of a page; the editor uses the others to find elements. */
const COPIED_ATTRIBUTES = [
  'class',
  'style',
  'href',
  'src',
  'alt',
  'lang',
  'role',
  'aria-label',
  'aria-hidden',
]

let nowhere: Document | undefined

/** A document in which nothing loads or runs. */
const inert = (): Document => {
  nowhere ??= document.implementation.createHTMLDocument()
  return nowhere
}

export const newElement = (name: string, style: Partial<CSSStyleDeclaration> = {}): HTMLElement => {
  const element = inert().createElement(name)
  Object.assign(element.style, style)
  return element
}

export const newText = (text: string): Text => inert().createTextNode(text)

/** An element without what is in it. */
export const copyShell = (element: Element): HTMLElement => {
  const copy = inert().createElement(element.localName)
  for (const name of COPIED_ATTRIBUTES) {
    const value = element.getAttribute(name)
    if (value !== null) copy.setAttribute(name, value)
  }
  return copy
}

/** An element that is being edited or was hidden must never be in the copy. */
export const isAbsent = (element: Element): boolean => getComputedStyle(element).display === 'none'

export const copyAbsent = (element: Element): HTMLElement => {
  const copy = copyShell(element)
  copy.style.display = 'none'
  return copy
}

export const copyWhole = (node: Node): Node => {
  if (!(node instanceof HTMLElement)) return inert().importNode(node, true)
  if (isAbsent(node)) return copyAbsent(node)
  const copy = copyShell(node)
  copy.append(...[...node.childNodes].map(copyWhole))
  return copy
}
