import { Sparkles } from 'lucide'
import { isWritten, useAiPort } from '#packages/editor-core/ai-port.ts'
import { Glyph } from '#packages/editor-core/glyph.tsx'
import { useSection } from '#packages/editor-core/use-editor.tsx'
import { useTools } from '#packages/editor-core/use-tools.ts'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { kindOf } from '#packages/sections/registry.ts'

const words = defineWords({
  zh: { improve: '润色', about: '用 AI 润色选中的文字或整个栏目' },
  en: { improve: 'Improve', about: 'Improve the selected text or the whole section with AI' },
})

interface SectionAiProps {
  section: string
  className: string | undefined
  size?: number
}

const Shown = ({ section, className, size = 16 }: SectionAiProps) => {
  const t = useWords(words)
  const ai = useAiPort()
  const tools = useTools()
  return (
    <button
      type="button"
      className={className}
      title={t.about}
      onClick={() => void ai?.askForSection(section, tools)}
    >
      <Glyph icon={Sparkles} size={size} />
      {t.improve}
    </button>
  )
}

/** The AI button in the toolbar of sections with long texts, if AI is available. */
export const SectionAi = (props: SectionAiProps) => {
  const ai = useAiPort()
  const kind = kindOf(useSection(props.section)?.kind ?? '')
  return ai && Object.values(kind?.fields ?? {}).some(isWritten) ? <Shown {...props} /> : null
}
