import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { blankDocument } from '#packages/document/blank.ts'
import type { Document, Page } from '#packages/document/schema.ts'
import { ownTemplates } from '#packages/editor/tools/own-templates.ts'
import { PageFigure } from '#packages/editor/tools/page-figure.tsx'
import { newId } from '#packages/slice/id.ts'
import { useApi } from '#packages/ui/api.tsx'
import { toasts } from '#packages/ui/toast-store.ts'
import { defineWords, useLanguage, useWords } from '#packages/ui/words.tsx'
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
  },
  en: {
    fresh: 'New template',
    blank: 'From a blank page',
    from: 'From a finished one',
    base: 'Blank, one column',
    left_right: 'Blank, side column',
    page_1: 'Blank, framed',
    name: 'Untitled template',
    copy: (name: string) => `${name}, changed`,
    failed: 'It could not be begun. Please try again.',
  },
})

const LAYOUTS = ['base', 'left_right', 'page_1'] as const satisfies Page['layout'][]

/** Another document: ids of its own, so that nothing of it can be taken for the original's. */
const copyOf = (document: Document, title: string): Document => ({
  ...structuredClone(document),
  title,
  sections: structuredClone(document.sections).map((section) => ({
    ...section,
    id: newId(Date.now()),
    items: section.items.map((item) => ({ ...item, id: newId(Date.now()) })),
  })),
})

const Card = ({
  document,
  name,
  busy,
  onChoose,
}: {
  document: Document
  name: string
  busy: boolean
  onChoose(): void
}) => (
  <button type="button" className={styles.card} disabled={busy} onClick={onChoose}>
    <span className={styles.sheet}>
      <PageFigure document={document} />
    </span>
    <span>{name}</span>
  </button>
)

/** Three blank pages, and the ten that come with the product. */
export const NewTemplate = () => {
  const t = useWords(words)
  const { language } = useLanguage()
  const client = useApi()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const { data = [] } = useQuery({
    queryKey: ['own templates', language],
    queryFn: () => ownTemplates(language).list(),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const start = async (document: Document) => {
    setBusy(true)
    try {
      const id = await startTemplate(client, queries, document)
      await navigate(`/createTemplate/designer?id=${id}`)
    } catch {
      toasts.show(t.failed)
      setBusy(false)
    }
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
            document={blank(layout)}
            name={t[layout]}
            busy={busy}
            onChoose={() => void start(blank(layout))}
          />
        ))}
      </div>
      <h2>{t.from}</h2>
      <div className={styles.grid}>
        {data.map(({ id, name, document }) => (
          <Card
            key={id}
            document={document}
            name={name}
            busy={busy}
            onChoose={() => void start(copyOf(document, t.copy(name)))}
          />
        ))}
      </div>
    </section>
  )
}
