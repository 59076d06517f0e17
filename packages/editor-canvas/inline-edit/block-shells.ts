import type { Node } from '@tiptap/pm/model'
import type { NodeViewConstructor } from '@tiptap/pm/view'
import type { Rich } from '#packages/document/values.ts'
import { renderedBlocks } from './target.ts'

/** The gap that rich-view.tsx uses when the layout sets none. */
const GAP = 'calc(var(--hj-u) * 0.75)'

/** New blocks copy the look of the rendered ones: bullet, indent, first line. */
export const blockShells = (rendered: HTMLElement, blocks: Rich) => {
  const shells = renderedBlocks(rendered).map(({ shell }, at) => ({ shell, list: blocks[at]?.list ?? null }))
  // In a text that is rendered line by line, the numbers count all lines.
  const isByLine = shells.some(({ shell, list }) => list === null && shell.classList.contains('hj-li'))
  const lists = new WeakMap<Element, unknown>()
  const gap = rendered.classList.contains('hj-grid') ? '' : (shells[1]?.shell.style.marginTop ?? GAP)

  const view: NodeViewConstructor = (node, editor, position) => {
    const at = editor.state.doc.resolve(position() ?? 0).index(0)
    const alike = ({ list }: { list: unknown }) => list === node.attrs.list
    const own = shells[at]
    const model = own && alike(own) ? own : (shells.findLast(alike) ?? shells[0])
    const dom = (model?.shell ?? document.createElement('p')).cloneNode(true) as HTMLElement
    const contentDOM = dom.matches('p') ? dom : (dom.querySelector('p') ?? dom)
    contentDOM.replaceChildren()
    lists.set(dom, node.attrs.list)
    contentDOM.style.textAlign = node.attrs.align ?? ''
    for (const child of dom === contentDOM ? [] : [...dom.children])
      if (child !== contentDOM) (child as HTMLElement).contentEditable = 'false'
    return {
      dom,
      contentDOM,
      update: (next: Node) => next.type === node.type && next.attrs.list === node.attrs.list,
      ignoreMutation: (mutation) => mutation.type !== 'selection' && !contentDOM.contains(mutation.target),
    }
  }

  /** Sets gaps, and numbers like rich-view.tsx: each run of blocks with the same list counts from one. */
  const arrange = (root: HTMLElement) => {
    let count = 0
    let before: unknown
    for (const [at, { shell }] of renderedBlocks(root).entries()) {
      shell.style.marginTop = at === 0 ? '' : gap
      const list = lists.get(shell)
      count = isByLine || list === before ? count + 1 : 1
      before = list
      const number = shell.classList.contains('hj-numbered') ? shell.querySelector('span > span') : null
      if (number && number.textContent !== `${count}.`) number.textContent = `${count}.`
    }
  }
  return { view, arrange }
}
