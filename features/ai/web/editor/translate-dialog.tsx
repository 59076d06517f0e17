import { useState } from 'react'
import { useStore } from 'zustand'
import type { PanelProps } from '#packages/editor-core/tool.ts'
import { ToolDialog } from '#packages/editor-tools/tool-dialog.tsx'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { useAiWorkspace } from './ai-workspace.ts'
import { MakeCopy } from './make-copy.tsx'
import { RenewSections } from './renew-sections.tsx'
import { useTranslation } from './use-translation.ts'

const words = defineWords({
  zh: { title: '翻译', renew: '重新翻译' },
  en: { title: 'Translate', renew: 'Retranslate' },
})

/** Translates into a new copy; in a copy, translates sections again whose original has changed. */
export const TranslateDialog = ({ opened, onClose }: PanelProps) => {
  const t = useWords(words)
  const requested = useStore(useAiWorkspace().request, (request) => request.section)
  const translation = useTranslation()
  const [isRenewing] = useState(() => translation.stale.some((section) => section === requested))
  return (
    <ToolDialog opened={opened} onClose={onClose} title={isRenewing ? t.renew : t.title} shape="large">
      {isRenewing ? (
        <RenewSections translation={translation} first={requested ?? ''} onClose={onClose} />
      ) : (
        <MakeCopy translation={translation} onClose={onClose} />
      )}
    </ToolDialog>
  )
}
