import { Checkbox } from '@mantine/core'
import { useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { useSwitches } from '#packages/switches/switched.tsx'
import { Button } from '#packages/ui/button.tsx'
import { AppLink } from '#packages/ui/link.tsx'
import { signIn } from '../contract.ts'
import { AuthScreen, EmailField, FormMessage, formClass, PasswordField } from './form-parts.tsx'
import { Problem } from './providers/problem.tsx'
import { ProviderButtons } from './providers/provider-buttons.tsx'
import { useTicket } from './providers/use-ticket.ts'
import { SecondStep } from './second-step.tsx'
import { stayOut } from './stay-out.ts'
import { secretIn, textIn, useAuthForm } from './use-auth-form.ts'
import { useSignedIn } from './use-signed-in.ts'
import '@mantine/core/styles/Checkbox.css'
import '@mantine/core/styles/InlineInput.css'
import classes from './form-parts.module.css'

export const load = stayOut

const words = defineWords({
  zh: {
    title: '登录',
    noAccount: '还没有账号？',
    register: '注册一个',
    password: '密码',
    forgotten: '忘记密码',
    remember: '在这台设备上保持登录',
    submit: '登录',
    passwordMissing: '请填写密码',
  },
  en: {
    title: 'Sign in',
    noAccount: 'Don’t have an account? ',
    register: 'Sign up',
    password: 'Password',
    forgotten: 'Forgot password?',
    remember: 'Keep me signed in on this device',
    submit: 'Sign in',
    passwordMissing: 'Enter your password',
  },
})

const isRemembered = (data: FormData): boolean => data.get('remember') !== null

const Password = ({ onTicket }: { onTicket(ticket: string): void }) => {
  const t = useWords(words)
  const arrive = useSignedIn()
  const { search } = useLocation()
  const { open_sign: mayRegister } = useSwitches()
  const fields = useRef<HTMLFormElement>(null)
  const { form, button, field, message } = useAuthForm(signIn, {
    values: (data) => ({
      email: textIn(data, 'email'),
      password: secretIn(data, 'password'),
      remember: isRemembered(data),
    }),
    onDone: ({ ticket }) => (ticket === undefined ? arrive() : onTicket(ticket)),
  })
  return (
    <AuthScreen
      title={t.title}
      lead={
        mayRegister && (
          <span data-switch="open_sign">
            {t.noAccount}
            <AppLink to={`/auth/register${search}`}>{t.register}</AppLink>
          </span>
        )
      }
    >
      <form className={formClass} ref={fields} {...form}>
        <Problem />
        <EmailField field={field} />
        <div className={classes.password}>
          <PasswordField field={field} label={t.password} missing={t.passwordMissing} />
          <AppLink to="/forget-password" className={classes.forgotten ?? ''}>
            {t.forgotten}
          </AppLink>
        </div>
        <Checkbox label={t.remember} name="remember" defaultChecked />
        <FormMessage error={message} />
        <Button {...button}>{t.submit}</Button>
      </form>
      <ProviderButtons mayOpen remember={() => isRemembered(new FormData(fields.current ?? undefined))} />
    </AuthScreen>
  )
}

export const Screen = () => {
  const [asked, setAsked] = useState<string>()
  const [brought, forget] = useTicket('second-step')
  const ticket = asked ?? brought
  const back = () => {
    setAsked(undefined)
    forget()
  }
  return ticket === undefined ? (
    <Password onTicket={setAsked} />
  ) : (
    <SecondStep ticket={ticket} onBack={back} />
  )
}
