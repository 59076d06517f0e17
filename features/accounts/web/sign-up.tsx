import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { useSwitches } from '#packages/switches/switched.tsx'
import { Button, ButtonLink } from '#packages/ui/button.tsx'
import { AppLink } from '#packages/ui/link.tsx'
import { defineWords, useWords } from '#packages/ui/words.tsx'
import { confirmSignUp, signUp } from '../contract.ts'
import classes from './form-parts.module.css'
import { AuthScreen, CodeField, EmailField, formClass, NewPasswordField, Said } from './form-parts.tsx'
import { stayOut } from './stay-out.ts'
import { useArrival } from './use-arrival.ts'
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
    check: '查看邮箱',
    sent: (email: string) =>
      `验证码已寄往 ${email}，半小时内有效。没收到的话，看看垃圾邮件，或检查地址有没有写错。`,
    finish: '完成注册',
    other: '改一个地址，或重新发送',
  },
  en: {
    title: 'Create an account',
    haveOne: 'Have an account? ',
    signIn: 'Sign in',
    nickname: 'Nickname',
    nicknameWrong: 'Please enter a nickname of up to 20 characters',
    password: 'Password',
    submit: 'Send me a code',
    closed:
      'This site takes no new accounts now: its operator opens them. You can choose templates and write a resume without one.',
    check: 'Check your mail',
    sent: (email: string) =>
      `A code is on its way to ${email}. It is good for half an hour. If nothing comes, look among the junk mail, or check the address.`,
    finish: 'Open my account',
    other: 'Change the address, or send again',
  },
})

interface Sent {
  ticket: string
  email: string
}

const Ask = ({ onSent }: { onSent(sent: Sent): void }) => {
  const t = useWords(words)
  const { search } = useLocation()
  const { form, button, field, said } = useAuthForm(signUp, {
    values: (data) => ({
      nickname: textIn(data, 'nickname'),
      email: textIn(data, 'email'),
      password: secretIn(data, 'password'),
    }),
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
      <form className={formClass} {...form}>
        <EmailField field={field} />
        <TextInput
          size="lg"
          label={t.nickname}
          autoComplete="nickname"
          maxLength={20}
          {...field('nickname', t.nicknameWrong)}
        />
        <NewPasswordField field={field} label={t.password} />
        <Said error={said} />
        <Button {...button}>{t.submit}</Button>
      </form>
    </AuthScreen>
  )
}

const Confirm = ({ sent: { ticket, email }, onBack }: { sent: Sent; onBack(): void }) => {
  const t = useWords(words)
  const arrive = useArrival()
  const { form, button, field, said } = useAuthForm(confirmSignUp, {
    values: (data) => ({ ticket, code: textIn(data, 'code') }),
    onDone: arrive,
  })
  return (
    <AuthScreen title={t.check} lead={t.sent(email)}>
      <form className={formClass} {...form}>
        <CodeField field={field} />
        <Said error={said} />
        <Button {...button}>{t.finish}</Button>
        <button type="button" className={classes.words} onClick={onBack}>
          {t.other}
        </button>
      </form>
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
  if (!isOpen) return <Closed />
  return sent ? <Confirm sent={sent} onBack={() => setSent(undefined)} /> : <Ask onSent={setSent} />
}
