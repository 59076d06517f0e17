import { Button } from '@mantine/core'
import { AppLink } from '#packages/ui/link.tsx'
import { PageHead } from '#packages/ui/page-head.tsx'
import { defineWords, useWords } from '#packages/ui/words.tsx'
import { AuthFrame } from './auth-frame.tsx'

const words = defineWords({
  zh: {
    title: '注册',
    text: '这个站点还不能自己注册，账号由管理员开通。没有账号也能挑模板。',
    back: '已有账号，去登录',
  },
  en: {
    title: 'Create an account',
    text: 'This site has no self-service sign-up yet: accounts are opened by its operator. You can browse templates without one.',
    back: 'I have an account',
  },
})

export const Screen = () => {
  const t = useWords(words)
  return (
    <>
      <PageHead title={t.title} />
      <AuthFrame title={t.title} lead={t.text}>
        <Button component={AppLink} to="/auth/login" variant="default" h={46} fz={15} fullWidth>
          {t.back}
        </Button>
      </AuthFrame>
    </>
  )
}
