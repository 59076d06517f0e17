import { Languages, Sparkles } from 'lucide'
import { useEditorState } from '#packages/editor-core/use-editor.tsx'
import { useTools } from '#packages/editor-core/use-tools.ts'
import { NavTool } from '#packages/editor-frame/nav-bar.tsx'
import { defineWords, useWords } from '#packages/i18n/words.tsx'

const words = defineWords({
  zh: { ai: 'AI', translate: '翻译' },
  en: { ai: 'AI', translate: 'Translate' },
})

/** Buttons in the toolbar of a resume. Letters and decks have AI only at their texts. */
export const AiButtons = () => {
  const t = useWords(words)
  const { open } = useTools()
  const isResume = useEditorState(({ document }) => document.kind === 'resume')
  return isResume ? (
    <>
      <NavTool icon={Sparkles} label={t.ai} onClick={() => open('ai_optimize')} />
      <NavTool icon={Languages} label={t.translate} wide onClick={() => open('translate')} />
    </>
  ) : null
}
