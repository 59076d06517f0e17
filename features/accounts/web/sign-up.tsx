import { ButtonLink } from '#packages/ui/button.tsx'
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
        <ButtonLink to="/auth/login" look="plain" size="form">
          {t.back}
        </ButtonLink>
      </AuthFrame>
    </>
  )
}
