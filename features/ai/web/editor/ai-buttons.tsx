import { Languages, Sparkles } from 'lucide'
import { NavTool } from '#packages/editor/frame/nav-bar.tsx'
import { useTools } from '#packages/editor/tools/use-tools.ts'
import { useEditorState } from '#packages/editor/use-editor.tsx'
import { defineWords, useWords } from '#packages/ui/words.tsx'

const words = defineWords({
  zh: { ai: 'AI', translate: '翻译' },
  en: { ai: 'AI', translate: 'Translate' },
})

/** In the bar of a resume; a letter or a deck has AI at its texts. */
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
