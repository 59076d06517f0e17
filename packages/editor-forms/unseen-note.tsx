import { useEffect, useState } from 'react'
import { setFieldProps } from '#packages/document/commands.ts'
import type { Editor } from '#packages/editor-core/editor.ts'
import { useEditor } from '#packages/editor-core/use-editor.tsx'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import type { FieldType } from '#packages/sections/define.ts'
import { type Unseen, unseenField } from '#packages/sections/unseen-field.ts'
import styles from './form.module.css'
import { useSectionActions } from './section-actions.ts'

const words = defineWords({
  zh: {
    hidden: (what: string) => `${what}设为不在页面上显示。`,
    show: '显示',
    elsewhere: (what: string) => `这个版式不显示${what}，内容会保留。`,
    change: '换版式',
    one: '这一项',
    group: '这一组',
  },
  en: {
    hidden: (what: string) => `${what} is hidden on the page.`,
    show: 'Show',
    elsewhere: (what: string) => `${what} is not shown in this variant, but kept.`,
    change: 'Other variants',
    one: 'This',
    group: 'This group',
  },
})

interface UnseenNoteProps {
  section: string
  item: string
  field: string
  type: FieldType
}

/** Looked for at a pause: a key pressed in a form does not wait for it. */
const PAUSE_MS = 250

const useUnseen = ({ section, item, field }: UnseenNoteProps): Unseen | undefined => {
  const editor = useEditor()
  const found = ({ renderState }: Editor) => {
    const { document } = renderState.getState()
    return { language: document.language, section: document.sections.find(({ id }) => id === section) }
  }
  const look = ({ language, section: of }: ReturnType<typeof found>) =>
    of && unseenField(of, item, field, language)
  const [unseen, setUnseen] = useState(() => look(found(editor)))
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place of a mounted field does not change.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let last = found(editor)
    const end = editor.renderState.subscribe(() => {
      const now = found(editor)
      if (now.section === last.section && now.language === last.language) return
      last = now
      clearTimeout(timer)
      timer = setTimeout(() => setUnseen(look(now)), PAUSE_MS)
    })
    return () => {
      end()
      clearTimeout(timer)
    }
  }, [editor])
  return unseen
}

/** Says of a field that is written, but not on the page, why that is so, and offers the way there. */
export const HiddenFieldNote = (props: UnseenNoteProps) => {
  const t = useWords(words)
  const editor = useEditor()
  const { section, field, type } = props
  const { showVariants } = useSectionActions(section)
  const unseen = useUnseen(props)
  if (!unseen) return null
  const what = type === 'labelled' ? t.group : t.one
  return (
    <p className={styles.unseen} role="status">
      {t[unseen](what)}{' '}
      <button
        type="button"
        onClick={() =>
          unseen === 'hidden'
            ? editor.edit(setFieldProps(section, field, { visible: undefined }))
            : showVariants()
        }
      >
        {unseen === 'hidden' ? t.show : t.change}
      </button>
    </p>
  )
}
