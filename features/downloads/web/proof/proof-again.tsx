import { useDocument } from '#packages/editor-core/use-editor.tsx'
import { useLanguage } from '#packages/i18n/words.tsx'
import { failureText } from './failure-words.ts'
import { ProofView } from './proof-view.tsx'
import type { Proved } from './prove-made.ts'
import { useProof } from './use-proof.ts'

/** Shows an existing proof, and proves the document again after a fix changed it. */
export const ProofAgain = ({ first, onClose }: { first: Proved; onClose(): void }) => {
  const { language } = useLanguage()
  const { proved, isBusy, failed, again } = useProof(useDocument(), first)
  return (
    <ProofView
      proved={proved ?? first}
      busy={isBusy}
      problem={failed === undefined ? undefined : failureText(failed, 'PDF', language)}
      onAgain={again}
      onClose={onClose}
    />
  )
}
