import { ChevronRight } from 'lucide'
import { type KeyboardEvent, memo, useEffect, useId, useMemo, useRef, useState } from 'react'
import { Glyph } from '#packages/editor-core/glyph.tsx'
import parts from '#packages/editor-core/tool-parts.module.css'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { type JsonRow, parentsOf, pathsWith, rowsOf } from './json-rows.ts'
import styles from './json-tree.module.css'

const words = defineWords({
  zh: {
    tree: '文档数据',
    root: '文档',
    copy: '复制路径',
    locate: '在页面上看',
    source: '在文本里看',
    openAll: '全部展开',
    closeAll: '全部收起',
  },
  en: {
    tree: 'Document data',
    root: 'Document',
    copy: 'Copy path',
    locate: 'Show on the page',
    source: 'Show in text',
    openAll: 'Expand all',
    closeAll: 'Collapse all',
  },
})

const ROW = 28
const START = ['', 'sections', 'theme', 'page']

const Row = memo(
  ({
    row,
    id,
    active,
    top,
    onOpen,
    onChoose,
  }: {
    row: JsonRow
    id: string
    active: boolean
    top: number
    onOpen(path: string): void
    onChoose(path: string): void
  }) => {
    const t = useWords(words)
    return (
      // biome-ignore lint/a11y/useFocusableInteractive: the tree has the focus and names the active row.
      // biome-ignore lint/a11y/useKeyWithClickEvents: keys are taken by the tree.
      <div
        id={id}
        role="treeitem"
        className={styles.row}
        aria-level={row.depth + 1}
        aria-posinset={row.position}
        aria-setsize={row.siblings}
        aria-expanded={row.inside > 0 ? row.open : undefined}
        aria-selected={active}
        style={{ top, paddingLeft: 8 + row.depth * 18 }}
        onClick={() => onChoose(row.path)}
        onDoubleClick={() => onOpen(row.path)}
      >
        <span className={styles.twist} data-open={row.open || undefined}>
          {row.inside > 0 && (
            // biome-ignore lint/a11y/useKeyWithClickEvents: keys are taken by the tree.
            // biome-ignore lint/a11y/noStaticElementInteractions: a larger target for the mouse; arrows do the same.
            <span onClick={() => onOpen(row.path)}>
              <Glyph icon={ChevronRight} size={14} />
            </span>
          )}
        </span>
        <span className={styles.name}>{row.path === '' ? t.root : row.name}</span>
        <span className={styles.value} data-type={row.type}>
          {row.text}
        </span>
        {row.about && <span className={styles.about}>{row.about}</span>}
      </div>
    )
  },
)

interface JsonTreeProps {
  value: unknown
  query: string
  /** Which of the matches, counted round. */
  match: number
  onMatches(count: number): void
  onSource(path: string): void
  onLocate(path: string): void
}

/** The document as a tree. Only visible rows are rendered: a long document has thousands. */
export const JsonTree = ({ value, query, match, onMatches, onSource, onLocate }: JsonTreeProps) => {
  const t = useWords(words)
  const base = useId()
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(START))
  const [active, setActive] = useState('')
  const [scroll, setScroll] = useState({ top: 0, height: 600 })
  const box = useRef<HTMLDivElement>(null)
  const rows = useMemo(() => rowsOf(value, open), [value, open])
  const found = useMemo(() => pathsWith(value, query), [value, query])
  const index = Math.max(
    0,
    rows.findIndex(({ path }) => path === active),
  )

  const show = (path: string) => {
    setOpen((known) => new Set([...known, ...parentsOf(path)]))
    setActive(path)
  }
  useEffect(() => onMatches(found.length), [found, onMatches])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new search or a step in it leads somewhere, an edit does not.
  useEffect(() => {
    const path = found[((match % found.length) + found.length) % found.length]
    if (path !== undefined) show(path)
  }, [query, match])
  useEffect(() => {
    const list = box.current
    if (!list) return
    const top = index * ROW
    if (top < list.scrollTop) list.scrollTop = top
    else if (top + ROW > list.scrollTop + list.clientHeight) list.scrollTop = top + ROW - list.clientHeight
  }, [index])
  useEffect(() => {
    const list = box.current
    if (!list) return
    const observer = new ResizeObserver(() => setScroll({ top: list.scrollTop, height: list.clientHeight }))
    observer.observe(list)
    return () => observer.disconnect()
  }, [])

  const flip = (path: string, to?: boolean) =>
    setOpen((known) => {
      const next = new Set(known)
      if (to ?? !known.has(path)) next.add(path)
      else next.delete(path)
      return next
    })
  const [flipRow] = useState(() => (path: string) => flip(path))
  const onKeyDown = (event: KeyboardEvent) => {
    const row = rows[index]
    if (!row) return
    const move = {
      ArrowDown: index + 1,
      ArrowUp: index - 1,
      Home: 0,
      End: rows.length - 1,
      PageDown: index + 15,
      PageUp: index - 15,
    }[event.key]
    if (move !== undefined) setActive(rows[Math.max(0, Math.min(rows.length - 1, move))]?.path ?? '')
    else if (event.key === 'ArrowRight') {
      if (row.inside > 0 && !row.open) flip(row.path, true)
      else if (row.open) setActive(rows[index + 1]?.path ?? row.path)
    } else if (event.key === 'ArrowLeft') {
      if (row.open) flip(row.path, false)
      else setActive(parentsOf(row.path).at(-1) ?? '')
    } else if (event.key === 'Enter' || event.key === ' ') flip(row.path)
    else return
    event.preventDefault()
  }
  const every = () => {
    const all = new Set<string>()
    const walk = (one: unknown, path: string) => {
      if (typeof one !== 'object' || one === null) return
      all.add(path)
      for (const [key, child] of Object.entries(one)) walk(child, path === '' ? key : `${path}.${key}`)
    }
    walk(value, '')
    return all
  }
  const first = Math.max(0, Math.floor(scroll.top / ROW) - 6)
  const seen = rows.slice(first, first + Math.ceil(scroll.height / ROW) + 12)
  return (
    <>
      <div className={styles.tools}>
        <button type="button" className={parts.word} onClick={() => setOpen(every())}>
          {t.openAll}
        </button>
        <button type="button" className={parts.word} onClick={() => setOpen(new Set(['']))}>
          {t.closeAll}
        </button>
      </div>
      <div
        ref={box}
        className={styles.tree}
        role="tree"
        tabIndex={0}
        aria-label={t.tree}
        aria-activedescendant={`${base}-${index}`}
        onKeyDown={onKeyDown}
        onScroll={({ currentTarget: list }) => setScroll({ top: list.scrollTop, height: list.clientHeight })}
      >
        <div className={styles.rows} role="presentation" style={{ height: rows.length * ROW }}>
          {seen.map((row, at) => (
            <Row
              key={row.path}
              row={row}
              id={`${base}-${first + at}`}
              active={first + at === index}
              top={(first + at) * ROW}
              onOpen={flipRow}
              onChoose={setActive}
            />
          ))}
        </div>
      </div>
      <div className={styles.path}>
        <code>{active || t.root}</code>
        <button
          type="button"
          className={parts.word}
          onClick={() => void navigator.clipboard?.writeText(active)}
        >
          {t.copy}
        </button>
        <button type="button" className={parts.word} onClick={() => onSource(active)}>
          {t.source}
        </button>
        {active.startsWith('sections.') && (
          <button type="button" className={parts.word} onClick={() => onLocate(active)}>
            {t.locate}
          </button>
        )}
      </div>
    </>
  )
}
