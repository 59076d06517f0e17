import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { removeTemplate } from '#features/templates/contract.ts'
import parts from '#packages/editor-core/tool-parts.module.css'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { removeDraft } from '#packages/sync/browser-store.ts'
import { openLocalDatabase } from '#packages/sync/local-database.ts'
import { useApi } from '#packages/ui/api.tsx'
import { AppLink } from '#packages/ui/link.tsx'
import { toasts } from '#packages/ui/toast-store.ts'
import styles from './author-home.module.css'
import { sendCoversLater } from './cover/send-cover-later.ts'
import { MyTemplateRow } from './my-template-row.tsx'
import { type MyTemplate, myTemplates } from './my-template-rows.ts'
import { removeMeta } from './template-meta.ts'

const words = defineWords({
  zh: {
    mine: '我的模板',
    author: '我的作者页',
    none: '还没有模板，从下面选一种开始。',
    sure: (name: string) => `删除「${name}」？删除后不能恢复。`,
    failed: '没能删除，请再试一次。',
    lost: '没能取到你的模板。',
    again: '再试一次',
  },
  en: {
    mine: 'My templates',
    author: 'My author page',
    none: 'No templates yet. Start with one below.',
    sure: (name: string) => `Delete “${name}”? You can’t undo this.`,
    failed: 'Couldn’t delete it. Please try again.',
    lost: 'Couldn’t load your templates.',
    again: 'Try again',
  },
})

const idsWithoutCover = (templates: readonly MyTemplate[]): string[] =>
  templates.filter(({ needsCover }) => needsCover).map(({ id }) => id)

/** The author's templates with their states; a visitor's are in this browser. */
export const MyTemplates = ({ userId }: { userId: string | undefined }) => {
  const t = useWords(words)
  const client = useApi()
  const queries = useQueryClient()
  const signedIn = userId !== undefined
  const key = ['my templates', signedIn]
  const { data, isError, refetch } = useQuery({
    queryKey: key,
    queryFn: () => myTemplates(client, signedIn),
    staleTime: 0,
    retry: 1,
  })
  // A browser that was closed too soon after a submission, or was offline, left its cover unsent.
  useEffect(() => {
    if (data) sendCoversLater(client, idsWithoutCover(data))
  }, [client, data])
  const remove = async ({ id, here }: MyTemplate, name: string) => {
    if (!confirm(t.sure(name))) return
    try {
      if (here) await removeDraft(await openLocalDatabase(), id)
      else await client.attempt(removeTemplate, { id })
      removeMeta(id)
    } catch {
      toasts.show(t.failed)
    }
    await queries.invalidateQueries({ queryKey: key })
  }
  return (
    <section aria-labelledby="mine">
      <header className={styles.mineHead}>
        <h2 id="mine">{t.mine}</h2>
        {data?.some(({ isPublic }) => isPublic) && (
          <AppLink to={`/resume?author=${userId}`}>{t.author}</AppLink>
        )}
      </header>
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
            <MyTemplateRow key={row.id} row={row} onRemove={(name) => void remove(row, name)} />
          ))}
        </ul>
      )}
    </section>
  )
}
