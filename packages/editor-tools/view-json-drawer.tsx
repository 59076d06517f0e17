import { ArrowDown, ArrowUp, CircleAlert, Copy, Download } from 'lucide'
import { type KeyboardEvent, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { replaceDocument } from '#packages/document/commands.ts'
import type { Document } from '#packages/document/schema.ts'
import type { Editor } from '#packages/editor-core/editor.ts'
import { Glyph } from '#packages/editor-core/glyph.tsx'
import { jumpTo } from '#packages/editor-core/jump.ts'
import type { PanelProps } from '#packages/editor-core/tool.ts'
import parts from '#packages/editor-core/tool-parts.module.css'
import { useDocument, useEditor } from '#packages/editor-core/use-editor.tsx'
import { Segments } from '#packages/editor-forms/inputs/segments.tsx'
import { defineWords, useLanguage, useWords } from '#packages/i18n/words.tsx'
import { isForInputMethod } from '#packages/ui/for-input-method.ts'
import { toasts } from '#packages/ui/toast-store.ts'
import { type JsonDraft, mergeDraft } from './json-draft.ts'
import { JsonDraftNote } from './json-draft-note.tsx'
import { goToPlace, JsonEditor } from './json-editor.tsx'
import { checkJson } from './json-problems.ts'
import { readJson } from './json-text.ts'
import { JsonTree } from './json-tree.tsx'
import { errorText } from './json-words.ts'
import { ToolDialog } from './tool-dialog.tsx'
import styles from './view-json-drawer.module.css'

const words = defineWords({
  zh: {
    title: '查看 JSON',
    show: '查看方式',
    tree: '树',
    text: '文本',
    search: '搜名称或内容',
    previous: '上一处',
    next: '下一处',
    count: (at: number, all: number) => `${at} / ${all}`,
    copy: '复制',
    copyDraft: '复制草稿',
    copied: '已复制。',
    download: '下载 .json',
    downloadDraft: '下载草稿 .json',
    draft: '草稿',
    apply: '应用',
    applied: '已应用，可以撤销。',
    merged: '已与文档后来的修改合并，可以撤销。',
    same: '与文档一致',
    sound: '格式正确，可以应用',
    problems: (count: number) => `${count} 处有问题，改好才能应用`,
    line: (line: number, column: number) => `第 ${line} 行，第 ${column} 列`,
    reset: '放弃修改',
  },
  en: {
    title: 'View JSON',
    show: 'View',
    tree: 'Tree',
    text: 'Text',
    search: 'Names or contents',
    previous: 'Previous',
    next: 'Next',
    count: (at: number, all: number) => `${at} / ${all}`,
    copy: 'Copy',
    copyDraft: 'Copy the draft',
    copied: 'Copied.',
    download: 'Download .json',
    downloadDraft: 'Download the draft as .json',
    draft: 'draft',
    apply: 'Apply',
    applied: 'Applied; this can be undone.',
    merged: 'Merged with what was written since; this can be undone.',
    same: 'As in the document',
    sound: 'Valid; can be applied',
    problems: (count: number) =>
      count === 1 ? '1 problem to solve first' : `${count} problems to solve first`,
    line: (line: number, column: number) => `Line ${line}, column ${column}`,
    reset: 'Discard changes',
  },
})

/** Drafts outlive the drawer, so closing it by mistake loses nothing. */
const drafts = new WeakMap<Editor, JsonDraft>()

const textOf = (document: Document) => JSON.stringify(document, null, 2)

const download = (text: string, name: string) => {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `${name.trim().replace(/[\\/:*?"<>|\s]+/g, '-') || 'document'}.json`
  link.click()
  URL.revokeObjectURL(url)
}

/** The section and entry that a path of the tree is in. */
const selectionOf = (document: Document, path: string) => {
  const [, at, , row, , field] = path.split('.')
  const section = document.sections[Number(at)]
  const item = section?.items[Number(row)]
  return (
    section && {
      section: section.id,
      ...(item ? { item: item.id } : {}),
      ...(item && field ? { field } : {}),
    }
  )
}

const useDraft = (editor: Editor, document: Document, shown: string) => {
  const [draft, setDraft] = useState<JsonDraft | undefined>(() => drafts.get(editor))
  const keep = (text: string | undefined) => {
    const base = draft?.base ?? document
    const isNone = text === undefined || text === shown || text === textOf(base)
    const own = isNone ? undefined : { text, base }
    if (own) drafts.set(editor, own)
    else drafts.delete(editor)
    setDraft(own)
  }
  return [draft, keep] as const
}

/** The document as JSON: a tree to read and a text to edit. Typed text is checked at every key and applied as one step. */
export const ViewJsonDrawer = ({ opened, onClose }: PanelProps) => {
  const t = useWords(words)
  const { language } = useLanguage()
  const editor = useEditor()
  const document = useDocument()
  const shown = useMemo(() => textOf(document), [document])
  const [draft, setDraft] = useDraft(editor, document, shown)
  const base = draft?.base ?? document
  const [view, setView] = useState<'tree' | 'text'>(draft === undefined ? 'tree' : 'text')
  const [query, setQuery] = useState('')
  const [match, setMatch] = useState(0)
  const [matches, setMatches] = useState(0)
  const field = useRef<HTMLTextAreaElement>(null)
  const goTo = useRef<string | undefined>(undefined)
  const text = draft?.text ?? shown
  const typed = useDeferredValue(text)
  const checked = useMemo(() => checkJson(typed), [typed])
  const problems = checked.ok ? [] : checked.problems
  const merged = useMemo(
    () => (checked.ok ? mergeDraft(base, checked.document, document) : undefined),
    [base, checked, document],
  )
  // The tree is of the document; a draft is handed out where it is seen, and called so.
  const isDraft = draft !== undefined && view === 'text'
  const out = isDraft ? text : shown
  const marks = useMemo(
    () =>
      new Map(
        (checked.ok ? [] : checked.problems).map(({ line, error }) => [line, errorText(error, language)]),
      ),
    [checked, language],
  )

  const apply = () => {
    const now = checkJson(text)
    if (!now.ok) return
    const next = mergeDraft(base, now.document, document)
    editor.edit(replaceDocument(next.document))
    setDraft(undefined)
    field.current?.scrollTo(0, 0)
    toasts.show(next.isBehind ? t.merged : t.applied, 'ok')
  }
  /** Text matches are found by the text itself: the tree counts its own. */
  const places = useMemo(() => {
    const asked = query.trim().toLowerCase()
    if (view === 'tree' || asked === '') return []
    const all: number[] = []
    const low = typed.toLowerCase()
    for (let at = low.indexOf(asked); at >= 0 && all.length < 999; at = low.indexOf(asked, at + asked.length))
      all.push(at)
    return all
  }, [query, typed, view])
  const count = view === 'tree' ? matches : places.length
  const step = (by: number) => {
    const next = count === 0 ? 0 : (match + by + count) % count
    setMatch(next)
    if (view === 'text' && places[next] !== undefined) {
      goToPlace(field.current, places[next], query.trim().length)
    }
  }
  useEffect(() => {
    if (view !== 'text' || goTo.current === undefined) return
    const read = readJson(text)
    if (read.ok) goToPlace(field.current, read.placeOf(goTo.current))
    goTo.current = undefined
  }, [view, text])

  const onSearchKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isForInputMethod(event.nativeEvent)) return
    event.preventDefault()
    step(event.shiftKey ? -1 : 1)
  }
  return (
    <ToolDialog
      opened={opened}
      onClose={onClose}
      title={t.title}
      shape="drawer"
      actions={
        <>
          <button
            type="button"
            className={parts.icon}
            aria-label={isDraft ? t.copyDraft : t.copy}
            title={isDraft ? t.copyDraft : t.copy}
            onClick={() => void navigator.clipboard?.writeText(out).then(() => toasts.show(t.copied, 'ok'))}
          >
            <Glyph icon={Copy} />
          </button>
          <button
            type="button"
            className={parts.icon}
            aria-label={isDraft ? t.downloadDraft : t.download}
            title={isDraft ? t.downloadDraft : t.download}
            onClick={() => download(out, isDraft ? `${document.title}-${t.draft}` : document.title)}
          >
            <Glyph icon={Download} />
          </button>
        </>
      }
      footer={
        <>
          <span className={styles.state} role="status" data-fault={problems.length > 0 || undefined}>
            {problems.length > 0 ? t.problems(problems.length) : draft === undefined ? t.same : t.sound}
          </span>
          {draft !== undefined && (
            <button type="button" className={parts.button} onClick={() => setDraft(undefined)}>
              {t.reset}
            </button>
          )}
          <button
            type="button"
            className={parts.primary}
            disabled={draft === undefined || !checked.ok}
            onClick={apply}
          >
            {t.apply}
          </button>
        </>
      }
    >
      <div className={styles.bar}>
        <span className={styles.view}>
          <Segments
            value={view}
            onChange={(value) => {
              setView(value as typeof view)
              setMatch(0)
            }}
            label={t.show}
            segments={[
              { value: 'tree', name: t.tree },
              { value: 'text', name: t.text },
            ]}
          />
        </span>
        <span className={styles.search}>
          <input
            type="search"
            className={parts.field}
            aria-label={t.search}
            placeholder={t.search}
            value={query}
            onChange={(event) => {
              setQuery(event.currentTarget.value)
              setMatch(0)
            }}
            onKeyDown={onSearchKey}
          />
          {query.trim() !== '' && <small>{t.count(count === 0 ? 0 : (match % count) + 1, count)}</small>}
        </span>
        <button
          type="button"
          className={parts.icon}
          disabled={count === 0}
          aria-label={t.previous}
          onClick={() => step(-1)}
        >
          <Glyph icon={ArrowUp} />
        </button>
        <button
          type="button"
          className={parts.icon}
          disabled={count === 0}
          aria-label={t.next}
          onClick={() => step(1)}
        >
          <Glyph icon={ArrowDown} />
        </button>
      </div>
      {draft !== undefined && <JsonDraftNote draft={draft} merged={merged} view={view} />}
      {view === 'tree' ? (
        <JsonTree
          value={document}
          query={query}
          match={match}
          onMatches={setMatches}
          onSource={(path) => {
            goTo.current = path
            setView('text')
          }}
          onLocate={(path) => {
            const selection = selectionOf(document, path)
            onClose()
            if (selection) jumpTo(editor, selection)
          }}
        />
      ) : (
        <JsonEditor label={t.text} text={text} onChange={setDraft} marks={marks} field={field} />
      )}
      {view === 'text' && problems.length > 0 && (
        <ul className={styles.problems}>
          {problems.map((problem) => (
            <li key={`${problem.at}-${problem.path}-${problem.error.about}`}>
              <button type="button" onClick={() => goToPlace(field.current, problem.at)}>
                <Glyph icon={CircleAlert} size={15} />
                <span>
                  {errorText(problem.error, language)}
                  <small>
                    {t.line(problem.line, problem.column)} {problem.path}
                  </small>
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </ToolDialog>
  )
}
