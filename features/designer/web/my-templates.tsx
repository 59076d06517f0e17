import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Eye, Trash2 } from 'lucide'
import { listMyTemplates, removeTemplate } from '#features/templates/contract.ts'
import { Glyph } from '#packages/editor/glyph.tsx'
import parts from '#packages/editor/tools/tool-parts.module.css'
import { listDrafts, removeDraft } from '#packages/saving/browser-remote.ts'
import { openDatabase } from '#packages/saving/database.ts'
import { useApi } from '#packages/ui/api.tsx'
import { AppLink } from '#packages/ui/link.tsx'
import { toasts } from '#packages/ui/toast-store.ts'
import { defineWords, useLanguage, useWords } from '#packages/ui/words.tsx'
import type { Client } from '#packages/wire/client.ts'
import { languageTag } from '#packages/wire/language.ts'
import styles from './author-home.module.css'
import { forgetMeta } from './template-meta.ts'

const words = defineWords({
  zh: {
    mine: '我的模板',
    none: '还没有模板，从下面选一种开始。',
    unnamed: '未命名模板',
    draft: '草稿',
    review: '审核中',
    published: '已发布',
    rejected: '未通过',
    next: '新版草稿',
    here: '在这台设备上',
    preview: (name: string) => `预览「${name}」`,
    remove: (name: string) => `删除「${name}」`,
    sure: (name: string) => `删除「${name}」？删除后不能恢复。`,
    failed: '没能删除，请再试一次。',
    lost: '没能取到你的模板。',
    again: '再试一次',
  },
  en: {
    mine: 'My templates',
    none: 'No templates yet. Begin with one of those below.',
    unnamed: 'Untitled template',
    draft: 'Draft',
    review: 'In review',
    published: 'Published',
    rejected: 'Not approved',
    next: 'Draft of the next',
    here: 'On this device',
    preview: (name: string) => `Preview “${name}”`,
    remove: (name: string) => `Delete “${name}”`,
    sure: (name: string) => `Delete “${name}”? It cannot be brought back.`,
    failed: 'It could not be deleted. Please try again.',
    lost: 'Your templates could not be fetched.',
    again: 'Try again',
  },
})

interface Row {
  id: string
  name: string
  status: 'draft' | 'review' | 'published' | 'rejected'
  reason: string | null
  version: number
  at: number
  here: boolean
}

const rowsOf = async (client: Client, signedIn: boolean): Promise<Row[]> => {
  const drafts = await openDatabase().then((db) => listDrafts(db, 'template'))
  const local = drafts.map(
    ({ id, document, savedAt }): Row => ({
      id,
      name: document.title,
      status: 'draft',
      reason: null,
      version: 0,
      at: savedAt,
      here: true,
    }),
  )
  if (!signedIn) return local
  const { templates } = await client.attempt(listMyTemplates, { limit: 50 })
  const mine = templates.map(
    ({ id, meta, status, reason, version, updatedAt }): Row => ({
      id,
      name: meta.name ?? '',
      status,
      reason,
      version,
      at: updatedAt,
      here: false,
    }),
  )
  return [...local, ...mine]
}

/** An author's templates with the state of each; a visitor's are on this device. */
export const MyTemplates = ({ signedIn }: { signedIn: boolean }) => {
  const t = useWords(words)
  const { language } = useLanguage()
  const client = useApi()
  const queries = useQueryClient()
  const key = ['my templates', signedIn]
  const { data, isError, refetch } = useQuery({
    queryKey: key,
    queryFn: () => rowsOf(client, signedIn),
    staleTime: 0,
    retry: 1,
  })
  const remove = async ({ id, here, name }: Row) => {
    if (!confirm(t.sure(name || t.unnamed))) return
    try {
      if (here) await removeDraft(await openDatabase(), id)
      else await client.attempt(removeTemplate, { id })
      forgetMeta(id)
    } catch {
      toasts.show(t.failed)
    }
    await queries.invalidateQueries({ queryKey: key })
  }
  const stateOf = ({ status, version, here }: Row) =>
    here ? t.here : status === 'draft' && version > 0 ? t.next : t[status]
  return (
    <section aria-labelledby="mine">
      <h2 id="mine">{t.mine}</h2>
      {isError && (
        <p className={styles.quiet} role="alert">
          {t.lost}
          <button type="button" className={parts.word} onClick={() => void refetch()}>
            {t.again}
          </button>
        </p>
      )}
      {data?.length === 0 && <p className={styles.quiet}>{t.none}</p>}
      {data && data.length > 0 && (
        <ul className={styles.mine}>
          {data.map((row) => (
            <li key={row.id} data-template={row.id}>
              <AppLink to={`/createTemplate/designer?id=${row.id}`} className={styles.name}>
                {row.name || t.unnamed}
              </AppLink>
              <span className={styles.status} data-status={row.status}>
                {stateOf(row)}
              </span>
              <time dateTime={new Date(row.at).toISOString()}>
                {new Date(row.at).toLocaleString(languageTag[language], {
                  dateStyle: 'medium',
                  timeStyle: 'short',
                })}
              </time>
              <span className={styles.rows}>
                <AppLink
                  to={`/createTemplate/previewer?id=${row.id}&of=draft`}
                  className={parts.icon ?? ''}
                  aria-label={t.preview(row.name || t.unnamed)}
                >
                  <Glyph icon={Eye} />
                </AppLink>
                {row.version === 0 && (
                  <button
                    type="button"
                    className={parts.icon}
                    aria-label={t.remove(row.name || t.unnamed)}
                    onClick={() => void remove(row)}
                  >
                    <Glyph icon={Trash2} />
                  </button>
                )}
              </span>
              {row.reason && <p className={styles.reason}>{row.reason}</p>}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
