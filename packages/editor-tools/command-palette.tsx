import { Modal } from '@mantine/core'
import { Check, CornerDownRight, Heading, LayoutList, Search } from 'lucide'
import { isForInputMethod } from '#packages/ui/for-input-method.ts'
import '@mantine/core/styles/ModalBase.css'
import '@mantine/core/styles/Modal.css'
import '@mantine/core/styles/Overlay.css'
import '@mantine/core/styles/Paper.css'
import { type KeyboardEvent, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react'
import { Glyph } from '#packages/editor-core/glyph.tsx'
import { jumpTo } from '#packages/editor-core/jump.ts'
import { type PanelProps, runTool } from '#packages/editor-core/tool.ts'
import { useEditor } from '#packages/editor-core/use-editor.tsx'
import { useTools } from '#packages/editor-core/use-tools.ts'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { Kit } from '#packages/ui/kit.tsx'
import styles from './command-palette.module.css'
import { ranked } from './fuzzy.ts'
import { Keys } from './keys.tsx'
import { type PaletteGroup, type PaletteRow, paletteRows } from './palette-rows.ts'

const words = defineWords({
  zh: {
    name: '全部命令',
    ask: '搜命令、栏目、版式、配色…',
    none: '没有找到。换个说法，或用英文试试。',
    tools: '命令',
    sections: '跳转到',
    variants: '当前栏目的版式',
    titles: '标题样式',
    themes: '配色',
    variant: '版式',
    title: '标题样式',
    theme: '配色',
    current: '当前',
    how: '↑ ↓ 选择，Enter 执行，Esc 关闭',
  },
  en: {
    name: 'All commands',
    ask: 'Commands, sections, variants, colours…',
    none: 'Nothing found. Try another word.',
    tools: 'Commands',
    sections: 'Go to',
    variants: 'Variants of this section',
    titles: 'Title styles',
    themes: 'Colours',
    variant: 'Variant',
    title: 'Title style',
    theme: 'Colours',
    current: 'Current',
    how: '↑ ↓ to choose, Enter to run, Esc to close',
  },
})

const ICONS = { sections: CornerDownRight, variants: LayoutList, titles: Heading } as const
const MAX_ROWS = 60

const RowIcon = ({ row }: { row: PaletteRow }) => {
  if (row.does === 'tool') return <Glyph icon={row.tool.icon} size={18} />
  if (row.does === 'change' && row.swatch)
    return <i className={styles.swatch} style={{ backgroundColor: row.swatch }} />
  return <Glyph icon={ICONS[row.group as keyof typeof ICONS] ?? LayoutList} size={18} />
}

const found = (all: readonly PaletteRow[], query: string): PaletteRow[] => {
  // Unasked, the looks would bury the commands.
  const offered = query.trim() === '' ? all.filter(({ does }) => does !== 'change') : all
  return ranked(offered, query, ({ names }) => names).slice(0, MAX_ROWS)
}

/** A search box over all tools, for the keyboard. While a row is selected, its change is previewed on the page. */
export const CommandPalette = ({ opened, onClose }: PanelProps) => {
  const t = useWords(words)
  const editor = useEditor()
  const tools = useTools()
  const id = useId()
  const [query, setQuery] = useState('')
  const [active, setActive] = useState(0)
  const asked = useDeferredValue(query)
  const list = useRef<HTMLDivElement>(null)

  const all = useMemo(() => {
    const { document, selection } = editor.state.getState()
    return paletteRows(document, selection?.section, tools.rows, tools.language, t)
  }, [editor, tools, t])
  const rows = useMemo(() => found(all, asked), [all, asked])
  const chosen = rows[active]

  useEffect(() => {
    editor.preview(chosen?.does === 'change' ? chosen.command : undefined)
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [chosen, editor])
  useEffect(() => () => editor.preview(undefined), [editor])

  const run = (row: PaletteRow | undefined) => {
    if (!row) return
    onClose()
    if (row.does === 'tool') runTool(row.tool, tools)
    else if (row.does === 'jump') jumpTo(editor, row.to)
    else editor.edit(row.command)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isForInputMethod(event.nativeEvent)) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && rows.length > 0) setActive((active + step + rows.length) % rows.length)
    // Quick hands press it before the list has followed what they typed.
    else if (event.key === 'Enter') run(asked === query ? chosen : found(all, query)[0])
    else return
    event.preventDefault()
  }
  const heads = (at: number): PaletteGroup | undefined =>
    rows[at]?.group === rows[at - 1]?.group ? undefined : rows[at]?.group
  return (
    <Kit>
      <Modal.Root
        opened={opened}
        onClose={onClose}
        padding={0}
        yOffset="9vh"
        transitionProps={{ transition: 'fade', duration: 100 }}
        zIndex={2000}
        classNames={{ content: styles.palette ?? '' }}
      >
        <Modal.Overlay className={styles.overlay ?? ''} backgroundOpacity={0} />
        <Modal.Content aria-label={t.name} data-own-undo="" radius={0}>
          <div className={styles.ask}>
            <Glyph icon={Search} size={18} />
            <input
              data-autofocus=""
              role="combobox"
              aria-expanded="true"
              aria-controls={id}
              aria-activedescendant={chosen ? `${id}-${chosen.key}` : undefined}
              aria-autocomplete="list"
              aria-label={t.name}
              placeholder={t.ask}
              autoComplete="off"
              spellCheck={false}
              value={query}
              onChange={(event) => {
                setQuery(event.currentTarget.value)
                setActive(0)
              }}
              onKeyDown={onKeyDown}
            />
          </div>
          <div ref={list} id={id} role="listbox" aria-label={t.name} className={styles.rows}>
            {rows.length === 0 && <p className={styles.none}>{t.none}</p>}
            {rows.map((row, at) => {
              const head = heads(at)
              return (
                <div key={row.key} role="presentation">
                  {head && <div className={styles.head}>{t[head]}</div>}
                  {/* biome-ignore lint/a11y/useFocusableInteractive: the field has the focus and names the active row. */}
                  {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys are taken by the field. */}
                  <div
                    id={`${id}-${row.key}`}
                    role="option"
                    aria-selected={at === active}
                    className={styles.row}
                    onMouseMove={() => setActive(at)}
                    onClick={() => run(row)}
                  >
                    <RowIcon row={row} />
                    <span className={styles.name}>{row.names[0]}</span>
                    {row.does === 'jump' && <span className={styles.about}>{row.about}</span>}
                    {row.does === 'tool' && row.tool.shortcuts?.[0] && (
                      <Keys shortcut={row.tool.shortcuts[0]} />
                    )}
                    {row.does === 'change' && row.current && (
                      <span className={styles.about}>
                        <Glyph icon={Check} size={14} /> {t.current}
                      </span>
                    )}
                  </div>
                </div>
              )
            })}
          </div>
          <div className={styles.how}>{t.how}</div>
        </Modal.Content>
      </Modal.Root>
    </Kit>
  )
}
