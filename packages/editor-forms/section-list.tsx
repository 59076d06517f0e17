import { useEffect, useRef, useState } from 'react'
import { moveSection } from '#packages/document/commands.ts'
import type { Region } from '#packages/document/schema.ts'
import { readDragData } from '#packages/editor-core/drag-data.ts'
import { withDragging } from '#packages/editor-core/dragging.ts'
import { useKindWords } from '#packages/editor-core/kind-words.ts'
import { listRows, placeAtEnd, placeNextTo, regionOfRow } from '#packages/editor-core/order.ts'
import { useEditor, useEditorState } from '#packages/editor-core/use-editor.tsx'
import { defineWords } from '#packages/i18n/words.tsx'
import styles from './content.module.css'
import { SectionRow } from './section-row.tsx'

const words = defineWords({
  zh: {
    header: '页眉',
    main: '主栏',
    side: '侧栏',
    empty: '还没有栏目，可拖到这里',
    nothing: '还没有栏目。点「添加栏目」，从姓名和联系方式开始。',
  },
  en: {
    header: 'Header',
    main: 'Main column',
    side: 'Side column',
    empty: 'Nothing here yet; drag a section in',
    nothing: 'No sections yet. Choose “Add section” and start with your name and how to reach you.',
  },
})

/** The name of a region above its sections. A section that is dropped on it becomes the first. */
const RegionHeading = ({ region }: { region: Region }) => {
  const t = useKindWords(words)
  const editor = useEditor()
  const row = useRef<HTMLLIElement>(null)
  const [over, setOver] = useState(false)
  const empty = useEditorState(({ document }) => !document.sections.some((one) => one.region === region))
  useEffect(() => {
    const element = row.current
    if (!element) return
    return withDragging(({ dropTargetForElements }) =>
      dropTargetForElements({
        element,
        canDrop: ({ source }) => readDragData(source.data)?.type === 'section',
        onDragEnter: () => setOver(true),
        onDragLeave: () => setOver(false),
        onDrop: ({ source }) => {
          setOver(false)
          const dragged = readDragData(source.data)
          if (dragged?.type !== 'section') return
          const { document } = editor.state.getState()
          const first = document.sections.find((one) => one.region === region && one.id !== dragged.id)
          const place = first && placeNextTo(document, dragged.id, first.id, 'top')
          const { to } = place ?? placeAtEnd(document, dragged.id, region)
          editor.edit(moveSection(dragged.id, to, region))
        },
      }),
    )
  }, [editor, region])
  return (
    <li ref={row} className={styles.region} data-drop={over ? 'bottom' : undefined}>
      <h3>{t[region]}</h3>
      {empty && <span>{t.empty}</span>}
    </li>
  )
}

export const SectionList = () => {
  const t = useKindWords(words)
  const scroll = useRef<HTMLDivElement>(null)
  const rows = useEditorState(({ document }) => listRows(document))
  useEffect(() => {
    const element = scroll.current
    if (element) return withDragging(({ autoScrollForElements }) => autoScrollForElements({ element }))
  }, [])
  return (
    <div ref={scroll} className={styles.scroll}>
      {/* A flat list, so that a section keeps its row and focus when it changes its region. */}
      <ul className={styles.list}>
        {rows.map((row) => {
          const region = regionOfRow(row)
          return region ? <RegionHeading key={row} region={region} /> : <SectionRow key={row} id={row} />
        })}
      </ul>
      {rows.length === 0 && <p className={styles.nothing}>{t.nothing}</p>}
    </div>
  )
}
