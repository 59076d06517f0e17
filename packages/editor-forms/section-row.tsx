import { ChevronDown, ChevronRight, ChevronUp, EyeOff, GripVertical } from 'lucide'
import { type KeyboardEvent, memo, useState } from 'react'
import type { Section } from '#packages/document/schema.ts'
import { useAiPort } from '#packages/editor-core/ai-port.ts'
import { draggedSection, readDragData } from '#packages/editor-core/drag-data.ts'
import { entryTitle } from '#packages/editor-core/entry-title.ts'
import { Glyph } from '#packages/editor-core/glyph.tsx'
import { leftPaneOf, useFocusRequest, useLeftPane } from '#packages/editor-core/left-pane-state.ts'
import { entriesOf, hasEntries } from '#packages/editor-core/own-record.ts'
import { useEditor, useEditorState } from '#packages/editor-core/use-editor.tsx'
import { usePhone } from '#packages/editor-core/use-phone.ts'
import { defineWords, useLanguage, useWords } from '#packages/i18n/words.tsx'
import { kindOf } from '#packages/sections/registry.ts'
import styles from './content.module.css'
import { KindIcon } from './kind-icon.tsx'
import { ModuleConfig } from './module-config.tsx'
import { useSectionActions } from './section-actions.ts'
import { SectionMenu } from './section-menu.tsx'
import { SectionName } from './section-name.tsx'
import { useReorder } from './use-reorder.ts'

const words = defineWords({
  zh: { hidden: '已隐藏', entries: (count: number) => `${count} 条`, keys: 'Alt+↑ ↓ 移动，F2 重命名' },
  en: {
    hidden: 'Hidden',
    entries: (count: number) => (count === 1 ? '1 entry' : `${count} entries`),
    keys: 'Alt+↑ ↓ moves, F2 renames',
  },
})

/** A document has many sections of one kind, and few of them have a title, so each is labelled by its first text. */
const firstTextOf = (section: Section): string => {
  const kind = kindOf(section.kind)
  if (
    !kind?.for?.includes('word') ||
    (section.title !== '' && section.title !== kind.zh && section.title !== kind.en)
  )
    return ''
  return section.items.map((item) => entryTitle(kind, item.data)).find((text) => text !== '') ?? ''
}

const neighbour = (row: HTMLElement | null, by: 1 | -1): HTMLElement | null => {
  const heads = [...(row?.parentElement?.querySelectorAll<HTMLElement>('[data-section-head]') ?? [])]
  const at = heads.findIndex((head) => row?.contains(head))
  return heads[at + by] ?? null
}

/** A section in the list, with its form while it is open. */
export const SectionRow = memo(function SectionRow({ id }: { id: string }) {
  const t = useWords(words)
  const { language } = useLanguage()
  const editor = useEditor()
  const ai = useAiPort()
  const phone = usePhone()
  const actions = useSectionActions(id)
  const open = useLeftPane((pane) => pane.open === id)
  const [renaming, setRenaming] = useState(false)
  const [menu, setMenu] = useState(false)
  const facts = useEditorState(({ document }) => {
    const section = document.sections.find((one) => one.id === id)
    return section
      ? ([
          section.kind,
          section.title,
          section.icon,
          section.visible,
          entriesOf(kindOf(section.kind), section).length,
          firstTextOf(section),
        ] as const)
      : undefined
  })
  const selected = useEditorState(({ selection }) => selection?.section === id)
  const { row, head, edge, dragged } = useReorder({
    data: { ...draggedSection(id) },
    still: renaming,
    accepts: (data) => {
      const other = readDragData(data)
      return other?.type === 'section' && other.id !== id
    },
    onDrop: (data, at) => {
      const other = readDragData(data)
      if (other?.type === 'section') actions.take(other.id, at)
    },
  })
  useFocusRequest({ section: id }, row)
  if (!facts) return null
  const [kindName, title, icon, visible, count, firstText] = facts
  const kind = kindOf(kindName)
  const name = title || kind?.[language] || kindName

  const toggle = () => {
    if (open) leftPaneOf(editor).setState({ open: undefined })
    else actions.select()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined
    if (by && event.altKey) actions.step(by)
    else if (by) neighbour(row.current, by)?.focus()
    else if (event.key === 'F2') setRenaming(true)
    else return
    event.preventDefault()
  }
  const endRenaming = (to?: string) => {
    setRenaming(false)
    if (to !== undefined) actions.rename(to)
    requestAnimationFrame(() => row.current?.querySelector<HTMLElement>('[data-section-head]')?.focus())
  }

  return (
    <li ref={row} className={styles.row} data-drop={edge} data-open={open || undefined} data-section-row={id}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button in it opens the same menu. */}
      <div
        ref={head}
        className={styles.rowHead}
        data-on={open || selected || undefined}
        data-hidden={!visible || undefined}
        data-dragged={dragged || undefined}
        onContextMenu={(event) => {
          event.preventDefault()
          setMenu(true)
        }}
      >
        <span className={styles.grip} aria-hidden="true">
          <Glyph icon={GripVertical} size={14} />
        </span>
        <KindIcon icon={icon ?? kind?.icon} />
        {renaming ? (
          <SectionName name={title} onEnd={endRenaming} />
        ) : (
          <button
            type="button"
            className={styles.rowName}
            data-section-head=""
            aria-expanded={open}
            aria-controls={open ? `form-${id}` : undefined}
            title={t.keys}
            onClick={toggle}
            onDoubleClick={() => setRenaming(true)}
            onKeyDown={onKeyDown}
          >
            <span className={styles.rowTitle}>
              {name}
              {firstText && <small>{firstText}</small>}
            </span>
            {(!kind || hasEntries(kind)) && (
              <span className={styles.count}>
                <span aria-hidden="true">{count}</span>
                <span className={styles.visuallyHidden}>{t.entries(count)}</span>
              </span>
            )}
          </button>
        )}
        {!visible && (
          <span className={styles.mark} role="img" aria-label={t.hidden} title={t.hidden}>
            <Glyph icon={EyeOff} size={15} />
          </span>
        )}
        {ai && <ai.SectionMark section={id} />}
        <SectionMenu
          id={id}
          name={name}
          opened={menu}
          onOpened={setMenu}
          onRename={() => setRenaming(true)}
        />
        <span className={styles.chevron} aria-hidden="true">
          <Glyph icon={phone ? ChevronRight : open ? ChevronUp : ChevronDown} size={15} />
        </span>
      </div>
      {open && (
        <section id={`form-${id}`} className={styles.form} aria-label={name}>
          <ModuleConfig section={id} />
        </section>
      )}
    </li>
  )
})
