import { ScrollText } from 'lucide'
import type { Place } from '#packages/ai/places.ts'
import { Glyph } from '#packages/editor-core/glyph.tsx'
import type { PanelProps } from '#packages/editor-core/tool.ts'
import parts from '#packages/editor-core/tool-parts.module.css'
import { useDocument } from '#packages/editor-core/use-editor.tsx'
import { useTools } from '#packages/editor-core/use-tools.ts'
import { PaneTabs } from '#packages/editor-forms/pane-tabs.tsx'
import { ToolDialog } from '#packages/editor-tools/tool-dialog.tsx'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { DiagnosisTab } from './diagnosis-tab.tsx'
import { InterviewTab } from './interview-tab.tsx'
import { TailorTab } from './tailor-tab.tsx'
import type { Optimize } from './use-optimize.ts'

const words = defineWords({
  zh: {
    title: 'AI 诊断与优化',
    diagnose: '诊断',
    tailor: '匹配岗位',
    interview: '面试题',
    logs: '记录',
  },
  en: {
    title: 'AI review',
    diagnose: 'Diagnosis',
    tailor: 'Job match',
    interview: 'Interview',
    logs: 'Log',
  },
})

export const optimizeTabs = ['diagnose', 'tailor', 'interview'] as const
export type OptimizeTab = (typeof optimizeTabs)[number]

interface AiOptimizeDialogProps extends PanelProps {
  optimize: Optimize
  tab: OptimizeTab
  onTab(tab: OptimizeTab): void
  /** Shows the page next to the suggestions, scrolled to this place. */
  onPlace(place: Place): void
}

/** AI for the whole resume: diagnosis, comparison with a job, and interview questions. */
export const AiOptimizeDialog = ({
  opened,
  onClose,
  optimize,
  tab,
  onTab,
  onPlace,
}: AiOptimizeDialogProps) => {
  const t = useWords(words)
  const { open } = useTools()
  const { title } = useDocument()
  return (
    <ToolDialog
      opened={opened}
      onClose={onClose}
      title={t.title}
      about={title}
      shape="large"
      actions={
        <button type="button" className={parts.word} onClick={() => open('ai_logs')}>
          <Glyph icon={ScrollText} size={14} />
          {t.logs}
        </button>
      }
    >
      <PaneTabs label={t.title} tabs={optimizeTabs} names={t} shown={tab} onShow={onTab}>
        {tab === 'diagnose' && (
          <DiagnosisTab stored={optimize.diagnose} reviewed={optimize.advice} onPlace={onPlace} />
        )}
        {tab === 'tailor' && (
          <TailorTab stored={optimize.tailor} reviewed={optimize.changes} onPlace={onPlace} />
        )}
        {tab === 'interview' && <InterviewTab stored={optimize.interview} onPlace={onPlace} />}
      </PaneTabs>
    </ToolDialog>
  )
}
