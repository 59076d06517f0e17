import { useMemo } from 'react'
import type { Document } from '#packages/document/schema.ts'
import { blanksOf } from '#packages/editor-canvas/blanks/blanks-of.ts'
import { goToBlank } from '#packages/editor-canvas/blanks/go-to-blank.ts'
import { useEditor } from '#packages/editor-core/use-editor.tsx'
import { WarnNote } from '#packages/editor-tools/warn-note.tsx'
import { defineWords, useWords } from '#packages/i18n/words.tsx'

const words = defineWords({
  zh: {
    left: (count: number) => `还有 ${count} 处没填`,
    about: (first: string) => `像${first}这样的方括号会原样出现在文件里。`,
    go: '去填第一处',
  },
  en: {
    left: (count: number) => (count === 1 ? '1 blank is left' : `${count} blanks are left`),
    about: (first: string) => `Brackets such as ${first} go into the file as they are.`,
    go: 'Fill in the first',
  },
})

/** Warns that placeholders or empty fields remain. The download is still allowed. */
export const BlanksNote = ({ document, onLeave }: { document: Document; onLeave(): void }) => {
  const t = useWords(words)
  const editor = useEditor()
  const blanks = useMemo(() => blanksOf(document), [document])
  const [first] = blanks
  if (!first) return null
  return (
    <WarnNote
      title={t.left(blanks.length)}
      action={t.go}
      onAction={() => {
        onLeave()
        goToBlank(editor, first)
      }}
    >
      {t.about(first.text)}
    </WarnNote>
  )
}
