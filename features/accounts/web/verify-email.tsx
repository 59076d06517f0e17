import { useSearchParams } from 'react-router'
import { Button, ButtonLink } from '#packages/ui/button.tsx'
import { defineWords, useWords } from '#packages/ui/words.tsx'
import { confirmSignUp, ticket } from '../contract.ts'
import { AuthScreen, formClass, Said } from './form-parts.tsx'
import { useArrival } from './use-arrival.ts'
import { useAuthForm } from './use-auth-form.ts'

const words = defineWords({
  zh: {
    title: '验证邮箱',
    lead: '还差一步：确认后账号就开通了，并在这台设备上登录。',
    submit: '完成注册',
    broken: '这个链接不完整，邮箱没有被验证。请从信里重新打开，或再注册一次。',
    again: '重新注册',
  },
  en: {
    title: 'Verify e-mail',
    lead: 'One more step: confirm, and your account is open and signed in on this device.',
    submit: 'Open my account',
    broken:
      'This link is incomplete, and the address was not verified. Open it from the letter again, or sign up once more.',
    again: 'Sign up again',
  },
})

/** Somebody presses the button: programs that look into links of letters open nothing. */
const Link = ({ token }: { token: string }) => {
  const t = useWords(words)
  const arrive = useArrival()
  const { form, button, said } = useAuthForm(confirmSignUp, { values: () => ({ token }), onDone: arrive })
  return (
    <AuthScreen title={t.title} lead={t.lead}>
      <form className={formClass} {...form}>
        <Said error={said} />
        <Button {...button}>{t.submit}</Button>
        {said && (
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
