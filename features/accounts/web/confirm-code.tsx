import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { Button } from '#packages/ui/button.tsx'
import { confirmSignUp } from '../contract.ts'
import classes from './form-parts.module.css'
import { AuthScreen, CodeField, FormMessage, formClass } from './form-parts.tsx'
import { textIn, useAuthForm } from './use-auth-form.ts'
import { useSignedIn } from './use-signed-in.ts'

const words = defineWords({
  zh: {
    check: '查看邮箱',
    sent: (email: string) =>
      `验证码已寄往 ${email}，半小时内有效。没收到的话，看看垃圾邮件，或检查地址有没有写错。`,
    finish: '完成注册',
    other: '改一个地址，或重新发送',
  },
  en: {
    check: 'Check your email',
    sent: (email: string) =>
      `We’ve emailed a code to ${email}. It expires in 30 minutes. Can’t find it? Check your spam folder and make sure the address is right.`,
    finish: 'Create account',
    other: 'Change email or resend code',
  },
})

export interface Sent {
  ticket: string
  email: string
}

/** The code of the email creates the account. */
export const ConfirmCode = ({ sent: { ticket, email }, onBack }: { sent: Sent; onBack(): void }) => {
  const t = useWords(words)
  const arrive = useSignedIn()
  const { form, button, field, message } = useAuthForm(confirmSignUp, {
    values: (data) => ({ ticket, code: textIn(data, 'code') }),
    onDone: arrive,
  })
  return (
    <AuthScreen title={t.check} lead={t.sent(email)}>
      <form className={formClass} {...form}>
        <CodeField field={field} />
        <FormMessage error={message} />
        <Button {...button}>{t.finish}</Button>
        <button type="button" className={classes.words} onClick={onBack}>
          {t.other}
        </button>
      </form>
    </AuthScreen>
  )
}
