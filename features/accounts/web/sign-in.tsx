import { Checkbox, PasswordInput, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useState } from 'react'
import { redirect, useNavigate, useSearchParams } from 'react-router'
import type { LoadContext } from '#packages/slice/web.ts'
import { useSwitches } from '#packages/switches/switched.tsx'
import { useApi } from '#packages/ui/api.tsx'
import { apiQuery } from '#packages/ui/api-query.ts'
import { Button } from '#packages/ui/button.tsx'
import { Kit } from '#packages/ui/kit.tsx'
import { AppLink } from '#packages/ui/link.tsx'
import { PageHead } from '#packages/ui/page-head.tsx'
import { defineWords, useWords } from '#packages/ui/words.tsx'
import type { ErrorBody } from '#packages/wire/errors.ts'
import { session, signIn } from '../contract.ts'
import { AuthFrame } from './auth-frame.tsx'
import { safeNext } from './safe-next.ts'
import '@mantine/core/styles/ActionIcon.css'
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

/** Errors that this form says itself, beside the button. */
const IN_PLACE = ['wrong_credentials', 'too_many_requests', 'bad_input']

/** Who is signed in already has nothing to do here. */
export const load = async ({ queryClient, url }: LoadContext) => {
  const { user } = await queryClient.ensureQueryData(apiQuery(session, {}))
  if (user) throw redirect(safeNext(url.searchParams.get('next')))
  return undefined
}

const valuesOf = (form: HTMLFormElement) => {
  const data = new FormData(form)
  return {
    email: String(data.get('email') ?? '').trim(),
    password: String(data.get('password') ?? ''),
    remember: data.get('remember') !== null,
  }
}

/**
 * The fields hold their own text: what was typed before the script arrived is still there when it does. Until then
 * the form posts (a password must never end up in an address) and its button waits.
 */
export const Screen = () => {
  const t = useWords(words)
  const api = useApi()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { open_sign: mayRegister } = useSwitches()
  const [params] = useSearchParams()
  const [alive, setAlive] = useState(false)
  const [wrong, setWrong] = useState<readonly string[]>([])
  useEffect(() => setAlive(true), [])

  const mutation = useMutation<unknown, ErrorBody | null, ReturnType<typeof valuesOf>>({
    mutationFn: (values) => api.call(signIn, values, { inPlace: IN_PLACE }),
    onSuccess: async () => {
      await queryClient.fetchQuery({ ...apiQuery(session, {}), staleTime: 0 })
      await navigate(safeNext(params.get('next')), { replace: true })
    },
  })

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const values = valuesOf(form)
    const checked = signIn.input.safeParse(values)
    const fields = checked.success ? [] : checked.error.issues.map((issue) => String(issue.path[0]))
    setWrong(fields)
    if (checked.success) mutation.mutate(values)
    else form.querySelector<HTMLInputElement>(`[name="${fields[0]}"]`)?.focus()
  }
  const recheck = (field: string) => {
    if (wrong.includes(field)) setWrong(wrong.filter((one) => one !== field))
  }
  const said = mutation.error && IN_PLACE.includes(mutation.error.code) ? mutation.error.message : undefined

  return (
    <Kit>
      <PageHead title={t.title} />
      <AuthFrame
        title={t.title}
        lead={
          mayRegister && (
            <span data-switch="open_sign">
              {t.noAccount}
              <AppLink to="/auth/register">{t.register}</AppLink>
            </span>
          )
        }
      >
        <form className={classes.form} method="post" onSubmit={submit} noValidate>
          <TextInput
            size="lg"
            label={t.email}
            type="email"
            name="email"
            autoComplete="username"
            autoFocus
            error={wrong.includes('email') && t.emailWrong}
            onChange={() => recheck('email')}
          />
          <div className={classes.password}>
            <PasswordInput
              size="lg"
              label={t.password}
              name="password"
              autoComplete="current-password"
              error={wrong.includes('password') && t.passwordMissing}
              visibilityToggleButtonProps={{ 'aria-label': t.show, tabIndex: 0 }}
              onChange={() => recheck('password')}
            />
            <AppLink to="/forget-password" className={classes.forgotten ?? ''}>
              {t.forgotten}
            </AppLink>
          </div>
          <Checkbox label={t.remember} name="remember" defaultChecked />
          {said && (
            <p className={classes.error} role="alert">
              {said}
            </p>
          )}
          <Button type="submit" size="form" disabled={!alive} busy={mutation.isPending}>
            {t.submit}
          </Button>
        </form>
      </AuthFrame>
    </Kit>
  )
}
