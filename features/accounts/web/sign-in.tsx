import { Checkbox } from '@mantine/core'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { useSwitches } from '#packages/switches/switched.tsx'
import { Button } from '#packages/ui/button.tsx'
import { AppLink } from '#packages/ui/link.tsx'
import { defineWords, useWords } from '#packages/ui/words.tsx'
import { signIn } from '../contract.ts'
import { AuthScreen, EmailField, formClass, PasswordField, Said } from './form-parts.tsx'
import { SecondStep } from './second-step.tsx'
import { stayOut } from './stay-out.ts'
import { useArrival } from './use-arrival.ts'
import { secretIn, textIn, useAuthForm } from './use-auth-form.ts'
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
    noAccount: 'No account yet? ',
    register: 'Create one',
    password: 'Password',
    forgotten: 'Forgotten?',
    remember: 'Keep me signed in on this device',
    submit: 'Sign in',
    passwordMissing: 'Please enter your password',
  },
})

const Password = ({ onTicket }: { onTicket(ticket: string): void }) => {
  const t = useWords(words)
  const arrive = useArrival()
  const { search } = useLocation()
  const { open_sign: mayRegister } = useSwitches()
  const { form, button, field, said } = useAuthForm(signIn, {
    values: (data) => ({
      email: textIn(data, 'email'),
      password: secretIn(data, 'password'),
      remember: data.get('remember') !== null,
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
      <form className={formClass} {...form}>
        <EmailField field={field} />
        <div className={classes.password}>
          <PasswordField field={field} label={t.password} missing={t.passwordMissing} />
          <AppLink to="/forget-password" className={classes.forgotten ?? ''}>
            {t.forgotten}
          </AppLink>
        </div>
        <Checkbox label={t.remember} name="remember" defaultChecked />
        <Said error={said} />
        <Button {...button}>{t.submit}</Button>
      </form>
    </AuthScreen>
  )
}

export const Screen = () => {
  const [ticket, setTicket] = useState<string>()
  return ticket === undefined ? (
    <Password onTicket={setTicket} />
  ) : (
    <SecondStep ticket={ticket} onBack={() => setTicket(undefined)} />
  )
}
