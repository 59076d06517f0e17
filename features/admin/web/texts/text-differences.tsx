import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { DifferenceTable } from '../difference-table.tsx'
import { changedIn, type Draft } from './draft.ts'
import { textWords } from './text-words.ts'
import classes from './texts.module.css'

const words = defineWords({
  zh: { what: '文字', blank: '（空）' },
  en: { what: 'Text', blank: '(empty)' },
})

/** The label of a path of a draft: `title.en`, `contact`, or the language alone. */
const useNameOf = () => {
  const names: Record<string, unknown> = useWords(textWords)
  const { inEnglish } = useWords(textWords)
  return (path: string): string => {
    const [field = '', language] = path.split('.')
    const name = String(names[field] ?? field)
    return language === 'en' ? inEnglish(name) : name
  }
}

interface TextDifferencesProps {
  before: Draft
  after: Draft
  /** Labels of the two states. */
  heads: readonly [string, string]
}

/** The differences of two states of texts. */
export const TextDifferences = ({ before, after, heads }: TextDifferencesProps) => {
  const t = useWords(words)
  const nameOf = useNameOf()
  return (
    <DifferenceTable
      className={classes.differences ?? ''}
      heads={[t.what, ...heads]}
      rows={changedIn(before, after).map((path) => ({
        key: path,
        name: nameOf(path),
        before: before[path] || t.blank,
        after: after[path] || t.blank,
      }))}
    />
  )
}
