import { useState } from 'react'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { Button, ButtonLink } from '#packages/ui/button.tsx'
import { AppLink } from '#packages/ui/link.tsx'
import { forgotPassword } from '../contract.ts'
import { AuthScreen, EmailField, FormMessage, formClass } from './form-parts.tsx'
import { textIn, useAuthForm } from './use-auth-form.ts'

const words = defineWords({
  zh: {
    title: '忘记密码',
    lead: '填写注册用的邮箱，我们寄去重设密码的链接。',
    submit: '发送链接',
    back: '返回登录',
    done: '请查看邮箱',
    sent: (email: string) =>
      `如果 ${email} 在这里注册过，重设密码的链接已经寄出，一小时内有效。没收到的话，看看垃圾邮件。`,
  },
  en: {
    title: 'Forgot your password?',
    lead: 'Enter your account email and we’ll send you a link to reset your password.',
    submit: 'Send reset link',
    back: 'Back to sign in',
    done: 'Check your email',
    sent: (email: string) =>
      `If ${email} has an account, we’ve emailed it a reset link. It expires in 1 hour. Can’t find it? Check your spam folder.`,
  },
})

export const Screen = () => {
  const t = useWords(words)
  const [sent, setSent] = useState<string>()
  const { form, button, field, message } = useAuthForm(forgotPassword, {
    values: (data) => ({ email: textIn(data, 'email') }),
    onDone: (_, { email }) => setSent(email),
  })
  if (sent !== undefined)
    return (
      <AuthScreen title={t.done} lead={t.sent(sent)}>
        <ButtonLink to="/auth/login" look="plain" size="form">
          {t.back}
        </ButtonLink>
      </AuthScreen>
    )
  return (
    <AuthScreen title={t.title} lead={t.lead}>
      <form className={formClass} {...form}>
        <EmailField field={field} />
        <FormMessage error={message} />
        <Button {...button}>{t.submit}</Button>
        <AppLink to="/auth/login">{t.back}</AppLink>
      </form>
    </AuthScreen>
  )
}
