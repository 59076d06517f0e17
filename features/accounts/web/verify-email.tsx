import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { Button, ButtonLink } from '#packages/ui/button.tsx'
import { confirmSignUp, ticket } from '../contract.ts'
import { AuthScreen, FormMessage, formClass, NewPasswordField } from './form-parts.tsx'
import { secretIn, useAuthForm } from './use-auth-form.ts'
import { useSignedIn } from './use-signed-in.ts'

const words = defineWords({
  zh: {
    title: '验证邮箱',
    lead: '还差一步：确认后账号就开通了，并在这台设备上登录。',
    submit: '完成注册',
    broken: '这个链接不完整，邮箱没有被验证。请从信里重新打开，或再注册一次。',
    again: '重新注册',
    here: '这封信是在别的浏览器或设备上申请的。为了账号安全，请在这里设一个密码：账号随即开通，并在这台设备上登录。申请时填的密码不再有效。',
    password: '密码',
  },
  en: {
    title: 'Verify your email',
    lead: 'One last step: confirm your email to create your account and sign in on this device.',
    submit: 'Create account',
    broken:
      'This link is incomplete, so your email hasn’t been verified. Open it from the email again, or sign up again.',
    again: 'Sign up again',
    here: 'This email was requested in another browser or on another device. To keep your account safe, set a password here: this creates your account and signs you in on this device. The password you entered when signing up no longer works.',
    password: 'Password',
  },
})

/** Requires a press on the button, because mail scanners open links of emails. */
const Link = ({ token }: { token: string }) => {
  const t = useWords(words)
  const arrive = useSignedIn()
  const [isElsewhere, setIsElsewhere] = useState(false)
  const { form, button, field, message } = useAuthForm(confirmSignUp, {
    values: (data) => (isElsewhere ? { token, password: secretIn(data, 'password') } : { token }),
    onDone: arrive,
  })
  if (message?.code === 'password_needed' && !isElsewhere) setIsElsewhere(true)
  const problem = message?.code === 'password_needed' ? undefined : message
  return (
    <AuthScreen title={t.title} lead={isElsewhere ? t.here : t.lead}>
      <form className={formClass} {...form}>
        {isElsewhere && <NewPasswordField field={field} label={t.password} autoFocus />}
        <FormMessage error={problem} />
        <Button {...button}>{t.submit}</Button>
        {problem && (
          <ButtonLink to="/auth/register" look="plain" size="form">
            {t.again}
          </ButtonLink>
        )}
      </form>
    </AuthScreen>
  )
}

export const Screen = () => {
  const t = useWords(words)
  const [params] = useSearchParams()
  const token = params.get('token') ?? ''
  if (ticket.safeParse(token).success) return <Link token={token} />
  return (
    <AuthScreen title={t.title} lead={t.broken}>
      <ButtonLink to="/auth/register" look="plain" size="form">
        {t.again}
      </ButtonLink>
    </AuthScreen>
  )
}
