import { ButtonLink } from '#packages/ui/button.tsx'
import { PageHead } from '#packages/ui/page-head.tsx'
import { defineWords, useWords } from '#packages/ui/words.tsx'
import { AuthFrame } from './auth-frame.tsx'

const words = defineWords({
  zh: {
    title: '忘记密码',
    text: '这个站点还不能自助找回密码，请联系管理员重设。',
    back: '返回登录',
  },
  en: {
    title: 'Forgotten password',
    text: 'Passwords cannot be recovered here yet. Please ask the operator of this site to set a new one.',
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
