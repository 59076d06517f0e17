import { Eye, Trash2 } from 'lucide'
import { Glyph } from '#packages/editor-core/glyph.tsx'
import parts from '#packages/editor-core/tool-parts.module.css'
import { languageTag } from '#packages/i18n/language.ts'
import { defineWords, useLanguage, useWords } from '#packages/i18n/words.tsx'
import { AppLink } from '#packages/ui/link.tsx'
import styles from './author-home.module.css'
import type { MyTemplate } from './my-template-rows.ts'
import { isDown } from './template-state.ts'

const words = defineWords({
  zh: {
    unnamed: '未命名模板',
    draft: '草稿',
    review: '审核中',
    published: '已发布',
    rejected: '未通过',
    down: '已下架',
    next: '新版草稿',
    here: '在这台设备上',
    preview: (name: string) => `预览「${name}」`,
    remove: (name: string) => `删除「${name}」`,
    version: (version: number) => `第 ${version} 版公开中`,
    views: (count: string) => `${count} 人看过`,
    likes: (count: string) => `${count} 个赞`,
    favourites: (count: string) => `${count} 次收藏`,
    uses: (count: string) => `${count} 人用过`,
    page: '查看页面',
    pageOf: (name: string) => `查看「${name}」的页面`,
    rejectedFor: '退回的原因',
    downFor: '下架的原因',
  },
  en: {
    unnamed: 'Untitled template',
    draft: 'Draft',
    review: 'In review',
    published: 'Published',
    rejected: 'Not approved',
    down: 'Taken down',
    next: 'Next version draft',
    here: 'On this device',
    preview: (name: string) => `Preview “${name}”`,
    remove: (name: string) => `Delete “${name}”`,
    version: (version: number) => `Version ${version} is published`,
    views: (count: string) => (count === '1' ? '1 view' : `${count} views`),
    likes: (count: string) => (count === '1' ? '1 like' : `${count} likes`),
    favourites: (count: string) => (count === '1' ? '1 save' : `${count} saves`),
    uses: (count: string) => (count === '1' ? '1 use' : `${count} uses`),
    page: 'View page',
    pageOf: (name: string) => `View the page of “${name}”`,
    rejectedFor: 'Reason for rejection',
    downFor: 'Reason for takedown',
  },
})

/** Statistics of a published template, with a link to its page. */
const Received = ({ row, name }: { row: MyTemplate; name: string }) => {
  const t = useWords(words)
  const { language } = useLanguage()
  return (
    <p className={styles.received}>
      <span>{t.version(row.version)}</span>
      {(['views', 'likes', 'favourites', 'uses'] as const).map((figure) => (
        <span key={figure}>{t[figure](row[figure].toLocaleString(languageTag[language]))}</span>
      ))}
      <AppLink to={`/${row.kind}/${row.id}`} aria-label={t.pageOf(name)}>
        {t.page}
      </AppLink>
    </p>
  )
}

/** One of the author's templates: its name, its state, and why it was rejected. */
export const MyTemplateRow = ({ row, onRemove }: { row: MyTemplate; onRemove(name: string): void }) => {
  const t = useWords(words)
  const { language } = useLanguage()
  const name = row.name || t.unnamed
  const down = isDown(row)
  const state = row.here
    ? t.here
    : row.status === 'draft' && row.isPublic
      ? t.next
      : row.status === 'rejected' && down
        ? t.down
        : t[row.status]
  return (
    <li data-template={row.id}>
      <AppLink to={`/createTemplate/designer?id=${row.id}`} className={styles.name}>
        {name}
      </AppLink>
      <span className={styles.status} data-status={row.status}>
        {state}
      </span>
      <time dateTime={new Date(row.at).toISOString()}>
        {new Date(row.at).toLocaleString(languageTag[language], { dateStyle: 'medium', timeStyle: 'short' })}
      </time>
      <span className={styles.rows}>
        <AppLink
          to={`/createTemplate/previewer?id=${row.id}&of=draft`}
          className={parts.icon ?? ''}
          aria-label={t.preview(name)}
        >
          <Glyph icon={Eye} />
        </AppLink>
        {row.version === 0 && (
          <button
            type="button"
            className={parts.icon}
            aria-label={t.remove(name)}
            onClick={() => onRemove(name)}
          >
            <Glyph icon={Trash2} />
          </button>
        )}
      </span>
      {row.isPublic && <Received row={row} name={name} />}
      {row.reason && (
        <p className={styles.reason}>
          <b>{down ? t.downFor : t.rejectedFor}</b>
          {row.reason}
        </p>
      )}
    </li>
  )
}
