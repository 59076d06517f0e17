import { Eye } from 'lucide'
import { Glyph } from '#packages/editor-core/glyph.tsx'
import { useEditor, useEditorState } from '#packages/editor-core/use-editor.tsx'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { useDesk, useDeskState } from './desk-state.ts'
import styles from './sample.module.css'
import { SampleChoice } from './sample-choice.tsx'
import { useSampleContent, useSamplePerson, useTrialPerson } from './use-sample-content.ts'

const words = defineWords({
  zh: {
    content: '页面内容',
    told: '示例内容，只用来看版面，不会保存',
    trial: '检查用的内容，只用来看问题所在，不会保存',
    back: '恢复模板自带内容',
  },
  en: {
    content: 'Showing',
    told: 'Sample content to preview the layout. It isn’t saved.',
    trial: 'Check content that shows the problem. It isn’t saved.',
    back: 'Show its own content',
  },
})

/** Over the pages: whose content stands on them. While it is somebody else's, the bar says so. */
export const SampleBar = () => {
  const t = useWords(words)
  const { state } = useDesk()
  const sample = useDeskState((one) => one.sample)
  const trial = useDeskState(({ located }) => located?.trial)
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
          <span className={styles.told} role="status">
            <Glyph icon={Eye} size={14} />
            {trial ? t.trial : t.told}
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
