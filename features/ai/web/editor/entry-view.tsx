import { useId } from 'react'
import { textOfValue } from '#packages/ai/document-texts.ts'
import type { Item, Section } from '#packages/document/schema.ts'
import { defineWords, useLanguage, useWords } from '#packages/i18n/words.tsx'
import { kindOf } from '#packages/sections/registry.ts'
import { BlankMarks } from '../change/blank-marks.tsx'
import { shownText } from '../change/shown-text.ts'
import styles from './editor.module.css'
import looks from './generate.module.css'
import shared from './parts.module.css'

const words = defineWords({
  zh: { entry: (number: number) => `第 ${number} 条`, take: '加进简历' },
  en: { entry: (number: number) => `Entry ${number}`, take: 'Add to resume' },
})

/** A drafted entry with all its texts. Only ticked entries are added. */
export const EntryView = ({
  section,
  entry,
  number,
  isTaken,
  isComing,
  onTake,
}: {
  section: Section
  entry: Item
  number: number
  isTaken: boolean
  /** Whether it is still being written. */
  isComing: boolean
  onTake(isTaken: boolean): void
}) => {
  const t = useWords(words)
  const id = useId()
  const { language } = useLanguage()
  const known = kindOf(section.kind)
  const rows = Object.entries(known?.fields ?? {}).flatMap(([field, row]) => {
    const value = entry.data[field]
    const text =
      value === undefined ? '' : row.type === 'level' ? String(value) : textOfValue(value, row, language)
    return text === '' ? [] : [{ field, name: row[language], text }]
  })
  return (
    <article className={looks.entry} aria-labelledby={id} data-left={!isTaken || undefined}>
      <header>
        <h3 id={id}>{known?.single ? known[language] : t.entry(number)}</h3>
        <label className={shared.tick}>
          <input
            type="checkbox"
            checked={isTaken}
            onChange={({ currentTarget }) => onTake(currentTarget.checked)}
          />
          {t.take}
        </label>
      </header>
      <dl>
        {rows.map(({ field, name, text }, at) => (
          <div key={field}>
            <dt>{name}</dt>
            <dd className={isComing && at === rows.length - 1 ? styles.caret : undefined}>
              <BlankMarks text={shownText(text, true)} />
            </dd>
          </div>
        ))}
      </dl>
    </article>
  )
}
