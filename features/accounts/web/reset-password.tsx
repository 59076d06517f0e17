import { ButtonLink } from '#packages/ui/button.tsx'
import { PageHead } from '#packages/ui/page-head.tsx'
import { defineWords, useWords } from '#packages/ui/words.tsx'
import { AuthFrame } from './auth-frame.tsx'

const words = defineWords({
  zh: {
    title: '重设密码',
    text: '这个链接不完整或者已经失效，没有改动任何密码。',
    back: '返回登录',
  },
  en: {
    title: 'Reset password',
    text: 'This link is incomplete or no longer valid. No password was changed.',
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
