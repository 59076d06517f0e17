import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { Button } from '#packages/ui/button.tsx'
import { giveAddress } from '../../providers-contract.ts'
import { spaced } from '../../spaced.ts'
import { Agreed } from '../agreed.tsx'
import { ConfirmCode, type Sent } from '../confirm-code.tsx'
import classes from '../form-parts.module.css'
import { AuthScreen, EmailField, FormMessage, formClass } from '../form-parts.tsx'
import { textIn, useAuthForm } from '../use-auth-form.ts'
import { useProviderName } from './use-providers.ts'

const words = defineWords({
  zh: {
    title: '还差一个邮箱',
    lead: (name: string) =>
      `已经通过${spaced(name)}确认了你的身份。再留一个邮箱：换了手机、忘了账号的时候，靠它找回简历。`,
    someone: '对方网站',
    submit: '发送验证码',
    back: '换一种方式',
  },
  en: {
    title: 'One last thing: your email',
    lead: (name: string) =>
      `You’re verified with ${name}. Add an email too, so you can recover your resumes if you lose your phone or that account.`,
    someone: 'The provider',
    submit: 'Send code',
    back: 'Sign in another way',
  },
})

/** For users whose provider does not confirm an email address. */
export const GiveAddress = ({ ticket, onBack }: { ticket: string; onBack(): void }) => {
  const t = useWords(words)
  const [params] = useSearchParams()
  const name = useProviderName(params.get('provider')) ?? t.someone
  const [sent, setSent] = useState<Sent>()
  const { form, button, field, message } = useAuthForm(giveAddress, {
    values: (data) => ({ ticket, email: textIn(data, 'email') }),
    onDone: (reply, { email }) => setSent({ ticket: reply.ticket, email }),
  })
  if (sent) return <ConfirmCode sent={sent} onBack={() => setSent(undefined)} />
  return (
    <AuthScreen title={t.title} lead={t.lead(name)}>
      <form className={formClass} {...form}>
        <EmailField field={field} />
        <FormMessage error={message} />
        <Button {...button}>{t.submit}</Button>
        <Agreed />
        <button type="button" className={classes.words} onClick={onBack}>
          {t.back}
        </button>
      </form>
    </AuthScreen>
  )
}
