import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { Button } from '#packages/ui/button.tsx'
import { toasts } from '#packages/ui/toast-store.ts'
import { type Account, changeEmail, confirmEmail } from '../../contract.ts'
import { CodeField, FormMessage, formClass } from '../form-parts.tsx'
import { textIn, useAuthForm } from '../use-auth-form.ts'
import { ProofField, proofIn } from './proof-field.tsx'
import { Setting } from './setting.tsx'
import { useAccount } from './use-account.ts'

const words = defineWords({
  zh: {
    title: '邮箱',
    change: '更换',
    email: '新邮箱',
    wrong: '请填写完整的邮箱地址，例如 zhixia@example.com',
    send: '发送验证码',
    sent: (email: string) => `验证码已寄往 ${email}，半小时内有效。`,
    confirm: '更换邮箱',
    done: '邮箱已更换',
  },
  en: {
    title: 'Email',
    change: 'Change',
    email: 'New email',
    wrong: 'Enter a valid email address, such as alex@example.com',
    send: 'Send code',
    sent: (email: string) => `We’ve emailed a code to ${email}. It expires in 30 minutes.`,
    confirm: 'Change email',
    done: 'Email changed',
  },
})

interface Sent {
  ticket: string
  email: string
}

const Ask = ({ onSent }: { onSent(sent: Sent): void }) => {
  const t = useWords(words)
  const { form, button, field, message } = useAuthForm(changeEmail, {
    values: (data) => ({ email: textIn(data, 'email'), current: proofIn(data) }),
    onDone: ({ ticket }, { email }) => onSent({ ticket, email }),
  })
  return (
    <form className={formClass} {...form}>
      <TextInput size="lg" label={t.email} type="email" autoComplete="email" {...field('email', t.wrong)} />
      <ProofField field={field} />
      <FormMessage error={message} />
      <Button {...button}>{t.send}</Button>
    </form>
  )
}

const Confirm = ({ sent: { ticket, email }, onDone }: { sent: Sent; onDone(account: Account): void }) => {
  const t = useWords(words)
  const { form, button, field, message } = useAuthForm(confirmEmail, {
    values: (data) => ({ ticket, code: textIn(data, 'code') }),
    onDone,
  })
  return (
    <form className={formClass} {...form}>
      <p>{t.sent(email)}</p>
      <CodeField field={field} />
      <FormMessage error={message} />
      <Button {...button}>{t.confirm}</Button>
    </form>
  )
}

export const EmailSetting = ({ email }: { email: string }) => {
  const t = useWords(words)
  const { take } = useAccount()
  const [sent, setSent] = useState<Sent>()
  return (
    <Setting title={t.title} text={email} open={t.change}>
      {(close) =>
        sent ? (
          <Confirm
            sent={sent}
            onDone={(account) => {
              take(account)
              toasts.show(t.done)
              setSent(undefined)
              close()
            }}
          />
        ) : (
          <Ask onSent={setSent} />
        )
      }
    </Setting>
  )
}
