import { Editor } from '@tiptap/core'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { Rich } from '#packages/document/values.ts'
import { onHidden } from '#packages/ui/on-hidden.ts'
import { docOf, richOf } from './rich-doc.ts'
import { richExtensions } from './rich-extensions.ts'
import { sameRich } from './rich-lines.ts'
import { pastedHtml, pastedSlice, pastedText } from './rich-paste.ts'
import { keepRoom } from './rich-room.ts'

/** Replaces only the difference, so that a caret in another place does not move. */
const bringIn = ({ state, view, schema }: Editor, rich: Rich, from: 'outside' | 'here') => {
  const next = schema.nodeFromJSON(docOf(rich))
  const start = state.doc.content.findDiffStart(next.content)
  const end = state.doc.content.findDiffEnd(next.content)
  if (start === null || !end) return
  const overlap = Math.max(0, start - Math.min(end.a, end.b))
  view.dispatch(
    state.tr
      .replace(start, end.a + overlap, next.slice(start, end.b + overlap))
      .setMeta('outside', from === 'outside'),
  )
}

interface RichEditorOptions {
  value: Rich
  onChange(rich: Rich): void
  onCommit(): void
  attributes: Record<string, string>
  editable: boolean
}

/**
 * A Tiptap editor for rich text. Every change is passed on; text that an input method is composing is passed on only if
 * it would be lost otherwise. External changes are not applied during a composition, because that would break it.
 */
export const useRichEditor = (place: RefObject<HTMLElement | null>, options: RichEditorOptions) => {
  const { value, attributes, editable } = options
  const [editor, setEditor] = useState<Editor>()
  const current = useRef<Editor>(undefined)
  const latest = useRef(options)
  latest.current = options
  const sent = useRef(value)
  const seen = useRef(value)
  /** Whether there was an external change during a composition. */
  const missed = useRef(false)

  const take = useCallback((into: Editor) => {
    missed.current = false
    sent.current = latest.current.value
    if (!sameRich(sent.current, richOf(into.state.doc))) bringIn(into, sent.current, 'outside')
  }, [])

  useEffect(() => {
    const element = place.current
    if (!element) return
    /** Whether composed text has not been passed on yet. */
    let unsent = false
    const send = () => {
      unsent = false
      const rich = richOf(made.state.doc)
      if (sameRich(rich, sent.current)) return
      sent.current = rich
      missed.current = false
      latest.current.onChange(rich)
    }
    const sendComposed = () => {
      if (unsent) send()
    }
    /** Whether the browser handles the current input; then it also scrolls the caret into view. */
    let typed = false
    const notTyped = () => {
      typed = false
      return false
    }
    const made: Editor = new Editor({
      element,
      extensions: richExtensions,
      content: docOf(latest.current.value),
      injectCSS: false,
      // This extension inspects every deletion for event listeners, and there are none.
      enableCoreExtensions: { delete: false },
      editorProps: {
        attributes: () => latest.current.attributes,
        transformPastedHTML: pastedHtml,
        transformPasted: pastedSlice,
        clipboardTextParser: (text, $context) => pastedText(text, $context.doc.type.schema),
        handleScrollToSelection: () => typed,
        handleDOMEvents: {
          keydown: notTyped,
          paste: notTyped,
          drop: notTyped,
          // The browser's own undo knows only this field; the editor's undo is used instead.
          beforeinput: (_, event) => {
            typed = true
            if (event.inputType !== 'historyUndo' && event.inputType !== 'historyRedo') return false
            event.preventDefault()
            return true
          },
          compositionend: () => {
            setTimeout(() => {
              if (made.isDestroyed || made.view.composing) return
              send()
              // Applies the missed external change only if the composition changed nothing.
              if (missed.current) take(made)
            })
            return false
          },
        },
      },
      onUpdate: ({ transaction }) => {
        if (transaction.getMeta('outside')) return
        if (made.view.composing) unsent = true
        else send()
      },
      onBlur: () => latest.current.onCommit(),
    })
    current.current = made
    setEditor(made)
    const ends = [keepRoom(element, made.view.dom), onHidden(sendComposed)]
    return () => {
      // A tap outside may remove the field before its composition ends, so the partial text is saved.
      sendComposed()
      for (const end of ends) end()
      made.destroy()
      current.current = undefined
      setEditor(undefined)
    }
  }, [place, take])

  useEffect(() => {
    // The editor's own changes come back as the value after every key.
    if (!editor || value === seen.current) return
    seen.current = value
    if (value === sent.current) return
    if (editor.view.composing) missed.current = true
    else take(editor)
  }, [editor, value, take])

  useEffect(() => {
    if (editor && editor.isEditable !== editable) editor.setEditable(editable)
  }, [editor, editable])

  const marked = JSON.stringify(attributes)
  useEffect(() => {
    // Makes the view read its attributes again.
    if (editor && marked) editor.view.setProps({})
  }, [editor, marked])

  return {
    editor,
    takeBack: () => editor && take(editor),
    /** Changes the text as if the user had typed it. */
    write: (rich: Rich) => current.current && bringIn(current.current, rich, 'here'),
  }
}
