import type { Document } from '#packages/document/schema.ts'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import styles from './download-dialog.module.css'
import { hiddenParts } from './hidden-parts.ts'

const words = defineWords({
  zh: {
    attach: '附上可编辑的数据',
    why: '以后导入这份文件，就能原样接着改。',
    hidden: (count: number) => `数据里有 ${count} 处隐藏的内容，收件人用工具也能看到；不想带上就取消勾选。`,
  },
  en: {
    attach: 'Attach the editable document',
    why: 'Importing this file later brings everything back as it is.',
    hidden: (count: number) =>
      `It holds hidden parts (${count}), which a recipient could read with a tool. Clear the box to leave them out.`,
  },
})

interface AttachChoiceProps {
  document: Document
  value: boolean
  onChange(value: boolean): void
}

/** A file with an embedded document contains content that its pages do not show. The user learns so before sending it. */
export const AttachChoice = ({ document, value, onChange }: AttachChoiceProps) => {
  const t = useWords(words)
  const hidden = hiddenParts(document)
  return (
    <label className={styles.attach}>
      <input type="checkbox" checked={value} onChange={(event) => onChange(event.currentTarget.checked)} />
      <span>
        {t.attach}
        <small data-warn={(value && hidden > 0) || undefined}>
          {value && hidden > 0 ? t.hidden(hidden) : t.why}
        </small>
      </span>
    </label>
  )
}
