import type { Node } from '@tiptap/pm/model'
import type { NodeViewConstructor } from '@tiptap/pm/view'
import type { Rich } from '#packages/document/values.ts'
import { drawnBlocks } from './target.ts'

/** As rich-view.tsx keeps blocks apart where its layout does not say otherwise. */
const GAP = 'calc(var(--hj-u) * 0.75)'

/** Drawn blocks give new ones their looks: bullet, indent, first line. */
export const blockShells = (drawn: HTMLElement, blocks: Rich) => {
  const shells = drawnBlocks(drawn).map(({ shell }, at) => ({ shell, list: blocks[at]?.list ?? null }))
  const gap = drawn.classList.contains('hj-grid') ? '' : (shells[1]?.shell.style.marginTop ?? GAP)

  const view: NodeViewConstructor = (node, editor, position) => {
    const at = editor.state.doc.resolve(position() ?? 0).index(0)
    const alike = ({ list }: { list: unknown }) => list === node.attrs.list
    const own = shells[at]
    const model = own && alike(own) ? own : (shells.findLast(alike) ?? shells[0])
    const dom = (model?.shell ?? document.createElement('p')).cloneNode(true) as HTMLElement
    const contentDOM = dom.matches('p') ? dom : (dom.querySelector('p') ?? dom)
    contentDOM.replaceChildren()
    contentDOM.style.textAlign = node.attrs.align ?? ''
    for (const beside of dom === contentDOM ? [] : [...dom.children])
      if (beside !== contentDOM) (beside as HTMLElement).contentEditable = 'false'
    return {
      dom,
      contentDOM,
      update: (next: Node) => next.type === node.type && next.attrs.list === node.attrs.list,
      ignoreMutation: (mutation) => mutation.type !== 'selection' && !contentDOM.contains(mutation.target),
    }
  }

  /** Numbers and gaps go by place. */
  const arrange = (root: HTMLElement) => {
    for (const [at, { shell }] of drawnBlocks(root).entries()) {
      shell.style.marginTop = at === 0 ? '' : gap
      const number = shell.classList.contains('hj-numbered') ? shell.querySelector('span > span') : null
      if (number && number.textContent !== `${at + 1}.`) number.textContent = `${at + 1}.`
    }
  }
  return { view, arrange }
}
