import { TemplateCover } from '#features/templates/cover-parts.ts'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import styles from './review.module.css'
import type { Submitted } from './review-queries.ts'

const words = defineWords({
  zh: {
    title: '封面',
    none: '还没有封面图片，模板库里会直接画出第一页。',
    sent: '作者的浏览器画的图片',
    drawn: '按内容画的第一页',
    open: '看大图',
    hint: '图片由作者的浏览器画好后传来，发布前请对照：两边应当一样。',
    use: '用这张图片作封面',
  },
  en: {
    title: 'Cover',
    none: 'There’s no cover image yet. The gallery will draw the first page itself.',
    sent: 'Image from the author’s browser',
    drawn: 'First page of the document',
    open: 'Open full size',
    hint: 'The author’s browser drew and sent this image. Compare the two before publishing: they should look the same.',
    use: 'Use this image as the cover',
  },
})

interface CoverCheckProps {
  template: Submitted
  isUsed: boolean
  onUse(isUsed: boolean): void
}

/** Compares the uploaded cover with the real first page, because an author could upload any picture. */
export const CoverCheck = ({ template, isUsed, onUse }: CoverCheckProps) => {
  const t = useWords(words)
  const { id, revision, picture, cover } = template
  return (
    <section className={styles.section} aria-labelledby="cover">
      <header>
        <h2 id="cover">{t.title}</h2>
        {picture && (
          <a href={picture.large} target="_blank" rel="noreferrer">
            {t.open}
          </a>
        )}
      </header>
      {picture ? (
        <>
          <div className={styles.covers}>
            <figure>
              <img src={picture.large} width={picture.width} height={picture.height} alt={t.sent} />
              <figcaption>{t.sent}</figcaption>
            </figure>
            <figure>
              <div className={styles.drawing}>
                <TemplateCover row={{ id, version: revision, cover }} />
              </div>
              <figcaption>{t.drawn}</figcaption>
            </figure>
          </div>
          <p className={styles.hint}>{t.hint}</p>
          <label className={styles.use}>
            <input type="checkbox" checked={isUsed} onChange={(event) => onUse(event.target.checked)} />
            {t.use}
          </label>
        </>
      ) : (
        <p className={styles.failed}>{t.none}</p>
      )}
    </section>
  )
}
