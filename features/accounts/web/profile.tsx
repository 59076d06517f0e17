import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useApi } from '#packages/ui/api.tsx'
import { apiQuery } from '#packages/ui/api-query.ts'
import { Button } from '#packages/ui/button.tsx'
import { PageHead } from '#packages/ui/page-head.tsx'
import { PageIntro } from '#packages/ui/page-intro.tsx'
import { defineWords, useWords } from '#packages/ui/words.tsx'
import { session, signOut } from '../contract.ts'
import classes from './profile.module.css'

const words = defineWords({
  zh: {
    title: '我的资料',
    nickname: '昵称',
    role: '身份',
    user: '用户',
    member: '会员',
    admin: '管理员',
    signOut: '退出登录',
  },
  en: {
    title: 'Profile',
    nickname: 'Nickname',
    role: 'Role',
    user: 'User',
    member: 'Member',
    admin: 'Admin',
    signOut: 'Sign out',
  },
})

export const Screen = () => {
  const t = useWords(words)
  const api = useApi()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const user = useQuery(apiQuery(session, {})).data?.user
  const leave = useMutation({
    mutationFn: () => api.call(signOut, {}),
    onSuccess: async () => {
      queryClient.setQueryData(apiQuery(session, {}).queryKey, { user: null })
      await navigate('/')
    },
  })
  return (
    <>
      <PageHead title={t.title} />
      <PageIntro title={t.title} />
      {user && (
        <dl className={classes.facts}>
          <dt>{t.nickname}</dt>
          <dd>{user.nickname}</dd>
          <dt>{t.role}</dt>
          <dd>{t[user.role]}</dd>
        </dl>
      )}
      <Button look="plain" busy={leave.isPending} onClick={() => leave.mutate()}>
        {t.signOut}
      </Button>
    </>
  )
}
