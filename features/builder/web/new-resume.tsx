import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { countTemplateUse } from '#features/templates/gallery-contract.ts'
import { readTryOn } from '#features/templates/parts.ts'
import type { Document } from '#packages/document/schema.ts'
import { openDatabase } from '#packages/saving/database.ts'
import { useApi } from '#packages/ui/api.tsx'
import { ButtonLink } from '#packages/ui/button.tsx'
import { EmptyState } from '#packages/ui/empty-state.tsx'
import { Loading } from '#packages/ui/loading.tsx'
import { PageHead } from '#packages/ui/page-head.tsx'
import { defineWords, useLanguage, useWords } from '#packages/ui/words.tsx'
import type { Client } from '#packages/wire/client.ts'
import { firstDocument, NotPaid } from './first-document.ts'
import { otherResumes } from './other-resumes.ts'
import { startResume, whoIsHere } from './start-resume.ts'

const words = defineWords({
  zh: {
    title: '新建',
    resume: '我的简历',
    word: '我的文档',
    ppt: '我的演示',
    failed: '没能新建',
    failedText: '模板打不开，或这台设备的浏览器存储不可用。',
    pick: '挑一份模板',
  },
  en: {
    title: 'New',
    resume: 'My resume',
    word: 'My document',
    ppt: 'My presentation',
    failed: 'It could not be made',
    failedText: 'The template cannot be opened, or the browser’s storage cannot be used.',
    pick: 'Pick a template',
  },
})

/** Whether it was counted is nobody's trouble here. */
const countUse = (client: Client, id: string) =>
  void client.attempt(countTemplateUse, { id }).catch(() => undefined)

const kindIn = (params: URLSearchParams): Document['kind'] => {
  const asked = params.get('kind')
  return asked === 'word' || asked === 'ppt' ? asked : 'resume'
}

/** `/builder/new`: makes one and goes there; `?kind=word` and `?kind=ppt` begin something else than a resume. */
export const NewResume = () => {
  const t = useWords(words)
  const { language } = useLanguage()
  const client = useApi()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const kind = kindIn(params)
  const [failed, setFailed] = useState(false)
  const begun = useRef(false)
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    const make = async () => {
      const template = params.get('template')
      const db = await openDatabase()
      const resumes = otherResumes(client, db, '', (await whoIsHere(queries)) === 'member')
      const tryOn = readTryOn(params)
      const title = t[kind]
      const document = await firstDocument({ client, language, template, tryOn, resumes, title, kind })
      const id = await startResume(client, queries, db, document, template ?? undefined)
      if (template) countUse(client, template)
      await navigate(`/builder/${id}`, { replace: true })
    }
    make().catch((error: unknown) =>
      error instanceof NotPaid ? navigate(error.page, { replace: true }) : setFailed(true),
    )
  }, [client, queries, navigate, language, params, kind, t])
  return (
    <>
      <PageHead title={t.title} />
      {failed ? (
        <EmptyState level={1} icon="file" title={t.failed} text={t.failedText}>
          <ButtonLink to={`/${kind}`} size="lg">
            {t.pick}
          </ButtonLink>
        </EmptyState>
      ) : (
        <Loading />
      )}
    </>
  )
}
