import { TriangleAlert } from 'lucide'
import { Glyph } from '#packages/editor-core/glyph.tsx'
import type { PanelProps } from '#packages/editor-core/tool.ts'
import parts from '#packages/editor-core/tool-parts.module.css'
import { useDocument } from '#packages/editor-core/use-editor.tsx'
import { InvalidDraftLead } from '#packages/editor-tools/invalid-draft-note.tsx'
import { ToolDialog } from '#packages/editor-tools/tool-dialog.tsx'
import { useLanguage, useWords } from '#packages/i18n/words.tsx'
import { ProgressSteps } from '../progress-steps.tsx'
import { failureText } from './failure-words.ts'
import styles from './proof-view.module.css'
import { ProofView } from './proof-view.tsx'
import { viewWords } from './proof-words.ts'
import { useProof } from './use-proof.ts'

/** 体检: makes the PDF in memory and reads it back as an applicant tracking system would. Nothing is saved to disk. */
export const ProofDialog = ({ opened, onClose }: PanelProps) => {
  const t = useWords(viewWords)
  const { language } = useLanguage()
  const document = useDocument()
  const { proved, steps, isBusy, failed, again } = useProof(document)
  const problem = failed === undefined ? undefined : failureText(failed, 'PDF', language)
  return (
    <ToolDialog opened={opened} onClose={onClose} title={t.title} about={t.about} shape="large">
      <InvalidDraftLead onLeave={onClose} />
      {proved ? (
        <ProofView proved={proved} busy={isBusy} problem={problem} onAgain={again} onClose={onClose} />
      ) : (
        <div className={styles.making}>
          {problem === undefined ? (
            <ProgressSteps steps={steps} done={false} />
          ) : (
            <>
              <p className={styles.failed} role="alert">
                <Glyph icon={TriangleAlert} size={14} /> {problem}
              </p>
              <button type="button" className={parts.button} onClick={again}>
                {t.retry}
              </button>
            </>
          )}
        </div>
      )}
    </ToolDialog>
  )
}
