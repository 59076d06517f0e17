import { RefreshCw } from 'lucide'
import { Glyph } from '#packages/editor-core/glyph.tsx'
import { useTools } from '#packages/editor-core/use-tools.ts'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { useAiWorkspace } from './ai-workspace.ts'
import styles from './stale-mark.module.css'
import { useTranslation } from './use-translation.ts'

const words = defineWords({
  zh: { stale: '原文已改', again: '原文已改，重新翻译这一段' },
  en: { stale: 'Original changed', again: 'The original has changed: retranslate this section' },
})

/** Marks a section of a translated copy whose original has changed since. */
export const StaleMark = ({ section }: { section: string }) => {
  const t = useWords(words)
  const { open } = useTools()
  const { request } = useAiWorkspace()
  const { stale } = useTranslation()
  if (!stale.includes(section)) return null
  return (
    <button
      type="button"
      className={styles.mark}
      aria-label={t.again}
      title={t.again}
      onClick={() => {
        request.setState({ places: [], section }, true)
        open('translate')
      }}
    >
      <Glyph icon={RefreshCw} size={12} />
      {t.stale}
    </button>
  )
}
