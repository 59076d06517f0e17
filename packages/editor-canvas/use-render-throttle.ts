import { useLayoutEffect } from 'react'
import { flushSync } from 'react-dom'
import type { EditorState } from '#packages/editor-core/editor.ts'
import { useEditor } from '#packages/editor-core/use-editor.tsx'
import { createRenderThrottle } from './render-throttle.ts'

const TEXT =
  'textarea, [contenteditable="true"], input:not([type]), input:is([type="text"], [type="email"], [type="tel"], [type="url"])'

const isOnPage = (field: Element): boolean => field.closest('[data-inline-input]') !== null

const isTyping = (): boolean => {
  const field = document.activeElement
  if (!field) return false
  // The input of inline editing shows each key by itself.
  return isOnPage(field) || (field.matches(TEXT) && field.closest('[data-form-field]') !== null)
}

/** A key that may be a shortcut or end the edit. */
const doesMore = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean =>
  ctrlKey ||
  metaKey ||
  altKey ||
  key === 'Escape' ||
  key === 'Tab' ||
  (key === 'Enter' && isOnPage(target as Element))

/** A render is not attributed to a key that is older than this. */
const KEY_MS = 1000

/** Measured with animation frames, since a slow machine would delay timers behind keys and frames. */
const timedFrom = (began: number, done: (ms: number) => void) =>
  requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now() - began)))

/** Whether only the document changed, as it does when typing. */
const isWriting = (now: EditorState, before: EditorState): boolean =>
  now.document !== before.document &&
  (Object.keys(now) as (keyof EditorState)[]).every(
    (key) => key === 'document' || key === 'canUndo' || key === 'canRedo' || now[key] === before[key],
  )

/** Throttles the render state while the user types. It is up to date before any other input is handled. */
export const useRenderThrottle = () => {
  const { renderState, updateRenderStateBy } = useEditor()
  useLayoutEffect(() => {
    const draw = (now: EditorState) => renderState.setState(now, true)
    let pressed = Number.NEGATIVE_INFINITY
    const timed = (since: 'key' | 'now', done: (ms: number) => void) => {
      const now = performance.now()
      timedFrom(since === 'key' && now - pressed < KEY_MS ? pressed : now, done)
    }
    const { next, flush, stop } = createRenderThrottle({ draw, timed })
    const press = (event: KeyboardEvent) => {
      pressed = event.timeStamp
      if (doesMore(event)) flush()
    }
    const print = () => flushSync(flush)
    const end = updateRenderStateBy((now, before) => next(now, isWriting(now, before) && isTyping()))
    addEventListener('pointerdown', flush, true)
    addEventListener('focusout', flush, true)
    addEventListener('keydown', press, true)
    // In the capture phase, before the pages handle it.
    addEventListener('beforeprint', print, true)
    return () => {
      stop()
      end()
      removeEventListener('pointerdown', flush, true)
      removeEventListener('focusout', flush, true)
      removeEventListener('keydown', press, true)
      removeEventListener('beforeprint', print, true)
    }
  }, [renderState, updateRenderStateBy])
}
