import { ButtonLink } from '#packages/ui/button.tsx'
import { PageHead } from '#packages/ui/page-head.tsx'
import { defineWords, useWords } from '#packages/ui/words.tsx'
import { AuthFrame } from './auth-frame.tsx'

const words = defineWords({
  zh: {
    title: '验证邮箱',
    text: '这个链接不完整或者已经失效，邮箱没有被验证。',
    back: '返回登录',
  },
  en: {
    title: 'Verify e-mail',
    text: 'This link is incomplete or no longer valid. The address was not verified.',
    back: 'Back to sign-in',
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
