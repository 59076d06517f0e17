import { Textarea, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { CommentNews } from '#features/comments/parts.ts'
import { session } from '#packages/api/session-contract.ts'
import { languageTag } from '#packages/i18n/language.ts'
import { defineWords, useLanguage, useWords } from '#packages/i18n/words.tsx'
import { apiQuery } from '#packages/ui/api-query.ts'
import { Button } from '#packages/ui/button.tsx'
import { Kit } from '#packages/ui/kit.tsx'
import { PageHead } from '#packages/ui/page-head.tsx'
import { PageIntro } from '#packages/ui/page-intro.tsx'
import type { LoadContext } from '#packages/ui/screen-routes.ts'
import { toasts } from '#packages/ui/toast-store.ts'
import { type Account, changeAccount } from '../contract.ts'
import { FormMessage } from './form-parts.tsx'
import { AvatarEditor } from './profile/avatar-editor.tsx'
import classes from './profile/profile.module.css'
import { SignIns } from './profile/sign-ins.tsx'
import { filesQuery, resumesQuery, storageQuery, Usage } from './profile/usage.tsx'
import { accountQuery, useAccount } from './settings/use-account.ts'
import { SignOut } from './sign-out/sign-out.tsx'
import { textIn, useAuthForm } from './use-auth-form.ts'

const words = defineWords({
  zh: {
    title: '我的资料',
    nickname: '昵称',
    nicknameWrong: '请填写昵称，20 字以内',
    signature: '签名',
    signatureHint: '一句话介绍自己，100 字以内',
    birthday: '生日',
    birthdayWrong: '请填写完整的日期',
    save: '保存',
    saved: '已保存',
    facts: '账号',
    email: '邮箱',
    role: '身份',
    user: '用户',
    member: '会员',
    admin: '管理员',
    since: '注册时间',
  },
  en: {
    title: 'Profile',
    nickname: 'Display name',
    nicknameWrong: 'Enter a display name of up to 20 characters',
    signature: 'Bio',
    signatureHint: 'One line about you, up to 100 characters',
    birthday: 'Birthday',
    birthdayWrong: 'Enter a full date',
    save: 'Save',
    saved: 'Saved',
    facts: 'Account',
    email: 'Email',
    role: 'Role',
    user: 'User',
    member: 'Member',
    admin: 'Admin',
    since: 'Member since',
  },
})

export const load = async ({ queryClient }: LoadContext) => {
  await Promise.all([
    queryClient.ensureQueryData(accountQuery),
    queryClient.prefetchQuery(resumesQuery),
    queryClient.prefetchQuery(storageQuery),
    queryClient.prefetchQuery(filesQuery),
  ])
  return undefined
}

const Self = ({ account }: { account: Account }) => {
  const t = useWords(words)
  const queries = useQueryClient()
  const { take } = useAccount()
  const { form, button, field, message } = useAuthForm(changeAccount, {
    values: (data) => ({
      nickname: textIn(data, 'nickname'),
      signature: textIn(data, 'signature'),
      birthday: textIn(data, 'birthday') || null,
    }),
    onDone: async (next) => {
      take(next)
      toasts.show(t.saved)
      // The header shows the nickname too.
      await queries.invalidateQueries({ queryKey: apiQuery(session, {}).queryKey })
    },
  })
  return (
    <form className={classes.form} {...form}>
      <TextInput
        size="lg"
        label={t.nickname}
        maxLength={20}
        defaultValue={account.nickname}
        autoComplete="nickname"
        {...field('nickname', t.nicknameWrong)}
      />
      <Textarea
        size="lg"
        label={t.signature}
        description={t.signatureHint}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        maxLength={100}
        rows={2}
        defaultValue={account.signature}
        {...field('signature', t.signatureHint)}
      />
      <TextInput
        size="lg"
        label={t.birthday}
        type="date"
        min="1900-01-01"
        defaultValue={account.birthday ?? ''}
        autoComplete="bday"
        {...field('birthday', t.birthdayWrong)}
      />
      <FormMessage error={message} />
      <Button {...button} size="md">
        {t.save}
      </Button>
    </form>
  )
}

const Facts = ({ account }: { account: Account }) => {
  const t = useWords(words)
  const { language } = useLanguage()
  const since = new Date(account.createdAt).toLocaleDateString(languageTag[language], { dateStyle: 'long' })
  const facts = [
    [t.email, account.email],
    [t.role, t[account.role]],
    [t.since, since],
  ] as const
  return (
    <section className={classes.section}>
      <h2>{t.facts}</h2>
      <dl className={classes.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

export const Screen = () => {
  const t = useWords(words)
  const { account } = useAccount()
  return (
    <Kit>
      <PageHead title={t.title} />
      <PageIntro title={t.title} />
      {account && (
        <div className={classes.columns}>
          <div>
            <AvatarEditor account={account} />
            <Self key={account.id} account={account} />
            <div className={classes.news}>
              <CommentNews />
            </div>
          </div>
          <aside className={classes.side}>
            <Facts account={account} />
            <Usage />
            <SignIns />
          </aside>
        </div>
      )}
      <div className={classes.out}>
        <SignOut />
      </div>
    </Kit>
  )
}
