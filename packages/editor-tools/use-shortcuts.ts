import { useEffect } from 'react'
import { isApple, isTyped, matches, type Shortcut } from '#packages/editor-core/shortcut.ts'
import { runTool, type Tool, type Tools } from '#packages/editor-core/tool.ts'
import { isForInputMethod } from '#packages/ui/for-input-method.ts'
import { singleKeys } from './single-keys.ts'

const TEXT =
  'input:not([type="checkbox"], [type="radio"], [type="range"], [type="button"]), textarea, select, [contenteditable]:not([contenteditable="false"])'

const isText = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(TEXT) !== null

/** In a form, single keys are text, also if a button next to the field has the focus. */
const isForm = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-form-field]') !== null

/** Shortcuts are off while a modal is open. */
const isInModal = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[aria-modal="true"]') !== null
/** Fields of tools are not part of the document, so undo in them is the browser's. */
const hasOwnUndo = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-own-undo]') !== null

const isHistory = ({ id }: Tool) => id === 'undo' || id === 'redo'

/** Handled before all other listeners: these keys never type text. */
const EARLY = /^(mod|ctrl)\+|(^|\+)f\d+$/
/** A cheap check that skips the search for most keys, since this listener runs for every key that is typed. */
const mayBeEarly = ({ ctrlKey, metaKey, key }: KeyboardEvent) => ctrlKey || metaKey || /^F\d+$/.test(key)

interface Found {
  tool: Tool
  shortcut: Shortcut
}

/**
 * Installs every shortcut of the registry.
 *
 * Undo is handled here even inside a text field: fields show the document, so the browser's own undo would conflict with
 * the history. It is caught in the capture phase, before a rich-text editor handles it, and as `beforeinput` if it comes
 * without a key, from a context menu or a shaken phone. During composition the keys belong to the input method.
 */
export const useShortcuts = (tools: Tools): void => {
  useEffect(() => {
    const apple = isApple(navigator.platform)
    const find = (event: KeyboardEvent): Found | undefined => {
      if (isForInputMethod(event) || isInModal(event.target)) return undefined
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
    /** Prevents the browser from selecting the whole page with its toolbars. */
    const isAll = (event: KeyboardEvent) =>
      (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'a'
    /** Single keys and Alt with arrows are handled last, because lists and pages handle them themselves. */
    const onUp = (event: KeyboardEvent) => {
      if (isAll(event) && !isText(event.target) && !isInModal(event.target)) event.preventDefault()
      const found = event.defaultPrevented || isText(event.target) ? undefined : find(event)
      if (!found || EARLY.test(found.shortcut)) return
      if (isTyped(found.shortcut) && (!singleKeys.on() || isForm(event.target))) return
      run(event, found.tool)
    }
    const onBeforeInput = (event: InputEvent) => {
      const id = { historyUndo: 'undo', historyRedo: 'redo' }[event.inputType]
      const tool = id && tools.rows.find((one) => one.id === id)
      if (!tool || isInModal(event.target) || hasOwnUndo(event.target)) return
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
