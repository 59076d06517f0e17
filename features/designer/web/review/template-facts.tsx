import type { DraftMeta } from '#features/templates/contract.ts'
import { defineWords, useLanguage, useWords } from '#packages/i18n/words.tsx'
import { AppLink } from '#packages/ui/link.tsx'
import { metaRows } from './meta-rows.ts'
import styles from './review.module.css'
import type { Submitted } from './review-queries.ts'

const words = defineWords({
  zh: {
    details: '资料',
    author: '作者',
    changed: (count: number, version: number) => `比第 ${version} 版改了 ${count} 项`,
    same: (version: number) => `与第 ${version} 版相同`,
    was: '原来是',
  },
  en: {
    details: 'Details',
    author: 'Author',
    changed: (count: number, version: number) =>
      count === 1 ? `1 change since version ${version}` : `${count} changes since version ${version}`,
    same: (version: number) => `Same as version ${version}`,
    was: 'was',
  },
})

/** Metadata of the template, with the values of the published version. */
export const TemplateFacts = ({ template }: { template: Submitted }) => {
  const t = useWords(words)
  const { language } = useLanguage()
  const { meta, former, author, isPublic } = template
  const rows = metaRows(meta, former?.meta as DraftMeta | undefined, language)
  const changed = rows.filter(({ was }) => was !== undefined).length
  return (
    <section className={styles.section} aria-labelledby="details">
      <header>
        <h2 id="details">{t.details}</h2>
        {former && <span>{changed > 0 ? t.changed(changed, former.version) : t.same(former.version)}</span>}
      </header>
      <dl className={styles.facts}>
        <div>
          <dt>{t.author}</dt>
          <dd>
            {/* Authors without published templates have no profile page. */}
            {isPublic ? (
              <AppLink to={`/resume?author=${author.id}`}>{author.nickname}</AppLink>
            ) : (
              author.nickname
            )}
          </dd>
        </div>
        {rows.map(({ row, name, text, was }) => (
          <div key={row} data-changed={was !== undefined || undefined}>
            <dt>{name}</dt>
            <dd>
              {was !== undefined && (
                <>
                  <span className={styles.reader}>{t.was}</span>
                  <del>{was}</del>
                </>
              )}
              {text}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
