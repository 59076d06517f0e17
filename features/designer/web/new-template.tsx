import { useQueries, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { getTemplate, listTemplates } from '#features/templates/contract.ts'
import { TemplateCover } from '#features/templates/cover-parts.ts'
import { newId } from '#packages/api/new-id.ts'
import { blankDocument } from '#packages/document/blank.ts'
import type { Document, Page } from '#packages/document/schema.ts'
import { defineWords, useLanguage, useWords } from '#packages/i18n/words.tsx'
import { PageFigure } from '#packages/render/page-figure.tsx'
import { readDocument } from '#packages/sections/read-document.ts'
import { useApi } from '#packages/ui/api.tsx'
import { apiQuery } from '#packages/ui/api-query.ts'
import { Button } from '#packages/ui/button.tsx'
import { toasts } from '#packages/ui/toast-store.ts'
import styles from './author-home.module.css'
import { startTemplate } from './start-template.ts'

const words = defineWords({
  zh: {
    fresh: '新建模板',
    blank: '从空白开始',
    from: '从一份现成的开始',
    base: '空白单栏',
    left_right: '空白侧栏',
    page_1: '空白边框页',
    name: '未命名模板',
    copy: (name: string) => `${name}·改`,
    failed: '没能新建，请再试一次。',
    more: '再看一些',
    notFetched: '没能取到现成的模板。',
    again: '再试一次',
  },
  en: {
    fresh: 'New template',
    blank: 'From a blank page',
    from: 'From an existing template',
    base: 'Blank, one column',
    left_right: 'Blank, sidebar',
    page_1: 'Blank, framed',
    name: 'Untitled template',
    copy: (name: string) => `Copy of ${name}`,
    failed: 'Couldn’t create the template. Please try again.',
    more: 'Load more',
    notFetched: 'Couldn’t load existing templates.',
    again: 'Try again',
  },
})

const LAYOUTS = ['base', 'left_right', 'page_1'] as const satisfies Page['layout'][]

/** A copy with new ids for all sections and entries. */
const copyOf = (document: Document, title: string): Document => ({
  ...structuredClone(document),
  title,
  sections: structuredClone(document.sections).map((section) => ({
    ...section,
    id: newId(Date.now()),
    items: section.items.map((item) => ({ ...item, id: newId(Date.now()) })),
  })),
})

interface CardProps {
  name: string
  busy: boolean
  onChoose(): void
  children: ReactNode
}

const Card = ({ name, busy, onChoose, children }: CardProps) => (
  <button type="button" className={styles.card} disabled={busy} onClick={onChoose}>
    <span className={styles.sheet}>{children}</span>
    <span>{name}</span>
  </button>
)

interface FinishedProps {
  busy: boolean
  onChoose(id: string, name: string): void
}

/** Templates of the gallery, to start with a copy. */
const Finished = ({ busy, onChoose }: FinishedProps) => {
  const t = useWords(words)
  const [pages, setPages] = useState(1)
  const answers = useQueries({
    queries: Array.from({ length: pages }, (_, at) =>
      apiQuery(listTemplates, { page: at + 1 }, { quiet: true }),
    ),
  })
  const rows = new Map(answers.flatMap(({ data }) => data?.templates ?? []).map((row) => [row.id, row]))
  const failed = answers.find(({ isError }) => isError)
  const last = answers.at(-1)
  return (
    <>
      <div className={styles.grid}>
        {[...rows.values()].map((row) => (
          <Card
            key={row.id}
            name={row.meta.name}
            busy={busy}
            onChoose={() => onChoose(row.id, row.meta.name)}
          >
            <TemplateCover row={row} />
          </Card>
        ))}
      </div>
      <div className={styles.more}>
        {failed && <p>{t.notFetched}</p>}
        {failed ? (
          <Button look="plain" onClick={() => void failed.refetch()}>
            {t.again}
          </Button>
        ) : (
          last?.data &&
          pages < last.data.pages && (
            <Button look="plain" onClick={() => setPages(pages + 1)}>
              {t.more}
            </Button>
          )
        )}
      </div>
    </>
  )
}

/** Three blank layouts and all published templates. */
export const NewTemplate = () => {
  const t = useWords(words)
  const { language } = useLanguage()
  const client = useApi()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const start = async (make: () => Promise<Document>) => {
    setBusy(true)
    try {
      const id = await startTemplate(client, queries, await make())
      await navigate(`/createTemplate/designer?id=${id}`)
    } catch {
      toasts.show(t.failed)
      setBusy(false)
    }
  }
  const copied = async (id: string, name: string) => {
    const found = await client.attempt(getTemplate, { id })
    const read = 'document' in found ? await readDocument(found.document) : undefined
    if (!read?.ok) throw new Error('this template cannot be read')
    return copyOf(read.document, t.copy(name))
  }
  const blank = (layout: Page['layout']): Document => {
    const document = blankDocument(t.name, language)
    return { ...document, page: { ...document.page, layout } }
  }
  return (
    <section aria-labelledby="fresh">
      <h2 id="fresh">
        {t.fresh} · {t.blank}
      </h2>
      <div className={styles.grid}>
        {LAYOUTS.map((layout) => (
          <Card
            key={layout}
            name={t[layout]}
            busy={busy}
            onChoose={() => void start(async () => blank(layout))}
          >
            <PageFigure document={blank(layout)} />
          </Card>
        ))}
      </div>
      <h2>{t.from}</h2>
      <Finished busy={busy} onChoose={(id, name) => void start(() => copied(id, name))} />
    </section>
  )
}
