import type { PanelProps } from '#packages/editor-core/tool.ts'
import parts from '#packages/editor-core/tool-parts.module.css'
import { ToolPanel } from '#packages/editor-tools/tool-panel.tsx'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { ChangeList } from '../change/change-list.tsx'
import { isRunning } from '../run/run-state.ts'
import styles from './editor.module.css'
import looks from './optimize.module.css'
import type { Optimize } from './use-optimize.ts'

const words = defineWords({
  zh: {
    title: '修改建议',
    about: '写入之前什么都不会变。',
    pointer: '指针停在一条上，页面就先显示改后的样子；',
    advice: '来自诊断',
    changes: '来自岗位对照',
    none: '还没有建议',
    noneText: '先做一次诊断，或贴一段岗位描述来对照。',
    sound: '看过了，没有要改的文字。',
    coming: '正在写建议…',
    back: '回到诊断',
  },
  en: {
    title: 'Suggestions',
    about: 'Nothing changes until you apply it.',
    pointer: 'Hover over a suggestion to preview it on the page. ',
    advice: 'From the diagnosis',
    changes: 'From the job match',
    none: 'No suggestions yet',
    noneText: 'Run a diagnosis, or paste a job description to compare.',
    sound: 'Reviewed: no text changes needed.',
    coming: 'Writing suggestions…',
    back: 'Back to the diagnosis',
  },
})

interface AiOptimizeDrawerProps extends PanelProps {
  optimize: Optimize
  onBack(): void
}

/** The suggestions in a drawer next to the pages. */
export const AiOptimizeDrawer = ({ opened, onClose, optimize, onBack }: AiOptimizeDrawerProps) => {
  const t = useWords(words)
  const { advice, changes, diagnose, tailor, jump } = optimize
  const busy = isRunning(diagnose.run) || isRunning(tailor.run)
  const isAsked = [diagnose, tailor].some(({ run }) => run.steps.length > 0)
  return (
    <ToolPanel
      opened={opened}
      onClose={onClose}
      title={t.title}
      side="right"
      wide
      footer={
        <button type="button" className={parts.button} onClick={onBack}>
          {t.back}
        </button>
      }
    >
      <div className={looks.adjacent}>
        {advice.length + changes.length > 0 && (
          <p className={styles.quiet}>
            <span className={looks.pointer}>{t.pointer}</span>
            {t.about}
          </p>
        )}
        {busy && (
          <p className={styles.quiet} role="status">
            {t.coming}
          </p>
        )}
        {advice.length + changes.length === 0 && !busy && (
          <div className={parts.none}>
            <h3>{isAsked ? t.sound : t.none}</h3>
            {!isAsked && <p>{t.noneText}</p>}
          </div>
        )}
        {(['advice', 'changes'] as const).map(
          (from) =>
            optimize[from].length > 0 && (
              <section key={from} className={looks.detail}>
                <h3>{t[from]}</h3>
                <ChangeList reviewed={optimize[from]} onPlace={({ place }) => jump(place)} />
              </section>
            ),
        )}
      </div>
    </ToolPanel>
  )
}
