import { Check, LoaderCircle } from 'lucide'
import { Glyph } from '#packages/editor-core/glyph.tsx'
import { formatOf } from '#packages/export/formats.ts'
import { defineWords, useLanguage, useWords } from '#packages/i18n/words.tsx'
import styles from './progress-steps.module.css'
import type { Step } from './use-download.ts'

const words = defineWords({
  zh: {
    layout: '排版',
    fonts: '嵌入字体',
    pages: '写入页面',
    pictures: '处理图片',
    write: '写入文件',
    check: '核对文字与页数',
    making: (name: string) => `正在生成 ${name}`,
    count: (done: number, of: number) => `${done} / ${of}`,
  },
  en: {
    layout: 'Lay out',
    fonts: 'Embed fonts',
    pages: 'Write pages',
    pictures: 'Prepare pictures',
    write: 'Write the file',
    check: 'Check text and pages',
    making: (name: string) => `Making ${name}`,
    count: (done: number, of: number) => `${done} / ${of}`,
  },
})
type StepName = 'layout' | 'fonts' | 'pages' | 'pictures' | 'write' | 'check'

/** The finished steps and the current one, with the counts that the writer reports. */
export const ProgressSteps = ({ steps, done }: { steps: readonly Step[]; done: boolean }) => {
  const t = useWords(words)
  const { language } = useLanguage()
  const last = steps.at(-1)
  if (!last) return null
  const shown = steps.filter(({ format }) => format === last.format)
  return (
    <div className={styles.progress}>
      {!done && <p role="status">{t.making(formatOf(last.format)[language].name)}</p>}
      <ul>
        {shown.map(({ step, done: count, of }) => (
          <li key={step} data-done={count >= of || undefined}>
            <Glyph icon={count >= of ? Check : LoaderCircle} size={14} />
            <span>{t[step as StepName] ?? step}</span>
            <span className={styles.count}>{of > 1 && t.count(count, of)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
