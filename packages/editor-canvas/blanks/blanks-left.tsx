import { useDeferredValue, useEffect, useMemo, useRef } from 'react'
import { useDrawnDocument, useEditor, useEditorState } from '#packages/editor-core/use-editor.tsx'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { useStageState } from '../use-stage.ts'
import styles from './blanks-left.module.css'
import { type Blank, blanksOf } from './blanks-of.ts'
import { goToBlank } from './go-to-blank.ts'
import { markBlanks, unmarkBlanks } from './mark-blanks.ts'

const words = defineWords({
  zh: {
    left: (count: number) => `${count} 处待填`,
    next: '下一处',
    about: '方括号里的内容只有你知道。点一下，到下一处去填。',
  },
  en: {
    left: (count: number) => (count === 1 ? '1 blank' : `${count} blanks`),
    next: 'Next',
    about: 'Only you know what belongs in the brackets. Press to go to the next one.',
  },
})

const keyOf = ({ section, item, field, text, nth }: Blank) => [section, item, field, text, nth].join('|')

/** Shows the number of blanks that a draft left for the user, highlights them on the pages and jumps to the next one. */
export const BlanksLeft = () => {
  const t = useWords(words)
  const editor = useEditor()
  const document = useDeferredValue(useDrawnDocument())
  const preview = useEditorState((state) => state.preview)
  const pages = useEditorState((state) => state.pages)
  const moved = useStageState((state) => state.moved)
  const blanks = useMemo(() => blanksOf(document), [document])
  const last = useRef<{ key: string; at: number }>(undefined)
  const none = blanks.length === 0 && preview === undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: every render of the pages replaces text nodes.
  useEffect(() => {
    if (none) return unmarkBlanks()
    const frame = requestAnimationFrame(markBlanks)
    return () => cancelAnimationFrame(frame)
  }, [none, blanks, preview, pages, moved])
  useEffect(() => unmarkBlanks, [])

  if (blanks.length === 0) return null
  const next = () => {
    const before = blanks.findIndex((one) => keyOf(one) === last.current?.key)
    // After a blank is filled in, the next one has its index.
    const at = (before < 0 ? (last.current?.at ?? 0) : before + 1) % blanks.length
    const blank = blanks[at]
    if (!blank) return
    last.current = { key: keyOf(blank), at }
    goToBlank(editor, blank)
  }
  return (
    <button type="button" className={styles.left} title={t.about} onClick={next}>
      {t.left(blanks.length)}
      <span>{t.next}</span>
    </button>
  )
}
