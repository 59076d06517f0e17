import { CircleCheck, TriangleAlert } from 'lucide'
import { formatOf } from '#packages/formats/formats.ts'
import { defineWords, useLanguage, useWords } from '#packages/ui/words.tsx'
import { Glyph } from '../../glyph.tsx'
import styles from './download-dialog.module.css'
import type { Download } from './use-download.ts'

const words = defineWords({
  zh: {
    done: '已保存',
    facts: (size: string, seconds: string) => `${size}，用时 ${seconds} 秒`,
    failed: (name: string) => `没能生成 ${name}。你的内容没有变，可以再试一次，或换一种格式。`,
  },
  en: {
    done: 'Saved',
    facts: (size: string, seconds: string) => `${size}, made in ${seconds} s`,
    failed: (name: string) =>
      `${name} could not be made. Your content is untouched; try again, or take another format.`,
  },
})

export const sizeText = (bytes: number): string =>
  bytes < 1024 * 1000
    ? `${Math.max(1, Math.round(bytes / 1024))} KB`
    : `${(bytes / 1024 / 1024).toFixed(1)} MB`

/** How it ended, with what was measured. */
export const Result = ({ download }: { download: Download }) => {
  const t = useWords(words)
  const { language } = useLanguage()
  if (download.state === 'failed')
    return (
      <p className={styles.failed} role="alert">
        <Glyph icon={TriangleAlert} size={14} /> {t.failed(formatOf(download.format)[language].name)}
      </p>
    )
  if (download.state !== 'done') return null
  const { file, took } = download
  return (
    <p className={styles.done} role="status">
      <Glyph icon={CircleCheck} size={14} /> {t.done} <b>{file.name}</b>
      <br />
      {t.facts(sizeText(file.bytes.length), (took / 1000).toFixed(1))}
    </p>
  )
}
