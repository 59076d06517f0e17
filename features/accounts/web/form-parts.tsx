import { PasswordInput, TextInput } from '@mantine/core'
import type { ComponentProps, ReactNode } from 'react'
import type { ErrorBody } from '#packages/api/errors.ts'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { Kit } from '#packages/ui/kit.tsx'
import { PageHead } from '#packages/ui/page-head.tsx'
import { AuthFrame } from './auth-frame.tsx'
import '@mantine/core/styles/ActionIcon.css'
import '@mantine/core/styles/Input.css'
import '@mantine/core/styles/PasswordInput.css'
import classes from './form-parts.module.css'

const words = defineWords({
  zh: {
    email: '邮箱',
    emailWrong: '请填写完整的邮箱地址，例如 zhixia@example.com',
    newPassword: '8 到 30 位，至少一个字母和一个数字',
    show: '显示密码',
    code: '验证码',
    codeWrong: '请填写信里的 6 位数字',
  },
  en: {
    email: 'Email',
    emailWrong: 'Enter a valid email address, such as alex@example.com',
    newPassword: '8–30 characters, with at least one letter and one number',
    show: 'Show password',
    code: 'Code',
    codeWrong: 'Enter the 6-digit code from the email',
  },
})

type Wired = (name: string, words: string) => { name: string; error: ReactNode; onChange(): void }

export const AuthScreen = (props: ComponentProps<typeof AuthFrame>) => (
  <Kit>
    <PageHead title={props.title} />
    <AuthFrame {...props} />
  </Kit>
)

export const EmailField = ({ field }: { field: Wired }) => {
  const t = useWords(words)
  return (
    <TextInput
      size="lg"
      label={t.email}
      type="email"
      autoComplete="username"
      autoFocus
      {...field('email', t.emailWrong)}
    />
  )
}

/** A new password, whose rule is shown before it is broken. */
export const NewPasswordField = ({
  field,
  label,
  autoFocus = false,
}: {
  field: Wired
  label: string
  autoFocus?: boolean
}) => {
  const t = useWords(words)
  return (
    <PasswordInput
      size="lg"
      label={label}
      description={t.newPassword}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      autoComplete="new-password"
      autoFocus={autoFocus}
      visibilityToggleButtonProps={{ 'aria-label': t.show, tabIndex: 0 }}
      {...field('password', t.newPassword)}
    />
  )
}

export const PasswordField = ({
  field,
  label,
  missing,
}: {
  field: Wired
  label: string
  missing: string
}) => {
  const t = useWords(words)
  return (
    <PasswordInput
      size="lg"
      label={label}
      autoComplete="current-password"
      visibilityToggleButtonProps={{ 'aria-label': t.show, tabIndex: 0 }}
      {...field('password', missing)}
    />
  )
}

export const CodeField = ({
  field,
  label,
  isDigits = true,
}: {
  field: Wired
  label?: string
  isDigits?: boolean
}) => {
  const t = useWords(words)
  return (
    <TextInput
      size="lg"
      label={label ?? t.code}
      className={classes.code ?? ''}
      inputMode={isDigits ? 'numeric' : 'text'}
      autoComplete="one-time-code"
      autoFocus
      maxLength={isDigits ? 6 : 20}
      {...field('code', t.codeWrong)}
    />
  )
}

/** The server's message about this form. */
export const FormMessage = ({ error }: { error: ErrorBody | undefined }) =>
  error ? (
    <p className={classes.error} role="alert">
      {error.message}
    </p>
  ) : null

export const formClass = classes.form
