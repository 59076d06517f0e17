import { type KeyboardEvent, memo, useState } from 'react'
import { entryDates, entryTitle } from '#packages/editor-core/entry-title.ts'
import { leftPaneOf, useFocusRequest, useLeftPane } from '#packages/editor-core/left-pane-state.ts'
import { useEditor, useEditorState } from '#packages/editor-core/use-editor.tsx'
import type { Kind } from '#packages/sections/define.ts'
import { DataConfig } from './data-config.tsx'
import { DataTitleLeft } from './data-title-left.tsx'
import { DataTitleRight } from './data-title-right.tsx'
import styles from './form.module.css'
import { useItemActions } from './item-actions.ts'
import { useReorder } from './use-reorder.ts'

const ITEM_DRAG = 'item'

/** An entry of a list: a row that opens to its fields. */
export const EntryRow = memo(function EntryRow({
  section,
  item,
  kind,
}: {
  section: string
  item: string
  kind: Kind
}) {
  const editor = useEditor()
  const actions = useItemActions(section)
  const open = useLeftPane((pane) => pane.entry === item)
  const [menu, setMenu] = useState(false)
  const facts = useEditorState(({ document }) => {
    const found = document.sections.find(({ id }) => id === section)?.items.find(({ id }) => id === item)
    if (!found) return undefined
    const { data, hidden, keepTogether, breakBefore } = found
    return {
      title: entryTitle(kind, data),
      dates: entryDates(kind, data, document.language),
      hidden: hidden === true,
      together: keepTogether === true,
      breaks: breakBefore === true,
    }
  })
  const { row, head, edge, dragged } = useReorder({
    data: { type: ITEM_DRAG, section, id: item },
    accepts: (data) => data.type === ITEM_DRAG && data.section === section && data.id !== item,
    onDrop: (data, at) => actions.dropAt(String(data.id), item, at),
  })
  useFocusRequest({ section, item }, row)
  if (!facts) return null

  const toggle = () => {
    leftPaneOf(editor).setState({ entry: open ? undefined : item })
    if (!open) editor.select({ section, item }, 'form')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined
    if (!by || !event.altKey) return
    event.preventDefault()
    actions.step(item, by)
  }
  return (
    <li ref={row} className={styles.entry} data-drop={edge} data-open={open || undefined} data-entry={item}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button in it opens the same menu. */}
      <div
        ref={head}
        className={styles.entryHead}
        data-hidden={facts.hidden || undefined}
        data-dragged={dragged || undefined}
        onContextMenu={(event) => {
          event.preventDefault()
          setMenu(true)
        }}
      >
        <DataTitleLeft title={facts.title} open={open} onToggle={toggle} onKeyDown={onKeyDown} />
        <DataTitleRight
          section={section}
          item={item}
          {...facts}
          open={open}
          menu={menu}
          onMenu={setMenu}
          onToggle={toggle}
        />
      </div>
      {open && <DataConfig section={section} item={item} kind={kind} />}
    </li>
  )
})
