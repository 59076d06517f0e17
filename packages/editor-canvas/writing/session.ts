import type { Value } from '#packages/document/values.ts'
import { sectionIn } from '#packages/editor-core/drawn.ts'
import type { Editor } from '#packages/editor-core/editor.ts'
import { onHidden } from '#packages/ui/on-hidden.ts'
import { fragmentsOf, rectsOnDesk, windowOf } from '../fragments.ts'
import { createLeanWindow } from './lean-window.ts'
import { lineWriter } from './line-writer.ts'
import { richWriterNow } from './load-rich-writer.ts'
import { markOf, storedIn, type Target, writeValue } from './target.ts'
import { withoutEmpty } from './without-empty.ts'
import type { Point, Writer, Written } from './writer.ts'

interface SessionOptions {
  editor: Editor
  root: HTMLElement
  drawn: HTMLElement
  target: Target
  at: Point | undefined
  placeholder: string
  label: string
  /** Something was too much, and did not come in. */
  onFull(): void
  /** It is over, and all of it kept; the next field is asked for. */
  onEnd(next?: 1 | -1): void
}

const drawnIn = (window: Element, target: Target): HTMLElement | undefined =>
  [
    ...(sectionIn(window, target.section)?.querySelectorAll<HTMLElement>(
      `${markOf(target)}:not([data-written])`,
    ) ?? []),
  ][0]

/** The drawn thing in the window of the page that it begins on. */
const drawnAnywhere = (root: Element, target: Target): HTMLElement | undefined => {
  for (const window of root.querySelectorAll('[data-page]')) {
    const found = drawnIn(window, target)
    const [first] = found ? fragmentsOf(found) : []
    const page = first && windowOf(root, first.page)
    if (page) return drawnIn(page, target)
  }
  return undefined
}

/**
 * Writing a text where it is drawn. What React draws waits unseen beside a copy of it that is the writer's alone: no
 * redrawing can move the caret or break a composition, lines and pages still break as they will, and every other
 * window shows each key. The copy moves along when its line goes to another page.
 */
export const startWriting = ({
  editor,
  root,
  drawn,
  target,
  at,
  placeholder,
  label,
  onFull,
  onEnd,
}: SessionOptions) => {
  const gesture = `write ${target.section} ${markOf(target)}`
  const first = storedIn(editor.history.state, target) as Value
  let held = drawn
  let ended = false
  let moving = false
  let frame = 0

  const write = (value: Value) => {
    editor.edit(writeValue(target, value), gesture)
    // On a quick machine all that shows has followed by now: there is nothing to spare.
    if (editor.shown.getState().document === editor.state.getState().document) own.whole()
  }
  const told: Written = {
    changed: () => {
      // Emptied, the drawn thing would go, and the writer with it: that waits for the end.
      if (!ended && !writer.isEmpty() && !writer.composing()) write(writer.value())
    },
    full: onFull,
    commit: (next) => end(next),
    undo: () => editor.undo(),
    redo: () => editor.redo(),
  }
  editor.endGesture()
  const writer: Writer =
    target.type === 'rich'
      ? (richWriterNow() as NonNullable<ReturnType<typeof richWriterNow>>)(
          drawn,
          Array.isArray(first) ? (first as never) : [],
          told,
        )
      : lineWriter(drawn, typeof first === 'string' ? first : '', target.most, told)
  const { dom } = writer
  dom.dataset.written = ''
  dom.dataset.placeholder = placeholder
  dom.setAttribute('aria-label', label)
  const own = createLeanWindow(dom)

  /** Copies on later pages are kept from screen readers, but not the one that is written in. */
  let copy: Element | undefined
  const release = () => {
    delete held.dataset.held
    copy?.setAttribute('aria-hidden', 'true')
    copy = undefined
  }
  const hold = (element: HTMLElement) => {
    release()
    held = element
    copy = element.closest('[data-page][aria-hidden]') ?? undefined
    copy?.removeAttribute('aria-hidden')
    element.before(dom)
    element.dataset.held = ''
    own.leanSoon()
  }

  /** After a change: the page that the caret is on may be another, or its window may be gone. */
  const follow = () => {
    if (ended || writer.composing()) return
    const window = dom.closest<HTMLElement>('[data-page]')
    const caret = window && held.isConnected ? writer.caret() : undefined
    const [place] = window && caret ? rectsOnDesk([caret], window) : []
    if (place && window?.dataset.page === String(place.page + 1)) return
    const page = place && windowOf(root, place.page)
    const next = page
      ? drawnIn(page, target)
      : dom.isConnected && held.isConnected
        ? held
        : drawnAnywhere(root, target)
    if (!next) end()
    else if (next !== held) {
      moving = true
      const back = writer.kept()
      hold(next)
      back()
      moving = false
    }
  }
  const followSoon = () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(follow)
  }
  const stopWatching = editor.state.subscribe((now, last) => {
    if (now.document === last.document) return
    const value = storedIn(now.document, target)
    if (value === undefined) {
      end()
      return
    }
    // Not ours: an undo, the form, another device.
    if (!writer.composing() && !writer.isEmpty() && JSON.stringify(value) !== JSON.stringify(writer.value()))
      writer.take(value)
    followSoon()
  })
  const stopFollowing = editor.shown.subscribe((now, last) => {
    if (now.document === last.document) return
    own.leanSoon()
    followSoon()
  })

  // What an input method still composes, too, where it would be lost.
  const stopGuarding = onHidden(() => {
    if (!ended && !writer.isEmpty()) write(writer.value())
  })

  const final = () => {
    const value = writer.isEmpty() ? (target.type === 'rich' ? [] : '') : writer.value()
    return typeof value === 'string' ? value.trim() : withoutEmpty(value as never)
  }
  /** Who only looks changes nothing, not even a blank at the end. */
  const unwritten = JSON.stringify(final())
  const end = (next?: 1 | -1) => {
    if (ended) return
    ended = true
    stopWatching()
    stopFollowing()
    stopGuarding()
    cancelAnimationFrame(frame)
    own.whole()
    const value = final()
    const now = storedIn(editor.history.state, target)
    const isLookedAt = now === first && JSON.stringify(value) === unwritten
    writer.destroy()
    release()
    if (now !== undefined && !isLookedAt && JSON.stringify(now) !== JSON.stringify(value)) write(value)
    editor.endGesture()
    onEnd(next)
  }
  dom.addEventListener('focusout', () => {
    if (!moving && !ended && dom.isConnected && document.hasFocus()) end()
  })

  hold(drawn)
  writer.focus(at)
  return { end: () => end() }
}
