import { TextInput } from '@mantine/core'
import { useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { useSwitches } from '#packages/switches/switched.tsx'
import { Button, ButtonLink } from '#packages/ui/button.tsx'
import { AppLink } from '#packages/ui/link.tsx'
import { signUp } from '../contract.ts'
import { Agreed } from './agreed.tsx'
import { ConfirmCode, type Sent } from './confirm-code.tsx'
import { AuthScreen, EmailField, FormMessage, formClass, NewPasswordField } from './form-parts.tsx'
import { InviteField } from './invite-field.tsx'
import { GiveAddress } from './providers/give-address.tsx'
import { ProviderButtons } from './providers/provider-buttons.tsx'
import { useTicket } from './providers/use-ticket.ts'
import { stayOut } from './stay-out.ts'
import { secretIn, textIn, useAuthForm } from './use-auth-form.ts'

export const load = stayOut

const words = defineWords({
  zh: {
    title: '注册',
    haveOne: '已有账号？',
    signIn: '去登录',
    nickname: '昵称',
    nicknameWrong: '请填写昵称，20 字以内',
    password: '密码',
    submit: '发送验证码',
    closed: '这个站点现在不开放注册，账号由管理员开通。没有账号也能挑模板、做简历。',
  },
  en: {
    title: 'Sign up',
    haveOne: 'Already have an account? ',
    signIn: 'Sign in',
    nickname: 'Display name',
    nicknameWrong: 'Enter a display name of up to 20 characters',
    password: 'Password',
    submit: 'Send code',
    closed:
      'Sign-up is closed. Ask the administrator for an account. You can still choose a template and make a resume without one.',
  },
})

const Ask = ({ onSent }: { onSent(sent: Sent): void }) => {
  const t = useWords(words)
  const { search } = useLocation()
  const fields = useRef<HTMLFormElement>(null)
  const { form, button, field, message } = useAuthForm(signUp, {
    values: (data) => {
      const invite = textIn(data, 'invite')
      return {
        nickname: textIn(data, 'nickname'),
        email: textIn(data, 'email'),
        password: secretIn(data, 'password'),
        ...(invite === '' ? {} : { invite }),
      }
    },
    onDone: ({ ticket }, { email }) => onSent({ ticket, email }),
  })
  return (
    <AuthScreen
      title={t.title}
      lead={
        <>
          {t.haveOne}
          <AppLink to={`/auth/login${search}`}>{t.signIn}</AppLink>
        </>
      }
    >
      <form className={formClass} ref={fields} {...form}>
        <EmailField field={field} />
        <TextInput
          size="lg"
          label={t.nickname}
          autoComplete="nickname"
          maxLength={20}
          {...field('nickname', t.nicknameWrong)}
        />
        <NewPasswordField field={field} label={t.password} />
        <InviteField field={field} />
        <FormMessage error={message} />
        <Button {...button}>{t.submit}</Button>
        <Agreed />
      </form>
      <ProviderButtons
        remember={() => true}
        invite={() => textIn(new FormData(fields.current ?? undefined), 'invite')}
      />
    </AuthScreen>
  )
}

const Closed = () => {
  const t = useWords(words)
  return (
    <AuthScreen title={t.title} lead={t.closed}>
      <ButtonLink to="/auth/login" look="plain" size="form">
        {t.signIn}
      </ButtonLink>
    </AuthScreen>
  )
}

export const Screen = () => {
  const { open_sign: isOpen } = useSwitches()
  const [sent, setSent] = useState<Sent>()
  const [ticket, forget] = useTicket('address')
  if (!isOpen) return <Closed />
  if (ticket !== undefined) return <GiveAddress ticket={ticket} onBack={forget} />
  return sent ? <ConfirmCode sent={sent} onBack={() => setSent(undefined)} /> : <Ask onSent={setSent} />
}
