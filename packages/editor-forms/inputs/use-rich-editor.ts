import { Editor } from '@tiptap/core'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { Rich } from '#packages/document/values.ts'
import { onHidden } from '#packages/ui/on-hidden.ts'
import { docOf, richOf } from './rich-doc.ts'
import { richExtensions } from './rich-extensions.ts'
import { sameRich } from './rich-lines.ts'
import { pastedHtml, pastedSlice, pastedText } from './rich-paste.ts'
import { keepRoom } from './rich-room.ts'

/** Only what differs is written over, so that a caret elsewhere stays where it is. */
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
 * A Tiptap editor over our own model. Every change is passed on, text that an input method is composing only when it
 * would be lost. Changes from outside are applied, but not during a composition, which they would break.
 */
export const useRichEditor = (place: RefObject<HTMLElement | null>, options: RichEditorOptions) => {
  const { value, attributes, editable } = options
  const [editor, setEditor] = useState<Editor>()
  const current = useRef<Editor>(undefined)
  const latest = useRef(options)
  latest.current = options
  const sent = useRef(value)
  const seen = useRef(value)
  /** Whether something came from outside while an input method composed. */
  const missed = useRef(false)

  const take = useCallback((into: Editor) => {
    missed.current = false
    sent.current = latest.current.value
    if (!sameRich(sent.current, richOf(into.state.doc))) bringIn(into, sent.current, 'outside')
  }, [])

  useEffect(() => {
    const element = place.current
    if (!element) return
    /** Whether something was composed that has not gone out. */
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
    /** Whether the browser itself does what happens now; then it brings the caret into sight, too. */
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
      // It examines every deletion for listeners that do not exist here.
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
          // Undo is the document's: the browser's own would undo only what it knows of this field.
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
              // Where nothing was composed after all; else the words that were written stand.
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
      // A tap elsewhere may remove the field before its composition ends: half a word is better than none.
      sendComposed()
      for (const end of ends) end()
      made.destroy()
      current.current = undefined
      setEditor(undefined)
    }
  }, [place, take])

  useEffect(() => {
    // Its own changes come back with every key.
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
    // The attributes are read again with the next state.
    if (editor && marked) editor.view.setProps({})
  }, [editor, marked])

  return {
    editor,
    takeBack: () => editor && take(editor),
    /** As if it was written in it. */
    write: (rich: Rich) => current.current && bringIn(current.current, rich, 'here'),
  }
}
