import { ArrowDown, ArrowUp, CaseSensitive, WholeWord, X } from 'lucide'
import { type KeyboardEvent, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { Glyph } from '#packages/editor-core/glyph.tsx'
import { jumpTo, revealBox } from '#packages/editor-core/jump.ts'
import type { PanelProps } from '#packages/editor-core/tool.ts'
import parts from '#packages/editor-core/tool-parts.module.css'
import { useDocument, useDrawnDocument, useEditor } from '#packages/editor-core/use-editor.tsx'
import { isPhone } from '#packages/editor-core/use-phone.ts'
import { useAsked } from '#packages/editor-core/use-tools.ts'
import { type Found, findText, matchesIn, replaceFound } from '#packages/editor-forms/find-text.ts'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { isForInputMethod } from '#packages/ui/for-input-method.ts'
import { toasts } from '#packages/ui/toast-store.ts'
import styles from './find-bar.module.css'
import { markPages, unmarkPages } from './find-marks.ts'

const words = defineWords({
  zh: {
    name: '查找与替换',
    find: '查找',
    by: '替换为',
    matchCase: '区分大小写',
    wholeWord: '全词匹配',
    previous: '上一处',
    next: '下一处',
    replace: '替换',
    all: '全部替换',
    close: '关闭',
    none: '没有找到',
    count: (at: number, all: number) => `${at} / ${all}`,
    matchCount: (at: number, all: number) => `第 ${at} 处，共 ${all} 处`,
    replaced: (count: number) => `已替换 ${count} 处，可以撤销。`,
    tooLong: (count: number) => `${count} 处会超出长度，未替换。`,
  },
  en: {
    name: 'Find and replace',
    find: 'Find',
    by: 'Replace with',
    matchCase: 'Match case',
    wholeWord: 'Whole words',
    previous: 'Previous',
    next: 'Next',
    replace: 'Replace',
    all: 'Replace all',
    close: 'Close',
    none: 'Nothing found',
    count: (at: number, all: number) => `${at} / ${all}`,
    matchCount: (at: number, all: number) => `${at} of ${all}`,
    replaced: (count: number) => `${count} replaced; this can be undone.`,
    tooLong: (count: number) => `${count} left as they are: the text would be too long.`,
  },
})

/** The text selected on the page or in a form is the likely search text. */
const selectedText = (): string => {
  const text = globalThis.getSelection()?.toString().trim() ?? ''
  return text.length <= 50 && !text.includes('\n') ? text : ''
}

/** Searches all text of the document. The page stays usable, and matches are marked on it. */
export const FindBar = ({ opened, onClose }: PanelProps) => {
  const t = useWords(words)
  const editor = useEditor()
  const document = useDeferredValue(useDocument())
  const drawn = useDrawnDocument()
  const [query, setQuery] = useState(selectedText)
  const [by, setBy] = useState('')
  const [options, setOptions] = useState({ matchCase: false, wholeWord: false })
  const [at, setAt] = useState(0)
  const field = useRef<HTMLInputElement>(null)
  const bar = useRef<HTMLElement>(null)
  /** Scrolls to the current match only when the user moves to it, not on edits elsewhere. */
  const follow = useRef(false)
  const asked = useAsked()
  const found = useMemo(() => findText(document, query, options), [document, query, options])
  const current = found[found.length === 0 ? 0 : at % found.length]
  const place = current ? found.indexOf(current) + 1 : 0

  // biome-ignore lint/correctness/useExhaustiveDependencies: opening it again focuses the field again.
  useEffect(() => field.current?.select(), [asked])
  // biome-ignore lint/correctness/useExhaustiveDependencies: pages that are rendered again have lost their marks.
  useEffect(() => {
    // Runs after the pages have rendered the edit.
    const frame = requestAnimationFrame(() => {
      const marked = markPages(found, current, query, options)
      // On a phone the bar covers the top of the pages, on wider windows it is next to them.
      const covered = isPhone() ? bar.current?.getBoundingClientRect().bottom : 0
      if (marked && follow.current) revealBox(marked.page, marked.box, covered)
      follow.current = false
    })
    return () => cancelAnimationFrame(frame)
  }, [found, current, query, options, drawn])
  useEffect(() => unmarkPages, [])

  const go = (to: number) => {
    if (found.length === 0) return
    const index = (to + found.length) % found.length
    setAt(index)
    const match = found[index]
    if (match?.page) editor.show({ right: 'page' })
    if (!match?.section) return
    const { section, item, field: of } = match
    jumpTo(editor, { section, ...(item ? { item } : {}), ...(of ? { field: of } : {}) })
    follow.current = true
  }
  const replace = (which: readonly Found[], all: boolean) => {
    if (which.length === 0) return
    const { replaced, tooLong, command } = replaceFound(which, by)
    editor.edit(command)
    if (tooLong > 0) toasts.show(t.tooLong(tooLong), 'warn')
    if (all && replaced > 0) toasts.show(t.replaced(replaced), 'ok')
    if (all) return
    // The replacement may contain the search text, so the search continues after it.
    setAt(place - 1 + (replaced > 0 ? matchesIn(by, query, options).length : 1))
    follow.current = true
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isForInputMethod(event.nativeEvent)) return
    if (event.key === 'Escape') onClose()
    else if (event.key === 'Enter' && event.target === field.current)
      go(place - 1 + (event.shiftKey ? -1 : 1))
    else if (event.key === 'Enter' && event.target instanceof HTMLInputElement && current)
      replace([current], false)
    else return
    event.preventDefault()
  }
  const flip = (option: keyof typeof options) => {
    setOptions({ ...options, [option]: !options[option] })
    setAt(0)
  }
  if (!opened) return null
  const empty = found.length === 0
  return (
    <search ref={bar} className={styles.bar} aria-label={t.name} data-own-undo="" onKeyDown={onKeyDown}>
      <div className={styles.row}>
        <div className={styles.find}>
          <input
            ref={field}
            className={parts.field}
            aria-label={t.find}
            placeholder={t.find}
            value={query}
            // biome-ignore lint/a11y/noAutofocus: it was opened to type into.
            autoFocus
            onChange={(event) => {
              setQuery(event.currentTarget.value)
              setAt(0)
            }}
          />
          <span className={styles.count} data-none={(query !== '' && empty) || undefined} aria-hidden="true">
            {query !== '' && (empty ? t.none : t.count(place, found.length))}
          </span>
          <span className={styles.matchCount} role="status">
            {query !== '' && (empty ? t.none : t.matchCount(place, found.length))}
          </span>
        </div>
        <button
          type="button"
          className={parts.icon}
          aria-pressed={options.matchCase}
          aria-label={t.matchCase}
          title={t.matchCase}
          onClick={() => flip('matchCase')}
        >
          <Glyph icon={CaseSensitive} size={18} />
        </button>
        <button
          type="button"
          className={parts.icon}
          aria-pressed={options.wholeWord}
          aria-label={t.wholeWord}
          title={t.wholeWord}
          onClick={() => flip('wholeWord')}
        >
          <Glyph icon={WholeWord} size={18} />
        </button>
        <button
          type="button"
          className={parts.icon}
          disabled={empty}
          aria-label={t.previous}
          onClick={() => go(place - 2)}
        >
          <Glyph icon={ArrowUp} />
        </button>
        <button
          type="button"
          className={parts.icon}
          disabled={empty}
          aria-label={t.next}
          onClick={() => go(place)}
        >
          <Glyph icon={ArrowDown} />
        </button>
        <button type="button" className={parts.icon} aria-label={t.close} onClick={onClose}>
          <Glyph icon={X} />
        </button>
      </div>
      <div className={styles.row}>
        <input
          className={parts.field}
          aria-label={t.by}
          placeholder={t.by}
          value={by}
          onChange={(event) => setBy(event.currentTarget.value)}
        />
        <button
          type="button"
          className={parts.button}
          disabled={empty}
          onClick={() => current && replace([current], false)}
        >
          {t.replace}
        </button>
        <button type="button" className={parts.button} disabled={empty} onClick={() => replace(found, true)}>
          {t.all}
        </button>
      </div>
    </search>
  )
}
