import { useSearchParams } from 'react-router'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { problems } from '../../providers-contract.ts'
import { spaced } from '../../spaced.ts'
import classes from '../form-parts.module.css'
import { useProviderName } from './use-providers.ts'

const words = defineWords({
  zh: {
    someone: '对方网站',
    denied: (name: string) => `没有得到${spaced(name)}的许可，登录没有完成。可以再试一次，或换一种方式。`,
    expired: (_: string) => '这次登录已经过期，或者是在别的浏览器里开始的。请重新来一次。',
    failed: (name: string) =>
      `${spaced(name).trimStart()}没有确认这次登录，可能只是暂时的。请再试一次，或换一种方式。`,
    banned: (_: string) => '这个账号已被停用，如有疑问请联系管理员。',
    has_account: (name: string) =>
      `这个邮箱已经有账号。请先用原来的方式登录，再到「设置」里的「登录方式」关联${spaced(name).trimEnd()}。`,
    closed: (_: string) => '这个站点现在不开放注册，账号由管理员开通。',
    taken: (name: string) => `这个${spaced(name)}账号已经关联了另一个账号。`,
  },
  en: {
    someone: 'the provider',
    denied: (name: string) =>
      `${name} didn’t grant access, so you’re not signed in. Try again, or sign in another way.`,
    expired: (_: string) => 'This sign-in expired or was started in another browser. Please start again.',
    failed: (name: string) =>
      `${name} couldn’t confirm your sign-in. This may be temporary: try again, or sign in another way.`,
    banned: (_: string) => 'This account is suspended. Contact the administrator.',
    has_account: (name: string) =>
      `This email already has an account. Sign in the way you usually do, then link ${name} in Settings.`,
    closed: (_: string) => 'Sign-up is closed. Ask the administrator for an account.',
    taken: (name: string) => `This ${name} account is already linked to another account.`,
  },
})

/** Why a sign-in with a provider failed. The address only selects one of our own texts. */
export const Problem = () => {
  const t = useWords(words)
  const [params] = useSearchParams()
  const name = useProviderName(params.get('provider')) ?? t.someone
  const code = problems.find((one) => one === params.get('problem'))
  if (code === undefined) return null
  return (
    <p className={classes.error} role="alert">
      {t[code](name)}
    </p>
  )
}
