import { useState } from 'react'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { Button } from '#packages/ui/button.tsx'
import { secondStep } from '../contract.ts'
import classes from './form-parts.module.css'
import { AuthScreen, CodeField, FormMessage, formClass } from './form-parts.tsx'
import { textIn, useAuthForm } from './use-auth-form.ts'
import { useSignedIn } from './use-signed-in.ts'

const words = defineWords({
  zh: {
    title: '两步验证',
    lead: '打开手机上的验证器，填入花笺当前的 6 位数字。',
    recoveryLead: '填入一个没用过的恢复码，每个只能用一次。',
    code: '验证码',
    recovery: '恢复码',
    submit: '登录',
    useRecovery: '手机不在身边？用恢复码',
    useCode: '改用验证器',
    back: '返回',
  },
  en: {
    title: 'Two-factor authentication',
    lead: 'Open your authenticator app and enter the 6-digit code for Huajian.',
    recoveryLead: 'Enter a recovery code you haven’t used yet. Each code works once.',
    code: 'Code',
    recovery: 'Recovery code',
    submit: 'Sign in',
    useRecovery: 'Don’t have your phone? Use a recovery code',
    useCode: 'Use authenticator app',
    back: 'Back',
  },
})

export const SecondStep = ({ ticket, onBack }: { ticket: string; onBack(): void }) => {
  const t = useWords(words)
  const arrive = useSignedIn()
  const [isRecovery, setIsRecovery] = useState(false)
  const { form, button, field, message } = useAuthForm(secondStep, {
    values: (data) => ({ ticket, code: textIn(data, 'code') }),
    onDone: arrive,
  })
  return (
    <AuthScreen title={t.title} lead={isRecovery ? t.recoveryLead : t.lead}>
      <form className={formClass} {...form}>
        <CodeField
          key={String(isRecovery)}
          field={field}
          label={isRecovery ? t.recovery : t.code}
          isDigits={!isRecovery}
        />
        <FormMessage error={message} />
        <Button {...button}>{t.submit}</Button>
        <button type="button" className={classes.words} onClick={() => setIsRecovery(!isRecovery)}>
          {isRecovery ? t.useCode : t.useRecovery}
        </button>
        <button type="button" className={classes.words} onClick={onBack}>
          {t.back}
        </button>
      </form>
    </AuthScreen>
  )
}
