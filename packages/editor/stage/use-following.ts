import { useLayoutEffect } from 'react'
import { flushSync } from 'react-dom'
import type { Document } from '#packages/document/schema.ts'
import type { EditorState } from '../editor.ts'
import { useEditor } from '../use-editor.tsx'
import { createFollower } from './follow.ts'

const TEXT =
  'textarea, [contenteditable="true"], input:not([type]), input:is([type="text"], [type="email"], [type="tel"], [type="url"])'

const isTyping = (): boolean => {
  const field = document.activeElement
  return field?.matches(TEXT) === true && field.closest('[data-form-field]') !== null
}

/** Calls back when what runs now is over. */
const afterTask = (done: () => void) => {
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = () => {
    port1.close()
    done()
  }
  port2.postMessage(undefined)
}

/** Script and drawing, without the wait for the screen between them. */
const timed = (done: (ms: number) => void) => {
  const began = performance.now()
  afterTask(() => {
    const script = performance.now() - began
    requestAnimationFrame(() => {
      const frame = performance.now()
      afterTask(() => done(script + performance.now() - frame))
    })
  })
}

const shownIn = ({ document, preview }: EditorState): Document => preview ?? document

/** The pages follow what the editor shows. Whatever is done but typing finds them as they should be. */
export const useFollowing = () => {
  const { state, show } = useEditor()
  // Before anything is painted: it may have been edited while no page was there.
  useLayoutEffect(() => {
    const draw = (drawn: Document) => {
      if (drawn !== state.getState().drawn) show({ drawn })
    }
    const { next, flush, stop } = createFollower({ draw, timed })
    const print = () => flushSync(flush)
    const look = (now: EditorState, before: EditorState) => {
      if (shownIn(now) !== shownIn(before))
        next(shownIn(now), now.preview === undefined && before.preview === undefined && isTyping())
      else if (now.selection !== before.selection) flush()
    }
    draw(shownIn(state.getState()))
    const unsubscribe = state.subscribe(look)
    addEventListener('pointerdown', flush, true)
    addEventListener('focusout', flush, true)
    // Before the pages themselves hear of it.
    addEventListener('beforeprint', print, true)
    return () => {
      stop()
      unsubscribe()
      removeEventListener('pointerdown', flush, true)
      removeEventListener('focusout', flush, true)
      removeEventListener('beforeprint', print, true)
    }
  }, [state, show])
}
