import { Sparkles } from 'lucide'
import { type FieldPlace, useAiPort } from '#packages/editor-core/ai-port.ts'
import { Glyph } from '#packages/editor-core/glyph.tsx'
import { useTools } from '#packages/editor-core/use-tools.ts'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import styles from './form.module.css'

const words = defineWords({
  zh: { improve: '润色', of: (label: string) => `AI 润色「${label}」` },
  en: { improve: 'Improve', of: (label: string) => `Improve “${label}” with AI` },
})

export interface AiButtonProps {
  place: FieldPlace
  /** The field's name. */
  label: string
  /** An icon, or an icon with a label. */
  look: 'sign' | 'word'
}

/** Loaded lazily, because a form can be filled in without it. */
export const AiPressed = ({ place, label, look }: AiButtonProps) => {
  const t = useWords(words)
  const ai = useAiPort()
  const tools = useTools()
  return (
    <button
      type="button"
      className={look === 'word' ? styles.aiWord : styles.tool}
      aria-label={t.of(label)}
      title={t.of(label)}
      onClick={() => ai?.askForField(place, tools)}
    >
      <Glyph icon={Sparkles} size={14} />
      {look === 'word' && t.improve}
    </button>
  )
}
