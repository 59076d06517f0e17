import { ClipboardPaste, Copy } from 'lucide'
import { useState } from 'react'
import { replaceStyles } from '#packages/document/commands.ts'
import type { Section } from '#packages/document/schema.ts'
import { Glyph } from '#packages/editor-core/glyph.tsx'
import { useEditor } from '#packages/editor-core/use-editor.tsx'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { clipOf, storeClip, storedClip, withPasted } from './style-clipboard.ts'
import styles from './style-pane.module.css'

const words = defineWords({
  zh: { copy: '复制样式', paste: '粘贴样式', copied: '已复制', done: '已粘贴' },
  en: { copy: 'Copy style', paste: 'Paste style', copied: 'Copied', done: 'Pasted' },
})

/** Copies the style of a part, to paste it in another part, section or document of this tab. */
export const CopyPaste = ({ section, slot }: { section: Pick<Section, 'id' | 'style'>; slot: string }) => {
  const t = useWords(words)
  const editor = useEditor()
  const [status, setStatus] = useState<'copied' | 'done'>()
  const clip = storedClip()
  const isEmpty = Object.keys(clipOf(section, slot).styles[slot] ?? section.style).length === 0
  return (
    <>
      <button
        type="button"
        className={styles.icon}
        aria-label={t.copy}
        title={t.copy}
        disabled={isEmpty}
        onClick={() => {
          storeClip(clipOf(section, slot))
          setStatus('copied')
        }}
      >
        <Glyph icon={Copy} />
      </button>
      <button
        type="button"
        className={styles.icon}
        aria-label={t.paste}
        title={t.paste}
        disabled={!clip}
        onClick={() => {
          if (!clip) return
          editor.edit(replaceStyles(section.id, withPasted(section.style, clip, slot)))
          setStatus('done')
        }}
      >
        <Glyph icon={ClipboardPaste} />
      </button>
      <span className={styles.status} role="status">
        {status ? t[status] : null}
      </span>
    </>
  )
}
