import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { Button } from '#packages/ui/button.tsx'
import { toasts } from '#packages/ui/toast-store.ts'
import { changePassword } from '../../contract.ts'
import { FormMessage, formClass, NewPasswordField } from '../form-parts.tsx'
import { secretIn, useAuthForm } from '../use-auth-form.ts'
import { ProofField, proofIn } from './proof-field.tsx'
import { Setting } from './setting.tsx'
import { useAccount } from './use-account.ts'

const words = defineWords({
  zh: {
    title: '密码',
    text: '修改之后，其他设备都要重新登录。',
    change: '修改',
    none: '你还没有密码。设一个，就能用邮箱和密码登录。',
    set: '设置密码',
    next: '新密码',
    submit: '保存新密码',
    done: '密码已保存，其他设备已退出',
  },
  en: {
    title: 'Password',
    text: 'Changing it signs you out on all other devices.',
    change: 'Change',
    none: 'You don’t have a password yet. Set one to sign in with your email and password.',
    set: 'Set password',
    next: 'New password',
    submit: 'Save new password',
    done: 'Password saved. Your other devices have been signed out.',
  },
})

const Change = ({ onDone }: { onDone(): void }) => {
  const t = useWords(words)
  const { form, button, field, message } = useAuthForm(changePassword, {
    values: (data) => ({ current: proofIn(data), password: secretIn(data, 'password') }),
    onDone,
  })
  return (
    <form className={formClass} {...form}>
      <ProofField field={field} />
      <NewPasswordField field={field} label={t.next} />
      <FormMessage error={message} />
      <Button {...button}>{t.submit}</Button>
    </form>
  )
}

export const PasswordSetting = ({ hasPassword }: { hasPassword: boolean }) => {
  const t = useWords(words)
  const { again } = useAccount()
  return (
    <Setting title={t.title} text={hasPassword ? t.text : t.none} open={hasPassword ? t.change : t.set}>
      {(close) => (
        <Change
          onDone={() => {
            toasts.show(t.done)
            void again()
            close()
          }}
        />
      )}
    </Setting>
  )
}
