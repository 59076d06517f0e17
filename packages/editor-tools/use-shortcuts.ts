import { useEffect } from 'react'
import { isApple, isTyped, matches, type Shortcut } from '#packages/editor-core/shortcut.ts'
import { runTool, type Tool, type Tools } from '#packages/editor-core/tool.ts'
import { isForInputMethod } from '#packages/ui/for-input-method.ts'
import { singleKeys } from './single-keys.ts'

const TEXT =
  'input:not([type="checkbox"], [type="radio"], [type="range"], [type="button"]), textarea, select, [contenteditable]:not([contenteditable="false"])'

const isText = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(TEXT) !== null

/** Whoever fills in a form means letters, also when the focus is on a button beside the field. */
const isForm = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-form-field]') !== null

/** A modal has the keyboard to itself; a field of a tool, no part of the document, keeps its own undo. */
const isApart = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[aria-modal="true"]') !== null
const hasOwnUndo = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-own-undo]') !== null

const isHistory = ({ id }: Tool) => id === 'undo' || id === 'redo'

/** Taken before anything else gets them: a text has no meaning of its own for these. */
const EARLY = /^(mod|ctrl)\+|(^|\+)f\d+$/
/** No other key can be one of these: somebody types it, and every one that is typed comes by here. */
const mayBeEarly = ({ ctrlKey, metaKey, key }: KeyboardEvent) => ctrlKey || metaKey || /^F\d+$/.test(key)

interface Found {
  tool: Tool
  shortcut: Shortcut
}

/**
 * Installs every shortcut of the registry.
 *
 * Undo is ours even inside a text field: fields show what the document says, so the browser's own undo would fight
 * with ours. It is caught on the way down, before a styled-text editor takes it for itself, and where it comes without
 * a key (the context menu, a shaken phone) as `beforeinput`. While an input method composes nothing is caught: the
 * keys are its own.
 */
export const useShortcuts = (tools: Tools): void => {
  useEffect(() => {
    const apple = isApple(navigator.platform)
    const find = (event: KeyboardEvent): Found | undefined => {
      if (isForInputMethod(event) || isApart(event.target)) return undefined
      for (const tool of tools.rows)
        for (const shortcut of tool.elsewhere ? [] : (tool.shortcuts ?? []))
          if (matches(event, shortcut, apple)) return { tool, shortcut }
      return undefined
    }
    const run = (event: Event, tool: Tool) => {
      event.preventDefault()
      event.stopPropagation()
      runTool(tool, tools)
    }
    const onDown = (event: KeyboardEvent) => {
      const found = mayBeEarly(event) ? find(event) : undefined
      if (!found || !EARLY.test(found.shortcut)) return
      if (isHistory(found.tool) && hasOwnUndo(event.target)) return
      run(event, found.tool)
    }
    /** Nobody means the toolbars when everything is to be selected. */
    const isAll = (event: KeyboardEvent) =>
      (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'a'
    /** Bare keys and Alt with arrows come last: lists and pages have their own meaning for them. */
    const onUp = (event: KeyboardEvent) => {
      if (isAll(event) && !isText(event.target) && !isApart(event.target)) event.preventDefault()
      const found = event.defaultPrevented || isText(event.target) ? undefined : find(event)
      if (!found || EARLY.test(found.shortcut)) return
      if (isTyped(found.shortcut) && (!singleKeys.on() || isForm(event.target))) return
      run(event, found.tool)
    }
    const onBeforeInput = (event: InputEvent) => {
      const id = { historyUndo: 'undo', historyRedo: 'redo' }[event.inputType]
      const tool = id && tools.rows.find((one) => one.id === id)
      if (!tool || isApart(event.target) || hasOwnUndo(event.target)) return
      run(event, tool)
    }
    window.addEventListener('keydown', onDown, true)
    window.addEventListener('keydown', onUp)
    window.addEventListener('beforeinput', onBeforeInput, true)
    return () => {
      window.removeEventListener('keydown', onDown, true)
      window.removeEventListener('keydown', onUp)
      window.removeEventListener('beforeinput', onBeforeInput, true)
    }
  }, [tools])
}
