import { Check, Copy } from 'lucide'
import { useState } from 'react'
import { Glyph } from '#packages/editor-core/glyph.tsx'
import parts from '#packages/editor-core/tool-parts.module.css'
import { useWords } from '#packages/i18n/words.tsx'
import { toasts } from '#packages/ui/toast-store.ts'
import styles from './proof-view.module.css'
import { viewWords } from './proof-words.ts'

export const CopyText = ({ text }: { text: string }) => {
  const t = useWords(viewWords)
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
    } catch {
      toasts.show(t.notCopied, 'warn')
    }
  }
  return (
    <button type="button" className={parts.word} onClick={() => void copy()}>
      <Glyph icon={copied ? Check : Copy} size={14} />
      {copied ? t.copied : t.copy}
    </button>
  )
}

/** The text in the order in which a program reads it. */
export const ProofText = ({ text }: { text: string }) => <pre className={styles.raw}>{text}</pre>
