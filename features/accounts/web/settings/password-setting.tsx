import { Button } from '#packages/ui/button.tsx'
import { toasts } from '#packages/ui/toast-store.ts'
import { defineWords, useWords } from '#packages/ui/words.tsx'
import { changePassword } from '../../contract.ts'
import { formClass, NewPasswordField, Said } from '../form-parts.tsx'
import { secretIn, useAuthForm } from '../use-auth-form.ts'
import { CurrentPassword } from './current-password.tsx'
import { Setting } from './setting.tsx'

const words = defineWords({
  zh: {
    title: '密码',
    text: '修改之后，其他设备都要重新登录。',
    change: '修改',
    next: '新密码',
    submit: '保存新密码',
    done: '密码已修改，其他设备已退出',
  },
  en: {
    title: 'Password',
    text: 'After a change all other devices sign in again.',
    change: 'Change',
    next: 'New password',
    submit: 'Save the new password',
    done: 'Your password is changed, and other devices are signed out',
  },
})

const Change = ({ onDone }: { onDone(): void }) => {
  const t = useWords(words)
  const { form, button, field, said } = useAuthForm(changePassword, {
    values: (data) => ({ current: secretIn(data, 'current'), password: secretIn(data, 'password') }),
    onDone,
  })
  return (
    <form className={formClass} {...form}>
      <CurrentPassword field={field} />
      <NewPasswordField field={field} label={t.next} />
      <Said error={said} />
      <Button {...button}>{t.submit}</Button>
    </form>
  )
}

export const PasswordSetting = () => {
  const t = useWords(words)
  return (
    <Setting title={t.title} text={t.text} open={t.change}>
      {(close) => (
        <Change
          onDone={() => {
            toasts.show(t.done)
            close()
          }}
        />
      )}
    </Setting>
  )
}
