import { useMemo } from 'react'
import { diff } from '#packages/document/changes.ts'
import type { MergeConflict } from '#packages/document/merge.ts'
import { pathNames } from '#packages/editor-core/place-names.ts'
import { useDocument } from '#packages/editor-core/use-editor.tsx'
import { defineWords, useLanguage, useWords } from '#packages/i18n/words.tsx'
import type { JsonDraft, JsonMerged } from './json-draft.ts'
import styles from './view-json-drawer.module.css'

const words = defineWords({
  zh: {
    tree: '这里是文档现在的样子；没有应用的修改在「文本」里。',
    behind: '写这份修改之后，文档又有新内容。应用时两边会合在一起。',
    ours: (count: number) => `${count} 处两边都改过，应用后以这里的 JSON 为准：`,
    stay: (count: number) => `${count} 处在这里删掉、在文档里又改过，应用后会留下：`,
    comma: '、',
  },
  en: {
    tree: 'This is the document as it is now; what is not applied yet is in Text.',
    behind: 'The document has changed since you began here. Applying merges the two.',
    ours: (count: number) =>
      `${count === 1 ? '1 thing was' : `${count} things were`} changed in both; the JSON here will stand: `,
    stay: (count: number) =>
      `${count === 1 ? '1 thing was' : `${count} things were`} deleted here and changed in the document; kept: `,
    comma: ', ',
  },
})

interface DraftNoteProps {
  draft: JsonDraft
  /** Nothing while its text cannot be read. */
  merged: JsonMerged | undefined
  view: 'tree' | 'text'
}

/** Explains how a draft will be merged if the document has changed since the draft began. */
export const JsonDraftNote = ({ draft, merged, view }: DraftNoteProps) => {
  const t = useWords(words)
  const { language } = useLanguage()
  const document = useDocument()
  const isBehind = useMemo(() => diff(draft.base, document).length > 0, [draft.base, document])
  const named = (conflicts: readonly MergeConflict[]) =>
    [
      ...new Set(conflicts.map(({ path }) => pathNames(path, [document, draft.base], language).join(' · '))),
    ].join(t.comma)
  if (view === 'tree') return <p className={styles.note}>{t.tree}</p>
  if (!isBehind) return null
  return (
    <div className={styles.note} role="note">
      <p>{t.behind}</p>
      {merged && merged.ours.length > 0 && (
        <p>
          {t.ours(merged.ours.length)}
          <strong>{named(merged.ours)}</strong>
        </p>
      )}
      {merged && merged.stay.length > 0 && (
        <p>
          {t.stay(merged.stay.length)}
          <strong>{named(merged.stay)}</strong>
        </p>
      )}
    </div>
  )
}
