import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useFailure } from '#packages/admin-ui/use-failure.ts'
import { session } from '#packages/api/session-contract.ts'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { useApi } from '#packages/ui/api.tsx'
import { apiQuery } from '#packages/ui/api-query.ts'
import { Button } from '#packages/ui/button.tsx'
import { EmptyState } from '#packages/ui/empty-state.tsx'
import { PageHead } from '#packages/ui/page-head.tsx'
import { setUp } from '../setup-contract.ts'
import classes from './setup.module.css'

const words = defineWords({
  zh: {
    title: '成为第一位管理员',
    text: '这个站点还没有管理员。用现在登录的账号接手：之后可以在管理页面里改价格、审模板、看订单，也可以再添加别的管理员。这个链接只能用一次。',
    become: '成为管理员',
    missing: '链接不完整，请把服务器启动时打印的整行地址复制过来。',
  },
  en: {
    title: 'Become the first admin',
    text: 'This site has no admin yet. Take over with the account you’re signed in with: you can set prices, review templates, view orders and add other admins. This link works once.',
    become: 'Become admin',
    missing: 'This link is incomplete. Copy the whole address the server printed when it started.',
  },
})

export const Screen = () => {
  const t = useWords(words)
  const api = useApi()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const failure = useFailure()
  const [query] = useSearchParams()
  const [phase, setPhase] = useState<{ busy: boolean; message?: string }>({ busy: false })
  const token = query.get('token') ?? ''
  const isWhole = /^[A-Za-z0-9_-]{43}$/.test(token)
  const become = async () => {
    setPhase({ busy: true })
    try {
      await api.attempt(setUp, { token })
      await queries.invalidateQueries(apiQuery(session, {}))
      await navigate('/admin', { replace: true })
    } catch (error) {
      setPhase({ busy: false, message: failure(error) })
    }
  }
  return (
    <>
      <PageHead title={t.title} />
      <EmptyState icon="settings" title={t.title} text={t.text} level={1}>
        <div className={classes.act}>
          <Button size="lg" busy={phase.busy} disabled={!isWhole} onClick={() => void become()}>
            {t.become}
          </Button>
          <p role="alert">{isWhole ? phase.message : t.missing}</p>
        </div>
      </EmptyState>
    </>
  )
}
