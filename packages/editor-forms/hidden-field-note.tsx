import { useEffect, useState } from 'react'
import { setFieldProps } from '#packages/document/commands.ts'
import type { Editor } from '#packages/editor-core/editor.ts'
import { useEditor } from '#packages/editor-core/use-editor.tsx'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import type { FieldType } from '#packages/sections/define.ts'
import { type HiddenFieldReason, hiddenFieldReason } from '#packages/sections/undisplayed-field.ts'
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

interface HiddenFieldNoteProps {
  section: string
  item: string
  field: string
  type: FieldType
}

/** The note is updated when typing pauses. */
const PAUSE_MS = 250

const useHiddenFieldReason = ({
  section,
  item,
  field,
}: HiddenFieldNoteProps): HiddenFieldReason | undefined => {
  const editor = useEditor()
  const found = ({ renderState }: Editor) => {
    const { document } = renderState.getState()
    return { language: document.language, section: document.sections.find(({ id }) => id === section) }
  }
  const look = ({ language, section: of }: ReturnType<typeof found>) =>
    of && hiddenFieldReason(of, item, field, language)
  const [reason, setReason] = useState(() => look(found(editor)))
  // biome-ignore lint/correctness/useExhaustiveDependencies: section and field of a mounted note do not change.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let last = found(editor)
    const end = editor.renderState.subscribe(() => {
      const now = found(editor)
      if (now.section === last.section && now.language === last.language) return
      last = now
      clearTimeout(timer)
      timer = setTimeout(() => setReason(look(now)), PAUSE_MS)
    })
    return () => {
      end()
      clearTimeout(timer)
    }
  }, [editor])
  return reason
}

/** Explains why a field with a value is not on the page, with a button that shows it. */
export const HiddenFieldNote = (props: HiddenFieldNoteProps) => {
  const t = useWords(words)
  const editor = useEditor()
  const { section, field, type } = props
  const { showVariants } = useSectionActions(section)
  const reason = useHiddenFieldReason(props)
  if (!reason) return null
  const what = type === 'labelled' ? t.group : t.one
  return (
    <p className={styles.hiddenNote} role="status">
      {t[reason](what)}{' '}
      <button
        type="button"
        onClick={() =>
          reason === 'hidden'
            ? editor.edit(setFieldProps(section, field, { visible: undefined }))
            : showVariants()
        }
      >
        {reason === 'hidden' ? t.show : t.change}
      </button>
    </p>
  )
}
