import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { Kit } from '#packages/ui/kit.tsx'
import { PageHead } from '#packages/ui/page-head.tsx'
import { PageIntro } from '#packages/ui/page-intro.tsx'
import type { LoadContext } from '#packages/ui/screen-routes.ts'
import { prefetchProviders } from './providers/use-providers.ts'
import { EmailSetting } from './settings/email-setting.tsx'
import { ExportSetting } from './settings/export-setting.tsx'
import { LanguageSetting } from './settings/language-setting.tsx'
import { LeaveSetting } from './settings/leave-setting.tsx'
import { PasswordSetting } from './settings/password-setting.tsx'
import { myProvidersQuery, ProvidersSetting } from './settings/providers-setting.tsx'
import { SessionsSetting } from './settings/sessions-setting.tsx'
import { TwoFactorSetting } from './settings/two-factor-setting.tsx'
import { accountQuery, useAccount } from './settings/use-account.ts'

const words = defineWords({
  zh: { title: '设置', lead: '账号与安全' },
  en: { title: 'Settings', lead: 'Account and security' },
})

export const load = async ({ queryClient }: LoadContext) => {
  await Promise.all([
    queryClient.ensureQueryData(accountQuery),
    queryClient.prefetchQuery(myProvidersQuery),
    prefetchProviders(queryClient),
  ])
  return undefined
}

export const Screen = () => {
  const t = useWords(words)
  const { account } = useAccount()
  return (
    <Kit>
      <PageHead title={t.title} />
      <PageIntro title={t.title} lead={t.lead} />
      {account && (
        <>
          <EmailSetting email={account.email} />
          <PasswordSetting hasPassword={account.hasPassword} />
          <ProvidersSetting />
          <TwoFactorSetting account={account} />
          <SessionsSetting />
          <LanguageSetting />
          <ExportSetting />
          <LeaveSetting leavesAt={account.leavesAt} />
        </>
      )}
    </Kit>
  )
}
