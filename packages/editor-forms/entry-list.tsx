import { CalendarArrowDown, Plus } from 'lucide'
import type { Document } from '#packages/document/schema.ts'
import { timeField } from '#packages/editor-core/entry-title.ts'
import { useAddWord } from '#packages/editor-core/entry-words.ts'
import { Glyph } from '#packages/editor-core/glyph.tsx'
import { entriesOf } from '#packages/editor-core/own-record.ts'
import { useEditorState } from '#packages/editor-core/use-editor.tsx'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import type { Kind } from '#packages/sections/define.ts'
import { EntryRow } from './entry-row.tsx'
import styles from './form.module.css'
import { useItemActions } from './item-actions.ts'
import { newestFirst } from './newest-first.ts'

const words = defineWords({
  zh: { sort: '按时间排序', why: '最近的排在最前' },
  en: { sort: 'Sort by date', why: 'The newest first' },
})

/** Whether sorting by date would change the order. */
const isUnsorted = (kind: Kind, items: Parameters<typeof newestFirst>[0]): boolean => {
  const field = timeField(kind)
  return field !== undefined && newestFirst(items, field).some((id, at) => id !== items[at]?.id)
}

export const EntryList = ({ section, kind }: { section: string; kind: Kind }) => {
  const t = useWords(words)
  const add = useAddWord(kind.kind)
  const actions = useItemActions(section)
  const entries = (document: Document) =>
    entriesOf(kind, document.sections.find(({ id }) => id === section) ?? { items: [] })
  const ids = useEditorState(({ document }) => entries(document).map(({ id }) => id))
  const unsorted = useEditorState(({ document }) => isUnsorted(kind, entries(document)))
  return (
    <>
      <ul className={styles.entries}>
        {ids.map((id) => (
          <EntryRow key={id} section={section} item={id} kind={kind} />
        ))}
      </ul>
      <div className={styles.below}>
        <button type="button" className={styles.add} onClick={() => actions.add()}>
          <Glyph icon={Plus} size={14} />
          {add}
        </button>
        {unsorted && (
          <button type="button" className={styles.add} title={t.why} onClick={actions.sort}>
            <Glyph icon={CalendarArrowDown} size={14} />
            {t.sort}
          </button>
        )}
      </div>
    </>
  )
}
