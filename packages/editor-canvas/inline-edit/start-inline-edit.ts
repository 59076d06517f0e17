import type { Editor } from '#packages/editor-core/editor.ts'
import { onHidden } from '#packages/ui/on-hidden.ts'
import { InlineEdit, type InlineField } from './inline-edit.ts'
import type { CreateInlineInput, Point, Step } from './inline-input.ts'
import { createLeanWindow } from './lean-window.ts'
import { PageOverlay } from './page-overlay.ts'
import { markOf, storedIn, type Target, writeValue } from './target.ts'

interface StartInlineEditOptions {
  editor: Editor
  /** Contains all pages. */
  root: HTMLElement
  rendered: HTMLElement
  target: Target
  createInput: CreateInlineInput
  at: Point | undefined
  placeholder: string
  label: string
  onFull(): void
  onEnd(next?: Step): void
}

const fieldOf = (editor: Editor, target: Target): InlineField => ({
  read: () => storedIn(editor.history.state, target),
  write: (value) => editor.edit(writeValue(target, value), `write ${target.section} ${markOf(target)}`),
  endGesture: editor.endGesture,
  undo: editor.undo,
  redo: editor.redo,
})

/** Begins to edit a rendered text on the page, and connects the edit to the editor and the browser. */
export const startInlineEdit = (options: StartInlineEditOptions): InlineEdit => {
  const { editor, root, rendered, target, createInput, at, placeholder, label, onFull, onEnd } = options
  let frame = 0
  const stops: (() => void)[] = [() => cancelAnimationFrame(frame)]
  const edit = new InlineEdit({
    field: fieldOf(editor, target),
    createInput: (value, events) => {
      const input = createInput(rendered, value, events)
      input.dom.dataset.inlineInput = ''
      input.dom.dataset.placeholder = placeholder
      input.dom.setAttribute('aria-label', label)
      return input
    },
    createOverlay: (dom) => new PageOverlay({ root, target, rendered, dom }),
    onFull,
    onEnd: (next) => {
      for (const stop of stops) stop()
      onEnd(next)
    },
  })
  const leanWindow = createLeanWindow(edit.dom)
  const followSoon = () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(() => edit.pagesRendered())
  }
  stops.push(
    editor.state.subscribe((now, before) => {
      if (now.document === before.document) return
      edit.documentChanged()
      followSoon()
    }),
    editor.renderState.subscribe((now, before) => {
      if (now.document === before.document) return
      leanWindow.leanSoon()
      followSoon()
    }),
    onHidden(() => edit.saveNow()),
    leanWindow.whole,
  )
  edit.dom.addEventListener('focusout', () => {
    if (edit.dom.isConnected && document.hasFocus()) edit.focusLost()
  })
  edit.start(at)
  leanWindow.leanSoon()
  return edit
}
