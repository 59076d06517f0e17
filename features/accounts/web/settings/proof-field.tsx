import { PasswordInput, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { useApi } from '#packages/ui/api.tsx'
import { Button } from '#packages/ui/button.tsx'
import { askProof, type Proof } from '../../contract.ts'
import { secretIn, textIn } from '../use-auth-form.ts'
import styles from './setting.module.css'
import { useAccount } from './use-account.ts'

const words = defineWords({
  zh: {
    label: '当前密码',
    missing: '请填写当前密码',
    show: '显示密码',
    why: (email: string) => `你没有设密码，所以用邮件确认是你本人：验证码会寄到 ${email}。`,
    send: '发送验证码',
    again: '重新发送',
    code: '验证码',
    codeMissing: '请填写信里的 6 位数字',
    first: '请先发送验证码，再填入信里的数字',
  },
  en: {
    label: 'Current password',
    missing: 'Enter your current password',
    show: 'Show password',
    why: (email: string) =>
      `You don’t have a password, so we’ll confirm it’s you by sending a code to ${email}.`,
    send: 'Send code',
    again: 'Resend code',
    code: 'Code',
    codeMissing: 'Enter the 6-digit code from the email',
    first: 'Send yourself a code first, then enter it here',
  },
})

interface ProofFieldProps {
  field(name: string, words: string): { name: string; error: ReactNode; onChange(): void }
}

/** The fields of a form with a `ProofField`. */
export const proofIn = (data: FormData): Proof =>
  data.has('proof-ticket')
    ? { ticket: textIn(data, 'proof-ticket'), code: textIn(data, 'current') }
    : secretIn(data, 'current')

const ByEmail = ({ field, email }: ProofFieldProps & { email: string }) => {
  const t = useWords(words)
  const api = useApi()
  const send = useMutation({ mutationFn: () => api.call(askProof, {}) })
  const ticket = send.data?.ticket
  const { error, ...code } = field('current', ticket ? t.codeMissing : t.first)
  return (
    <>
      <p className={styles.note}>{t.why(email)}</p>
      <div className={styles.email}>
        {ticket && (
          <>
            <input type="hidden" name="proof-ticket" value={ticket} />
            <TextInput
              size="lg"
              label={t.code}
              inputMode="numeric"
              autoComplete="one-time-code"
              autoFocus
              maxLength={6}
              error={error}
              {...code}
            />
          </>
        )}
        <Button look="plain" size="md" busy={send.isPending} onClick={() => send.mutate()}>
          {ticket ? t.again : t.send}
        </Button>
      </div>
      {!ticket && error && (
        <p className={styles.first} role="alert">
          {error}
        </p>
      )}
    </>
  )
}

/** Reauthenticates before actions that another person at an unlocked screen must not perform. */
export const ProofField = ({ field }: ProofFieldProps) => {
  const t = useWords(words)
  const { account } = useAccount()
  if (account && !account.hasPassword) return <ByEmail field={field} email={account.email} />
  return (
    <PasswordInput
      size="lg"
      label={t.label}
      autoComplete="current-password"
      visibilityToggleButtonProps={{ 'aria-label': t.show, tabIndex: 0 }}
      {...field('current', t.missing)}
    />
  )
}
