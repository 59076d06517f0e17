import { CircleHelp, TriangleAlert } from 'lucide'
import { useId } from 'react'
import type { Editor } from '#packages/editor-core/editor.ts'
import { Glyph } from '#packages/editor-core/glyph.tsx'
import { pathNames } from '#packages/editor-core/place-names.ts'
import { EditorProvider, useDocument } from '#packages/editor-core/use-editor.tsx'
import { SectionList } from '#packages/editor-forms/section-list.tsx'
import { defineWords, useLanguage, useWords } from '#packages/i18n/words.tsx'
import type { Note, Reading } from '#packages/import/reading.ts'
import { importWords } from '#packages/import/words.ts'
import { PageFigure } from '#packages/render/page-figure.tsx'
import styles from './import-file.module.css'
import { sourceWords } from './source-words.ts'

const words = defineWords({
  zh: {
    read: '读到的内容',
    change: '可以直接修改，改好再导入',
    unsure: (count: number) => `${count} 处拿不准，请看一眼`,
    sure: '没有拿不准的地方',
    custom: (count: number) => `${count} 行没有对应的栏目，原样放在「自定义」里，没有丢`,
  },
  en: {
    read: 'What was read',
    change: 'Change it here before you import it',
    unsure: (count: number) => `${count} to look at: the reader was not sure`,
    sure: 'Nothing was unclear',
    custom: (count: number) =>
      `${count} lines have no section of their own and stand in a custom one; none is lost`,
  },
})

export type Read = Extract<Reading, { ok: true }>

const noteText = (note: Note, t: typeof importWords.zh): string => {
  switch (note.code) {
    case 'replaced':
      return t.replaced(note.words.length)
    case 'cut':
      return { pages: t.cutPages, characters: t.cutCharacters, entries: t.cutEntries }[note.what](
        note.kept,
        note.of,
      )
    default:
      return t[note.code]
  }
}

const pathTo = (section: string, item: string, field: string) => [
  'sections',
  section,
  'items',
  item,
  ...(field ? ['data', field] : []),
]

const Doubts = ({ read, editor }: { read: Read; editor: Editor }) => {
  const t = useWords(words)
  const say = useWords(importWords)
  const { language } = useLanguage()
  const document = useDocument()
  const still = read.unsure.filter(({ section, item }) =>
    document.sections.some((one) => one.id === section && one.items.some(({ id }) => id === item)),
  )
  if (still.length === 0) return <p className={styles.sure}>{t.sure}</p>
  return (
    <details className={styles.doubts} open>
      <summary>
        <Glyph icon={TriangleAlert} size={14} /> {t.unsure(still.length)}
      </summary>
      <ul>
        {still.map(({ section, item, field, why }) => (
          <li key={`${section} ${item} ${field} ${why}`}>
            <button
              type="button"
              onClick={() => editor.select({ section, item, ...(field ? { field } : {}) }, 'page')}
            >
              <b>{pathNames(pathTo(section, item, field), [document], language).join(' › ')}</b>
              <span>{say[why]}</span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}

const Shown = () => <PageFigure document={useDocument()} />

/** The imported content in the editor's forms, uncertain fields first. The user can correct everything before it is inserted. */
export const Review = ({ read, editor }: { read: Read; editor: Editor }) => {
  const t = useWords(words)
  const say = useWords(importWords)
  const sources = useWords(sourceWords)
  const title = useId()
  return (
    <EditorProvider editor={editor}>
      <div className={styles.review}>
        <div className={styles.side}>
          <Shown />
          <p className={styles.source}>{sources[read.source]}</p>
          <ul className={styles.notes}>
            {read.unplaced > 0 && <li>{t.custom(read.unplaced)}</li>}
            {read.notes.map((note) => (
              <li key={note.code + ('what' in note ? note.what : '')}>
                <Glyph icon={CircleHelp} size={14} /> {noteText(note, say)}
              </li>
            ))}
          </ul>
        </div>
        <section className={styles.form} aria-labelledby={title}>
          <h3 id={title}>
            {t.read}
            <small>{t.change}</small>
          </h3>
          <Doubts read={read} editor={editor} />
          <SectionList />
        </section>
      </div>
    </EditorProvider>
  )
}
