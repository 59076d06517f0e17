import { Button, Checkbox, PasswordInput, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { Switched } from '#packages/switches/switched.tsx'
import { useApi } from '#packages/ui/api.tsx'
import { apiQuery } from '#packages/ui/api-query.ts'
import { AppLink } from '#packages/ui/link.tsx'
import { PageHead } from '#packages/ui/page-head.tsx'
import { defineWords, useWords } from '#packages/ui/words.tsx'
import type { ErrorBody } from '#packages/wire/errors.ts'
import { session, signIn } from '../contract.ts'
import { AuthFrame } from './auth-frame.tsx'
import { safeNext } from './safe-next.ts'
import '@mantine/core/styles/Input.css'
import '@mantine/core/styles/PasswordInput.css'
import '@mantine/core/styles/Checkbox.css'
import '@mantine/core/styles/InlineInput.css'
import classes from './sign-in.module.css'

const words = defineWords({
  zh: {
    title: '登录',
    noAccount: '还没有账号？',
    register: '注册一个',
    gift: '，送 20 积分',
    email: '邮箱',
    password: '密码',
    forgotten: '忘记密码',
    remember: '在这台设备上保持登录',
    submit: '登录',
    emailWrong: '请填写完整的邮箱地址，例如 zhixia@example.com',
    passwordMissing: '请填写密码',
    show: '显示密码',
  },
  en: {
    title: 'Sign in',
    noAccount: 'No account yet? ',
    register: 'Create one',
    gift: ' and get 20 points',
    email: 'E-mail',
    password: 'Password',
    forgotten: 'Forgotten?',
    remember: 'Keep me signed in on this device',
    submit: 'Sign in',
    emailWrong: 'Please enter a whole e-mail address, such as zhixia@example.com',
    passwordMissing: 'Please enter your password',
    show: 'Show password',
  },
})

export const Screen = () => {
  const t = useWords(words)
  const api = useApi()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [remember, setRemember] = useState(true)
  const [tried, setTried] = useState(false)
  const input = signIn.input.safeParse({ email: email.trim(), password, remember })
  const wrong = (field: string) =>
    tried && !input.success && input.error.issues.some((issue) => issue.path[0] === field)

  const mutation = useMutation<unknown, ErrorBody | null>({
    mutationFn: () =>
      api.call(
        signIn,
        { email: email.trim(), password, remember },
        { inPlace: ['wrong_credentials', 'too_many_requests', 'bad_input'] },
      ),
    onSuccess: async () => {
      await queryClient.fetchQuery({ ...apiQuery(session, {}), staleTime: 0 })
      await navigate(safeNext(params.get('next')), { replace: true })
    },
  })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (input.success) mutation.mutate()
  }

  return (
    <>
      <PageHead title={t.title} />
      <AuthFrame
        title={t.title}
        lead={
          <Switched by="open_sign">
            {t.noAccount}
            <AppLink to="/auth/register">{t.register}</AppLink>
            {t.gift}
          </Switched>
        }
      >
        <form className={classes.form} onSubmit={submit} noValidate>
          <TextInput
            size="lg"
            label={t.email}
            type="email"
            name="email"
            autoComplete="username"
            autoFocus
            value={email}
            error={wrong('email') && t.emailWrong}
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
          <div className={classes.password}>
            <AppLink to="/forget-password" className={classes.forgotten}>
              {t.forgotten}
            </AppLink>
            <PasswordInput
              size="lg"
              label={t.password}
              name="password"
              autoComplete="current-password"
              value={password}
              error={wrong('password') && t.passwordMissing}
              visibilityToggleButtonProps={{ 'aria-label': t.show }}
              onChange={(event) => setPassword(event.currentTarget.value)}
            />
          </div>
          <Checkbox
            label={t.remember}
            checked={remember}
            onChange={(event) => setRemember(event.currentTarget.checked)}
          />
          {mutation.error && (
            <p className={classes.error} role="alert">
              {mutation.error.message}
            </p>
          )}
          <Button type="submit" h={46} fz={15} fullWidth loading={mutation.isPending}>
            {t.submit}
          </Button>
        </form>
      </AuthFrame>
    </>
  )
}
