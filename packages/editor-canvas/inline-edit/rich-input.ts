import { baseKeymap, toggleMark } from '@tiptap/pm/commands'
import { keymap } from '@tiptap/pm/keymap'
import type { Node } from '@tiptap/pm/model'
import { Fragment, Slice } from '@tiptap/pm/model'
import { type Command, EditorState, Plugin, Selection, TextSelection } from '@tiptap/pm/state'
import { EditorView, type MarkViewConstructor } from '@tiptap/pm/view'
import { MAX_COUNT, MAX_LENGTH } from '#packages/document/limits.ts'
import type { Rich } from '#packages/document/values.ts'
import { docOf, richOf } from '#packages/editor-forms/inputs/rich-doc.ts'
import { sameRich } from '#packages/editor-forms/inputs/rich-lines.ts'
import { richSchema } from '#packages/editor-forms/inputs/rich-schema.ts'
import { blockShells } from './block-shells.ts'
import { handleKey, type InlineInput, type InlineInputEvents } from './inline-input.ts'
import { isRich, withoutEmptyBlocks } from './target.ts'

/** A new block has the list and alignment of the one it was split from. */
const split: Command = (state, dispatch) => {
  const at = state.tr.deleteSelection()
  dispatch?.(at.split(at.selection.from).scrollIntoView())
  return true
}

const { bold, italic, underline } = richSchema.marks

const keys = keymap({
  ...baseKeymap,
  Enter: split,
  'Shift-Enter': split,
  'Mod-b': toggleMark(bold),
  'Mod-i': toggleMark(italic),
  'Mod-u': toggleMark(underline),
})

/** Whether the text is within the limits of a stored rich text. */
const fits = (doc: Node): boolean =>
  doc.childCount <= MAX_COUNT.blocks &&
  doc.children.every(({ content }) => content.size <= MAX_LENGTH.line) &&
  richOf(doc).every(({ spans }) => spans.length <= MAX_COUNT.spans)

/** Rejects insertions over the limits. A text that is too long already can still be shortened. */
const limits = (full: () => void) =>
  new Plugin({
    filterTransaction: (transaction, { doc }) => {
      const next = transaction.doc
      const grows = next.content.size > doc.content.size
      if (!transaction.docChanged || transaction.getMeta('outside') || !grows || fits(next)) return true
      full()
      return false
    },
  })

const nodeOf = (text: Rich): Node => richSchema.nodeFromJSON(docOf(text))

const markView =
  (style: Partial<CSSStyleDeclaration>): MarkViewConstructor =>
  () => {
    const dom = document.createElement('span')
    Object.assign(dom.style, style)
    return { dom }
  }

/** Marks look like those of rich-view.tsx, whatever a browser or a style sheet makes of their tags. */
const markViews: Record<string, MarkViewConstructor> = {
  bold: markView({ fontWeight: '700' }),
  italic: markView({ fontStyle: 'italic' }),
  underline: markView({ textDecoration: 'underline' }),
  link: markView({}),
}

/** Pasted lines become blocks with the list and alignment of the current one. */
const pasteLines = (view: EditorView, text: string) => {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const { attrs } = view.state.selection.$from.parent
  const nodes = lines.map((line) => richSchema.node('paragraph', attrs, richSchema.text(line)))
  if (nodes.length > 0) view.dispatch(view.state.tr.replaceSelection(new Slice(Fragment.from(nodes), 1, 1)))
}

/** Edits rich text with ProseMirror, in clones of the rendered blocks so that it looks the same. */
export const createRichInput = (
  rendered: HTMLElement,
  text: Rich,
  events: InlineInputEvents,
): InlineInput => {
  const blocks = withoutEmptyBlocks(text)
  const dom = rendered.cloneNode(false) as HTMLElement
  dom.style.whiteSpace = 'pre-wrap'
  const shells = blockShells(rendered, blocks)
  const view = new EditorView(
    { mount: dom },
    {
      state: EditorState.create({ doc: nodeOf(blocks), plugins: [keys, limits(events.full)] }),
      nodeViews: { paragraph: shells.view },
      markViews,
      attributes: { role: 'textbox', 'aria-multiline': 'true', spellcheck: 'false' },
      dispatchTransaction: (transaction) => {
        view.updateState(view.state.apply(transaction))
        if (!transaction.docChanged) return
        shells.arrange(dom)
        if (!view.composing && !transaction.getMeta('outside')) events.changed()
      },
      handleKeyDown: (_, event) => handleKey(event, events, true),
      handlePaste: (_, event) => {
        pasteLines(view, event.clipboardData?.getData('text/plain') ?? '')
        return true
      },
      handleDrop: () => true,
    },
  )
  shells.arrange(dom)
  dom.addEventListener('compositionstart', () => events.composing(true))
  dom.addEventListener('compositionend', () => {
    events.composing(false)
    // ProseMirror dispatches the last change of a composition before its end.
    requestAnimationFrame(() => !view.isDestroyed && !view.composing && events.changed())
  })

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
    saveCaret: () => () => view.focus(),
    value: () => richOf(view.state.doc),
    isEmpty: () => view.state.doc.textContent.trim() === '',
    take: (value) => {
      const now = richOf(view.state.doc)
      if (!isRich(value) || sameRich(now, value) || sameRich(now, withoutEmptyBlocks(value))) return
      const next = nodeOf(withoutEmptyBlocks(value))
      const { doc, tr, selection } = view.state
      const replaced = tr.replaceWith(0, doc.content.size, next.content).setMeta('outside', true)
      const at = Math.min(selection.head, replaced.doc.content.size)
      view.dispatch(replaced.setSelection(TextSelection.near(replaced.doc.resolve(at))))
    },
    destroy: () => {
      view.destroy()
      dom.remove()
    },
  }
}
