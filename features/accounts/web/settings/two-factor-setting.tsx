import { useState } from 'react'
import { encode } from 'uqr'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { Button } from '#packages/ui/button.tsx'
import { toasts } from '#packages/ui/toast-store.ts'
import {
  type Account,
  confirmTwoFactor,
  renewRecoveryCodes,
  startTwoFactor,
  stopTwoFactor,
} from '../../contract.ts'
import { CodeField, FormMessage, formClass } from '../form-parts.tsx'
import { textIn, useAuthForm } from '../use-auth-form.ts'
import { ByProof } from './by-proof.tsx'
import styles from './setting.module.css'
import { Setting } from './setting.tsx'
import { useAccount } from './use-account.ts'

const words = defineWords({
  zh: {
    title: '两步验证',
    off: '登录时除了密码，再要一个手机验证器里的数字。密码泄露了，别人也进不来。',
    on: (left: number) => `已开启，还有 ${left} 个恢复码可用。`,
    start: '开启',
    manage: '管理',
    next: '继续',
    scan: '用手机上的验证器（如 Google Authenticator、微软身份验证器）扫这个码，再填入它显示的 6 位数字。',
    byHand: '扫不了？把这串字符手动填进验证器：',
    turnOn: '开启两步验证',
    keep: '两步验证已开启。把下面的恢复码存到安全的地方：手机丢了，用它们登录，每个只能用一次。离开这里就看不到了。',
    copy: '复制',
    copied: '已复制',
    done: '我存好了',
    renew: '换一批恢复码',
    stop: '关闭两步验证',
    stopped: '两步验证已关闭',
  },
  en: {
    title: 'Two-factor authentication',
    off: 'Sign in with your password plus a code from an authenticator app on your phone. A stolen password alone won’t be enough to sign in.',
    on: (left: number) => `On. ${left} recovery ${left === 1 ? 'code' : 'codes'} left.`,
    start: 'Turn on',
    manage: 'Manage',
    next: 'Continue',
    scan: 'Scan this code with an authenticator app on your phone (such as Google Authenticator or Microsoft Authenticator), then enter the 6-digit code it shows.',
    byHand: 'Can’t scan it? Enter this key in the app:',
    turnOn: 'Turn on two-factor authentication',
    keep: 'Two-factor authentication is on. Save these recovery codes somewhere safe: each one lets you sign in once if you lose your phone. You won’t see them again.',
    copy: 'Copy',
    copied: 'Copied',
    done: 'I’ve saved them',
    renew: 'Get new recovery codes',
    stop: 'Turn off two-factor authentication',
    stopped: 'Two-factor authentication is off',
  },
})

const QrCode = ({ text }: { text: string }) => {
  const { data, size } = encode(text, { border: 0 })
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg className={styles.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label="QR">
      <path d={squares.join('')} fill="#000000" />
    </svg>
  )
}

const Codes = ({ codes, onDone }: { codes: readonly string[]; onDone(): void }) => {
  const t = useWords(words)
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'))
    toasts.show(t.copied)
  }
  return (
    <>
      <p className={styles.warn}>{t.keep}</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.row}>
        <Button look="plain" onClick={() => void copy()}>
          {t.copy}
        </Button>
        <Button onClick={onDone}>{t.done}</Button>
      </div>
    </>
  )
}

const FirstCode = (props: { secret: string; uri: string; onDone(codes: string[]): void }) => {
  const t = useWords(words)
  const { form, button, field, message } = useAuthForm(confirmTwoFactor, {
    values: (data) => ({ code: textIn(data, 'code') }),
    onDone: ({ codes }) => props.onDone(codes),
  })
  return (
    <form className={formClass} {...form}>
      <p className={styles.note}>{t.scan}</p>
      <QrCode text={props.uri} />
      <p className={styles.note}>{t.byHand}</p>
      <p className={styles.secret}>{props.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</p>
      <CodeField field={field} />
      <FormMessage error={message} />
      <Button {...button}>{t.turnOn}</Button>
    </form>
  )
}

export const TwoFactorSetting = ({ account }: { account: Account }) => {
  const t = useWords(words)
  const { again } = useAccount()
  const [begun, setBegun] = useState<{ secret: string; uri: string }>()
  const [codes, setCodes] = useState<readonly string[]>()
  const [stopping, setStopping] = useState(false)

  const body = (close: () => void) => {
    const end = () => {
      setBegun(undefined)
      setCodes(undefined)
      setStopping(false)
      void again()
      close()
    }
    if (codes) return <Codes codes={codes} onDone={end} />
    if (begun) return <FirstCode {...begun} onDone={setCodes} />
    if (!account.twoFactor) return <ByProof endpoint={startTwoFactor} submit={t.next} onDone={setBegun} />
    if (stopping)
      return (
        <ByProof
          endpoint={stopTwoFactor}
          submit={t.stop}
          onDone={() => {
            toasts.show(t.stopped)
            end()
          }}
        />
      )
    return (
      <>
        <ByProof endpoint={renewRecoveryCodes} submit={t.renew} onDone={(reply) => setCodes(reply.codes)} />
        <Button look="plain" onClick={() => setStopping(true)}>
          {t.stop}
        </Button>
      </>
    )
  }
  return (
    <Setting
      title={t.title}
      text={account.twoFactor ? t.on(account.recoveryCodes) : t.off}
      open={account.twoFactor ? t.manage : t.start}
    >
      {body}
    </Setting>
  )
}
