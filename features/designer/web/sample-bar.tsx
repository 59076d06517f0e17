import { Eye } from 'lucide'
import { Glyph } from '#packages/editor-core/glyph.tsx'
import { useEditor, useEditorState } from '#packages/editor-core/use-editor.tsx'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import styles from './sample.module.css'
import { SampleChoice } from './sample-choice.tsx'
import { useSampleContent, useSamplePerson, useTrialPerson } from './use-sample-content.ts'
import { useWorkspace, useWorkspaceState } from './workspace-state.ts'

const words = defineWords({
  zh: {
    content: '页面内容',
    notSavedNote: '示例内容，只用来看版面，不会保存',
    trial: '检查用的内容，只用来看问题所在，不会保存',
    back: '恢复模板自带内容',
  },
  en: {
    content: 'Showing',
    notSavedNote: 'Sample content to preview the layout. It isn’t saved.',
    trial: 'Check content that shows the problem. It isn’t saved.',
    back: 'Show its own content',
  },
})

/** The bar above the pages that chooses the shown content, with a note while it is a sample. */
export const SampleBar = () => {
  const t = useWords(words)
  const { state } = useWorkspace()
  const sample = useWorkspaceState((one) => one.sample)
  const trial = useWorkspaceState(({ located }) => located?.trial)
  const language = useEditorState(({ document }) => document.language)
  const chosen = useSamplePerson(sample)
  const tried = useTrialPerson(trial)
  useSampleContent(useEditor(), tried ?? chosen)
  const on = sample !== undefined || trial !== undefined
  return (
    <div className={styles.bar} data-on={on || undefined} data-sample-bar="">
      <span className={styles.label}>{t.content}</span>
      <SampleChoice
        sample={sample}
        language={language}
        onChange={(next) => state.setState({ sample: next, located: undefined })}
      />
      {on && (
        <>
          <span className={styles.notSavedNote} role="status">
            <Glyph icon={Eye} size={14} />
            {trial ? t.trial : t.notSavedNote}
          </span>
          <button
            type="button"
            className={styles.back}
            onClick={() => state.setState({ sample: undefined, located: undefined })}
          >
            {t.back}
          </button>
        </>
      )}
    </div>
  )
}
