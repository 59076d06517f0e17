import { useSearchParams } from 'react-router'
import { defineWords, useWords } from '#packages/ui/words.tsx'
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
    someone: 'the other site',
    denied: (name: string) =>
      `There was no leave from ${name}, and you are not signed in. Try again, or another way.`,
    expired: (_: string) => 'This took too long, or was begun in another browser. Please start again.',
    failed: (name: string) =>
      `${name} did not confirm who you are; it may be a passing trouble. Try again, or another way.`,
    banned: (_: string) => 'This account is suspended. Please write to the operator.',
    has_account: (name: string) =>
      `This address has an account. Sign in the way you always do, then link ${name} in your settings.`,
    closed: (_: string) => 'This site takes no new accounts now: its operator opens them.',
    taken: (name: string) => `This ${name} account is linked to another account here.`,
  },
})

/** Why who came back from a provider is not in. Only words of ours: the address chooses among them. */
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
