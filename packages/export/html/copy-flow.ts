import { copyAbsent, copyShell, copyWhole, isAbsent, newElement, newText } from './copy.ts'
import { isOn, type Reading } from './seen.ts'

export interface FlowCopy {
  element: HTMLElement
  /** Elements of the page and their copies, whose positions must be the same. */
  pairs: [drawn: Element, copy: Element][]
}

/** A text that another page shows keeps its place invisibly, so that it is not read, found or selected twice. */
const covered = (node: Node): Node => {
  const copy = copyWhole(node)
  if (copy instanceof HTMLElement || copy instanceof SVGElement) copy.style.visibility = 'hidden'
  if (!(copy instanceof Text) || copy.data.trim() === '') return copy
  const span = newElement('span', { visibility: 'hidden' })
  span.append(copy)
  return span
}

const isBlank = (node: Node): boolean => node instanceof Text && node.data.trim() === ''

/** A stack that contains only blocks: some of them can be replaced by a box of their height. */
const isStack = (element: HTMLElement): boolean => {
  const { display, writingMode } = getComputedStyle(element)
  return (
    (display === 'block' || display === 'flow-root') &&
    writingMode === 'horizontal-tb' &&
    [...element.childNodes].every((child) => {
      if (!(child instanceof HTMLElement)) return isBlank(child)
      const style = getComputedStyle(child)
      return (
        ['block', 'grid', 'flex', 'flow-root'].includes(style.display) &&
        ['static', 'relative'].includes(style.position)
      )
    })
  )
}

/** The parameters of copying a flow for one page. */
interface Task extends Pick<FlowCopy, 'pairs'> {
  flow: HTMLElement
  page: number
  reading: Reading
  thin: boolean
}

const pageOf = (box: DOMRect, { pitch }: Reading): number => Math.floor((box.left + box.width / 2) / pitch)

const pixels = (length: string): number => Number.parseFloat(length) || 0

/** Browsers lay out in 64ths of a pixel and round down, so lengths are rounded to the nearest 64th first. */
const exactly = (length: number): string => `${Math.round(length * 64) / 64}px`

/** Where the first child of a stack would begin without a margin. */
const contentTop = (stack: HTMLElement, reading: Reading): DOMRect | undefined => {
  const [box] = reading.boxes(stack)
  const { paddingTop, borderTopWidth } = getComputedStyle(stack)
  return box && new DOMRect(box.x, box.y + pixels(paddingTop) + pixels(borderTopWidth), box.width, 0)
}

/** Takes as much of the flow's columns as the removed first children of a stack did, and leaves the same gap. */
const standInFor = (
  gone: readonly HTMLElement[],
  stack: HTMLElement,
  { flow, reading }: Task,
): HTMLElement => {
  const [first, last] = [gone[0] as HTMLElement, gone.at(-1) as HTMLElement]
  const top = contentTop(stack, reading)
  const end = reading.boxes(last).at(-1)
  if (!top || !end) return newElement('div')
  const columns = pageOf(end, reading) - pageOf(top, reading)
  // A margin that went through the stack's own edge has moved the stack itself.
  const isThrough = stack !== flow && Math.abs((reading.boxes(first)[0]?.top ?? 0) - top.top) < 0.1
  return newElement('div', {
    height: exactly(columns * flow.offsetHeight + end.bottom - top.top),
    marginTop: isThrough ? getComputedStyle(first).marginTop : '0',
    marginBottom: getComputedStyle(last).marginBottom,
  })
}

/** The invisible twin of a header keeps its height but none of its text. */
const copyTwin = (twin: HTMLElement, reading: Reading): HTMLElement => {
  const [only, ...others] = reading.boxes(twin)
  const copy = copyShell(twin)
  if (only && others.length === 0) copy.style.height = exactly(only.height)
  else copy.append(...[...twin.childNodes].map(copyWhole))
  return copy
}

const copyText = (text: Text, { page, reading }: Task): Node[] => {
  const seen = reading.seen(text)
  if (!seen || (seen.first === page && seen.last === page)) return [newText(text.data)]
  if (seen.first === seen.last) return [covered(text)]
  return reading
    .pieces(text)
    .map((piece) => (piece.page === page ? newText(piece.text) : covered(newText(piece.text))))
}

/** Whether an element that was removed here had moved this one to the top of an earlier page. */
const wasMoved = (element: HTMLElement, { flow, page, reading }: Task): boolean => {
  const [box] = reading.boxes(element)
  const [top] = reading.boxes(flow)
  if (!box || !top || Math.abs(box.top - top.top) > 0.1) return false
  return pageOf(top, reading) < pageOf(box, reading) && pageOf(box, reading) < page
}

/** The children of a stack that are on the page, between empty boxes for those that are not. */
const copyStack = (stack: HTMLElement, task: Task): Node[] => {
  const { flow, page, reading } = task
  const children = [...stack.children] as HTMLElement[]
  const gone = children.filter((child) => (reading.seen(child)?.last ?? page) < page)
  const onPage = children.filter((child) => isOn(reading.seen(child) ?? { first: page, last: page }, page))
  const goesOn = gone.length + onPage.length < children.length && stack !== flow
  const copies = onPage.flatMap((child) => copyNode(child, task))
  const [head, first] = [onPage[0], copies[0]]
  if (head && first instanceof HTMLElement && wasMoved(head, task))
    Object.assign(first.style, { breakBefore: 'column', marginTop: '0' })
  if (gone.length > 0) {
    const standIn = standInFor(gone, stack, task)
    // The sections after the first begin lower and are less wide.
    if (stack === flow) standIn.className = 'hj-section'
    copies.unshift(standIn)
  }
  if (goesOn && copies.length === 0) return children.flatMap((child) => copyNode(child, task))
  // The border of an element that continues on the next page reaches to the bottom of this page.
  if (goesOn) copies.push(newElement('div', { breakBefore: 'column', height: '1px' }))
  return copies
}

const copyInside = (element: HTMLElement, task: Task): Node[] => {
  const { page, reading, thin } = task
  const seen = reading.seen(element)
  const isBroken = seen && (seen.first < page || seen.last > page)
  if (thin && isBroken && isStack(element)) return copyStack(element, task)
  return [...element.childNodes].flatMap((child) => copyNode(child, task))
}

const isTwin = (element: HTMLElement): boolean =>
  element.classList.contains('hj-flow-header') && element.ariaHidden === 'true'

const copyNode = (node: Node, task: Task): Node[] => {
  if (node instanceof Text) return copyText(node, task)
  const seen = task.reading.seen(node)
  const isHere = !seen || isOn(seen, task.page)
  if (!(node instanceof HTMLElement)) return [isHere ? copyWhole(node) : covered(node)]
  if (isAbsent(node)) return [copyAbsent(node)]
  if (!isHere) return [covered(node)]
  const copy = isTwin(node) ? copyTwin(node, task.reading) : copyShell(node)
  task.pairs.push([node, copy])
  if (!isTwin(node)) copy.append(...copyInside(node, task))
  return [copy]
}

/**
 * A flow as page `page` shows it. With `thin`, content of other pages is replaced by empty boxes of the same height,
 * otherwise it is covered; content that breaks across the edge of the page is covered on the other page.
 */
export const copyFlow = (flow: HTMLElement, page: number, reading: Reading, thin: boolean): FlowCopy => {
  const pairs: FlowCopy['pairs'] = []
  const element = copyShell(flow)
  const seen = reading.seen(flow)
  if (seen && isOn(seen, page)) element.append(...copyInside(flow, { flow, page, reading, thin, pairs }))
  return { element, pairs }
}
