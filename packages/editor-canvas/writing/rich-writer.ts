import { baseKeymap, toggleMark } from '@tiptap/pm/commands'
import { keymap } from '@tiptap/pm/keymap'
import type { Node } from '@tiptap/pm/model'
import { Fragment, Slice } from '@tiptap/pm/model'
import { type Command, EditorState, Plugin, Selection, TextSelection } from '@tiptap/pm/state'
import { EditorView } from '@tiptap/pm/view'
import { MAX_COUNT, MAX_LENGTH } from '#packages/document/limits.ts'
import type { Rich } from '#packages/document/values.ts'
import { blockShells } from './block-shells.ts'
import { docOf, richOf, richSchema, sameRich } from './rich-schema.ts'
import { shownBlocks } from './target.ts'
import { handledKey, type Writer, type Written } from './writer.ts'

/** A new line is like the one it was cut from. */
const split: Command = (state, dispatch) => {
  const at = state.tr.deleteSelection()
  dispatch?.(at.split(at.selection.from).scrollIntoView())
  return true
}

const { bold, italic, underline } = richSchema.marks
const styles = (mark: typeof bold): Command => (mark ? toggleMark(mark) : () => false)

const keys = keymap({
  ...baseKeymap,
  Enter: split,
  'Shift-Enter': split,
  'Mod-b': styles(bold),
  'Mod-i': styles(italic),
  'Mod-u': styles(underline),
})

/** Whether a document takes as much: so many blocks, so long, in so many pieces. */
const fits = (doc: Node): boolean =>
  doc.childCount <= MAX_COUNT.blocks &&
  doc.children.every(
    ({ content, childCount }) => content.size <= MAX_LENGTH.line && childCount <= MAX_COUNT.spans,
  )

/** What is too much does not come in; what is too long already may be cut. */
const bounds = (full: () => void) =>
  new Plugin({
    filterTransaction: (transaction, { doc }) => {
      const next = transaction.doc
      const grows = next.content.size > doc.content.size
      if (!transaction.docChanged || transaction.getMeta('taken') || !grows || fits(next)) return true
      full()
      return false
    },
  })

/** Pasted lines become lines of the same kind. */
const pasteLines = (view: EditorView, text: string) => {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const { attrs } = view.state.selection.$from.parent
  const nodes = lines.map((line) => richSchema.node('block', attrs, richSchema.text(line)))
  if (nodes.length > 0) view.dispatch(view.state.tr.replaceSelection(new Slice(Fragment.from(nodes), 1, 1)))
}

/** Styled text, written in place by ProseMirror in blocks that look as they are drawn. */
export const richWriter = (drawn: HTMLElement, text: Rich, told: Written): Writer => {
  const blocks = shownBlocks(text)
  const dom = drawn.cloneNode(false) as HTMLElement
  dom.style.whiteSpace = 'pre-wrap'
  const shells = blockShells(drawn, blocks)
  const view = new EditorView(
    { mount: dom },
    {
      state: EditorState.create({ doc: docOf(blocks), plugins: [keys, bounds(told.full)] }),
      nodeViews: { block: shells.view },
      attributes: { role: 'textbox', 'aria-multiline': 'true', spellcheck: 'false' },
      dispatchTransaction: (transaction) => {
        view.updateState(view.state.apply(transaction))
        if (!transaction.docChanged) return
        shells.arrange(dom)
        if (!view.composing && !transaction.getMeta('taken')) told.changed()
      },
      handleKeyDown: (_, event) => handledKey(event, told, true),
      handlePaste: (_, event) => {
        pasteLines(view, event.clipboardData?.getData('text/plain') ?? '')
        return true
      },
      handleDrop: () => true,
    },
  )
  shells.arrange(dom)
  // The last change of a composition comes before its end: there is no transaction after it.
  dom.addEventListener('compositionend', () =>
    requestAnimationFrame(() => !view.isDestroyed && told.changed()),
  )

  return {
    dom,
    focus: (at) => {
      const place = at && view.posAtCoords({ left: at.x, top: at.y })
      const { doc } = view.state
      const selection = place ? TextSelection.near(doc.resolve(place.pos)) : Selection.atEnd(doc)
      view.dispatch(view.state.tr.setSelection(selection))
      view.focus()
    },
    caret: () => {
      const { left, top, bottom } = view.coordsAtPos(view.state.selection.head)
      return new DOMRect(left, top, 1, bottom - top)
    },
    kept: () => () => view.focus(),
    composing: () => view.composing,
    value: () => richOf(view.state.doc),
    isEmpty: () => view.state.doc.textContent.trim() === '',
    take: (value) => {
      const next = docOf(shownBlocks(value as Rich))
      if (sameRich(richOf(view.state.doc), richOf(next))) return
      const { doc, tr, selection } = view.state
      const replaced = tr.replaceWith(0, doc.content.size, next.content).setMeta('taken', true)
      const at = Math.min(selection.head, replaced.doc.content.size)
      view.dispatch(replaced.setSelection(TextSelection.near(replaced.doc.resolve(at))))
    },
    destroy: () => {
      view.destroy()
      dom.remove()
    },
  }
}
