import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ChevronLeft } from 'lucide'
import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useReadPages } from '#packages/editor-canvas/reading/read-pages.tsx'
import styles from '#packages/editor-canvas/reading/reading.module.css'
import { Glyph } from '#packages/editor-core/glyph.tsx'
import parts from '#packages/editor-core/tool-parts.module.css'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { DocumentFonts } from '#packages/render/document-fonts.tsx'
import { withContent } from '#packages/sections/with-content.ts'
import { useApi } from '#packages/ui/api.tsx'
import { ButtonLink } from '#packages/ui/button.tsx'
import { EmptyState } from '#packages/ui/empty-state.tsx'
import { AppLink } from '#packages/ui/link.tsx'
import { Loading } from '#packages/ui/loading.tsx'
import { PageHead } from '#packages/ui/page-head.tsx'
import { type FoundTemplate, findTemplate } from './find-template.ts'
import { SampleChoice } from './sample-choice.tsx'
import { useSamplePerson } from './use-sample-content.ts'
import type { Sample } from './workspace-state.ts'

const words = defineWords({
  zh: {
    title: '模板预览',
    empty: '没有可以预览的模板',
    text: '请在地址里带上模板的编号，例如 previewer?id=…',
    missing: '没有找到这份模板',
    missingText: '编号不对，或者它还没有发布。',
    browse: '看看模板库',
    mine: '我的模板',
    back: '返回',
    draft: '草稿',
    version: (number: number) => `第 ${number} 版`,
    pages: (count: number) => `${count} 页`,
    edit: '继续编辑',
    use: '使用此模板',
  },
  en: {
    title: 'Template preview',
    empty: 'No template to preview',
    text: 'Add the template ID to the address, as in previewer?id=…',
    missing: 'We couldn’t find this template',
    missingText: 'The ID may be wrong, or the template isn’t published yet.',
    browse: 'Browse templates',
    mine: 'My templates',
    back: 'Back',
    draft: 'Draft',
    version: (number: number) => `Version ${number}`,
    pages: (count: number) => (count === 1 ? '1 page' : `${count} pages`),
    edit: 'Continue editing',
    use: 'Use this template',
  },
})

const Nothing = ({ title, text }: { title: string; text: string }) => {
  const t = useWords(words)
  return (
    <>
      <PageHead title={t.title} />
      <EmptyState level={1} icon="pages" title={title} text={text}>
        <ButtonLink to="/resume" size="lg">
          {t.browse}
        </ButtonLink>
        <ButtonLink to="/createTemplate/designer" size="lg" look="plain">
          {t.mine}
        </ButtonLink>
      </EmptyState>
    </>
  )
}

const Reading = ({ id, found }: { id: string; found: FoundTemplate }) => {
  const t = useWords(words)
  const [sample, setSample] = useState<Sample>()
  const person = useSamplePerson(sample)
  const { document, name, version } = found
  const { view, buttons, pages } = useReadPages(person ? withContent(document, person) : document)
  return (
    <div className={styles.frame}>
      <PageHead title={name} />
      <DocumentFonts />
      <header className={styles.bar}>
        <AppLink
          to={found.mine ? '/createTemplate/designer' : '/resume'}
          className={styles.back}
          aria-label={t.back}
        >
          <Glyph icon={ChevronLeft} size={20} />
        </AppLink>
        <h1>{name}</h1>
        <span className={styles.state}>
          {version === undefined ? t.draft : t.version(version)} · {t.pages(pages)}
        </span>
        <span className={styles.space} />
        <SampleChoice sample={sample} language={document.language} onChange={setSample} />
        {buttons}
        {found.mine && (
          <AppLink className={parts.button ?? ''} to={`/createTemplate/designer?id=${id}`}>
            {t.edit}
          </AppLink>
        )}
        {version !== undefined && (
          <AppLink className={parts.primary ?? ''} to={`/builder/new?template=${id}`}>
            {t.use}
          </AppLink>
        )}
      </header>
      {view}
    </div>
  )
}

const Preview = ({ id, version, draft }: { id: string; version: number | undefined; draft: boolean }) => {
  const t = useWords(words)
  const client = useApi()
  const queries = useQueryClient()
  const { data, isPending } = useQuery({
    queryKey: ['template to look at', id, version, draft],
    queryFn: () => findTemplate(client, queries, { id, version, draft }),
    retry: 0,
    staleTime: 0,
  })
  const elsewhere = data && 'page' in data ? data.page : undefined
  const navigate = useNavigate()
  useEffect(() => {
    if (elsewhere) void navigate(elsewhere, { replace: true })
  }, [elsewhere, navigate])
  if (isPending || (data && 'page' in data)) return <Loading />
  return data ? <Reading id={id} found={data} /> : <Nothing title={t.missing} text={t.missingText} />
}

/** `?id=` shows the published template or the author's draft, `&version=` an earlier version, `&of=draft` the draft. */
export const Screen = () => {
  const t = useWords(words)
  const [query] = useSearchParams()
  const id = query.get('id')
  const version = Number(query.get('version')) || undefined
  if (!id) return <Nothing title={t.empty} text={t.text} />
  return <Preview key={id} id={id} version={version} draft={query.get('of') === 'draft'} />
}
