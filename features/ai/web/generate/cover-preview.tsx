import { Suspense } from 'react'
import { TemplateCover } from '#features/templates/cover-parts.ts'
import type { CoverPicture } from '#features/templates/gallery-contract.ts'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { lazyComponent } from '#packages/scheduling/lazy-component.ts'
import styles from './cover-preview.module.css'

const words = defineWords({
  zh: {
    about: (name: string) => `「${name}」，现在是样例内容，写的时候会换成你的`,
    none: '选好模板，这里就是你的简历',
  },
  en: {
    about: (name: string) => `“${name}” with sample content, which will be replaced by yours`,
    none: 'Your resume will appear here',
  },
})

const TemplatePreview = lazyComponent(
  async () => (await import('./writing/template-preview.tsx')).TemplatePreview,
)

interface CoverPreviewProps {
  /** A template without a cover, by its id. */
  linked: string | undefined
  row: { id: string; version: number; cover?: string; picture?: CoverPicture | null } | undefined
  name: string | undefined
}

/** The chosen template before a draft begins: its cover, which needs no render engine. */
export const CoverPreview = ({ linked, row, name }: CoverPreviewProps) => {
  const t = useWords(words)
  if (linked)
    return (
      <Suspense>
        <TemplatePreview id={linked} />
      </Suspense>
    )
  return (
    <div className={styles.preview}>
      <div className={styles.sheet}>
        {row ? <TemplateCover key={row.id} row={row} isLarge /> : <span className={styles.empty} />}
      </div>
      <p>{name ? t.about(name) : t.none}</p>
    </div>
  )
}
