import {
  Check,
  CodeXml,
  File,
  FileBraces,
  FileText,
  FileType,
  Hash,
  type IconNode,
  Image,
  Presentation,
  Share2,
} from 'lucide'
import { Glyph } from '#packages/editor-core/glyph.tsx'
import { useDocument } from '#packages/editor-core/use-editor.tsx'
import { type FormatId, formatIdsFor, formatOf } from '#packages/export/formats.ts'
import { defineWords, useLanguage, useWords } from '#packages/i18n/words.tsx'
import styles from './format-cards.module.css'

const words = defineWords({
  zh: { format: '格式', advised: '推荐投递' },
  en: { format: 'Format', advised: 'To apply with' },
})

const ICONS: Record<FormatId, IconNode> = {
  pdf: File,
  docx: FileType,
  png: Image,
  pptx: Presentation,
  html: CodeXml,
  markdown: Hash,
  text: FileText,
  json: FileBraces,
  json_resume: Share2,
}

/** A group of radio buttons, one per format, that look like cards. */
export const FormatCards = ({ value, onChange }: { value: FormatId; onChange(format: FormatId): void }) => {
  const t = useWords(words)
  const { language } = useLanguage()
  const { kind } = useDocument()
  const offered = formatIdsFor(kind)
  return (
    <div className={styles.cards} role="radiogroup" aria-label={t.format}>
      {offered.map((id) => {
        const { name, hint } = formatOf(id)[language]
        return (
          <label key={id} className={styles.card} data-first={id === offered[0] || undefined}>
            <input type="radio" name="format" checked={value === id} onChange={() => onChange(id)} />
            <Glyph icon={ICONS[id]} size={18} />
            <span>
              <b>
                {name}
                {id === 'pdf' && kind === 'resume' && <small>{t.advised}</small>}
              </b>
              <span className={styles.hint}>{hint}</span>
            </span>
            <span className={styles.tick}>
              <Glyph icon={Check} size={16} />
            </span>
          </label>
        )
      })}
    </div>
  )
}
