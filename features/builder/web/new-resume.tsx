import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { otherResumes, startResume, whoIsHere } from '#features/resumes/parts.ts'
import { readTryOn } from '#features/templates/parts.ts'
import { countTemplateUse } from '#features/templates/visits-contract.ts'
import { CallFailure, type Client } from '#packages/api/client.ts'
import type { Document } from '#packages/document/schema.ts'
import { defineWords, useLanguage, useWords } from '#packages/i18n/words.tsx'
import { StoreError } from '#packages/sync/document-store.ts'
import { openLocalDatabase } from '#packages/sync/local-database.ts'
import { useApi } from '#packages/ui/api.tsx'
import { Button, ButtonLink } from '#packages/ui/button.tsx'
import { EmptyState } from '#packages/ui/empty-state.tsx'
import { Loading } from '#packages/ui/loading.tsx'
import { PageHead } from '#packages/ui/page-head.tsx'
import { firstDocument, NotPaid } from './first-document.ts'

const words = defineWords({
  zh: {
    title: '新建',
    resume: '我的简历',
    word: '我的文档',
    ppt: '我的演示',
    storage: '浏览器的存储不可用',
    storageText: '内容要先写在这台设备上。请退出无痕模式、允许本站保存数据或清理出一些空间，再试一次。',
    offline: '现在连不上服务器',
    offlineText: '请检查网络，再试一次。',
    template: '这份模板打不开',
    templateText: '它可能已经下架，可以另挑一份。',
    again: '再试一次',
    pick: '挑一份模板',
  },
  en: {
    title: 'New',
    resume: 'My resume',
    word: 'My document',
    ppt: 'My presentation',
    storage: 'Browser storage isn’t available',
    storageText:
      'Your work is saved on this device first. Leave private browsing, allow this site to store data or free up some space, then try again.',
    offline: 'Can’t reach the server',
    offlineText: 'Check your connection and try again.',
    template: 'Can’t open this template',
    templateText: 'It may have been taken down. Choose another one.',
    again: 'Try again',
    pick: 'Choose a template',
  },
})

/** Counts the use of a template; failures are ignored. */
const countUse = (client: Client, id: string) =>
  void client.attempt(countTemplateUse, { id }).catch(() => undefined)

const kindIn = (params: URLSearchParams): Document['kind'] => {
  const asked = params.get('kind')
  return asked === 'word' || asked === 'ppt' ? asked : 'resume'
}

const openStorage = async () => {
  try {
    return await openLocalDatabase()
  } catch {
    throw new StoreError('full')
  }
}

const whyOf = (error: unknown): 'storage' | 'offline' | 'template' => {
  if (error instanceof StoreError && error.reason === 'full') return 'storage'
  return error instanceof CallFailure && (error.status ?? 500) >= 500 ? 'offline' : 'template'
}

/** `/builder/new` creates a resume and opens it; with `?kind=word` or `?kind=ppt`, another kind of document. */
export const NewResume = () => {
  const t = useWords(words)
  const { language } = useLanguage()
  const client = useApi()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const kind = kindIn(params)
  const [failed, setFailed] = useState<ReturnType<typeof whyOf>>()
  const begun = useRef(false)
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    const make = async () => {
      const template = params.get('template')
      const db = await openStorage()
      const resumes = otherResumes(client, db, '', (await whoIsHere(queries)).here === 'member')
      const tryOn = readTryOn(params)
      const title = t[kind]
      const document = await firstDocument({ client, language, template, tryOn, resumes, title, kind })
      const id = await startResume(client, queries, db, document, template ?? undefined)
      if (template) countUse(client, template)
      await navigate(`/builder/${id}`, { replace: true })
    }
    make().catch((error: unknown) =>
      error instanceof NotPaid ? navigate(error.page, { replace: true }) : setFailed(whyOf(error)),
    )
  }, [client, queries, navigate, language, params, kind, t])
  return (
    <>
      <PageHead title={t.title} />
      {failed ? (
        <EmptyState level={1} icon="file" title={t[failed]} text={t[`${failed}Text`]}>
          {failed === 'template' ? (
            <ButtonLink to={`/${kind}`} size="lg">
              {t.pick}
            </ButtonLink>
          ) : (
            <Button size="lg" onClick={() => location.reload()}>
              {t.again}
            </Button>
          )}
        </EmptyState>
      ) : (
        <Loading />
      )}
    </>
  )
}
