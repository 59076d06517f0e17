import { useQuery } from '@tanstack/react-query'
import { fileUsage } from '#features/files/contract.ts'
import { documentStorage, listResumes } from '#features/resumes/contract.ts'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { apiQuery } from '#packages/ui/api-query.ts'
import { megabytes } from '#packages/ui/megabytes.ts'
import styles from './profile.module.css'

const words = defineWords({
  zh: {
    title: '用量',
    resumes: '简历',
    documents: '文档空间',
    files: '图片空间',
    of: (used: string, max: string) => `${used} / ${max}`,
    free: (used: string) => `${used}，不限`,
  },
  en: {
    title: 'Usage',
    resumes: 'Resumes',
    documents: 'Document storage',
    files: 'Image storage',
    of: (used: string, max: string) => `${used} of ${max}`,
    free: (used: string) => `${used}, unlimited`,
  },
})

export const resumesQuery = apiQuery(listResumes, { limit: 1 }, { quiet: true })
export const storageQuery = apiQuery(documentStorage, {}, { quiet: true })
export const filesQuery = apiQuery(fileUsage, {}, { quiet: true })

interface MeterProps {
  label: string
  used: number
  max: number | null
  shown?: (amount: number) => string
}

const Meter = ({ label, used, max, shown = String }: MeterProps) => {
  const t = useWords(words)
  const text = max === null ? t.free(shown(used)) : t.of(shown(used), shown(max))
  return (
    <div className={styles.meter}>
      <p>
        <span>{label}</span>
        <span className={styles.figure}>{text}</span>
      </p>
      {max !== null && (
        // biome-ignore lint/a11y/useSemanticElements: <meter> cannot be drawn alike in all browsers.
        <div
          role="meter"
          className={styles.track}
          aria-label={label}
          aria-valuemin={0}
          aria-valuemax={max}
          aria-valuenow={Math.min(used, max)}
          aria-valuetext={text}
          data-full={used >= max * 0.9 || undefined}
        >
          {used > 0 && <span style={{ width: `${Math.min(100, (used / max) * 100)}%` }} />}
        </div>
      )}
    </div>
  )
}

/** Used storage and its limits. Values that failed to load are left out. */
export const Usage = () => {
  const t = useWords(words)
  const resumes = useQuery(resumesQuery).data
  const storage = useQuery(storageQuery).data
  const files = useQuery(filesQuery).data
  return (
    <section className={styles.section}>
      <h2>{t.title}</h2>
      {resumes && <Meter label={t.resumes} used={resumes.used} max={resumes.most} />}
      {storage && <Meter label={t.documents} used={storage.bytes} max={storage.most} shown={megabytes} />}
      {files && <Meter label={t.files} used={files.bytes} max={files.most} shown={megabytes} />}
    </section>
  )
}
