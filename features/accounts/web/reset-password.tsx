import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { Button, ButtonLink } from '#packages/ui/button.tsx'
import { resetPassword, ticket } from '../contract.ts'
import { AuthScreen, FormMessage, formClass, NewPasswordField } from './form-parts.tsx'
import { secretIn, useAuthForm } from './use-auth-form.ts'

const words = defineWords({
  zh: {
    title: '重设密码',
    lead: '设好之后，所有设备都要用新密码重新登录。',
    password: '新密码',
    submit: '保存新密码',
    broken: '这个链接不完整或者已经失效，密码没有改变。',
    again: '重新获取链接',
    done: '密码已重设',
    doneText: '现在可以用新密码登录了。',
    signIn: '去登录',
  },
  en: {
    title: 'Reset password',
    lead: 'You’ll need to sign in again on all your devices with the new password.',
    password: 'New password',
    submit: 'Save new password',
    broken: 'This link is incomplete or has expired. Your password hasn’t changed.',
    again: 'Request a new link',
    done: 'Password reset',
    doneText: 'You can now sign in with your new password.',
    signIn: 'Sign in',
  },
})

const Again = ({ children }: { children: string }) => (
  <ButtonLink to="/forget-password" look="plain" size="form">
    {children}
  </ButtonLink>
)

const NewPassword = ({ token, onDone }: { token: string; onDone(): void }) => {
  const t = useWords(words)
  const { form, button, field, message } = useAuthForm(resetPassword, {
    values: (data) => ({ token, password: secretIn(data, 'password') }),
    onDone,
  })
  return (
    <AuthScreen title={t.title} lead={t.lead}>
      <form className={formClass} {...form}>
        <NewPasswordField field={field} label={t.password} />
        <FormMessage error={message} />
        <Button {...button}>{t.submit}</Button>
        {message?.code === 'expired' && <Again>{t.again}</Again>}
      </form>
    </AuthScreen>
  )
}

export const Screen = () => {
  const t = useWords(words)
  const [params] = useSearchParams()
  const [isDone, setIsDone] = useState(false)
  const token = params.get('token') ?? ''
  if (isDone)
    return (
      <AuthScreen title={t.done} lead={t.doneText}>
        <ButtonLink to="/auth/login" size="form">
          {t.signIn}
        </ButtonLink>
      </AuthScreen>
    )
  if (ticket.safeParse(token).success) return <NewPassword token={token} onDone={() => setIsDone(true)} />
  return (
    <AuthScreen title={t.title} lead={t.broken}>
      <Again>{t.again}</Again>
    </AuthScreen>
  )
}
