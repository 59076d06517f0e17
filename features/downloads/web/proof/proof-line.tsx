import { ScanText } from 'lucide'
import type { Proof } from '#packages/checks/proof.ts'
import { Glyph } from '#packages/editor-core/glyph.tsx'
import { useLanguage, useWords } from '#packages/i18n/words.tsx'
import { figuresOf } from './proof-figures.ts'
import styles from './proof-line.module.css'
import { viewWords } from './proof-words.ts'

/** A summary of the proof in one line, with a button that opens all of it. */
export const ProofLine = ({ proof, onLook }: { proof: Proof; onLook(): void }) => {
  const t = useWords(viewWords)
  const { language } = useLanguage()
  const { same, all, warned } = figuresOf(proof)
  const comma = language === 'zh' ? '，' : ', '
  return (
    <p className={styles.line} data-warned={warned > 0 || undefined}>
      <Glyph icon={ScanText} size={16} />
      <span>
        {all > 0 ? t.read(same, all) : t.checked}
        {comma}
        {warned > 0 ? t.warned(warned) : t.sound}
      </span>
      <button type="button" onClick={onLook}>
        {t.look}
      </button>
    </p>
  )
}
