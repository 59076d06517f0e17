import { agreementNames } from '#features/site/agreements-contract.ts'
import { agreementTitles } from '#features/site/parts.ts'
import { AdminFrame } from '#packages/admin-ui/admin-frame.tsx'
import { useAddress } from '#packages/admin-ui/use-address.ts'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { AppLink } from '#packages/ui/link.tsx'
import { AgreementForm } from './agreement-form.tsx'
import { SiteForm } from './site-form.tsx'
import classes from './texts.module.css'

const words = defineWords({
  zh: {
    title: '站点文字',
    lead: '站点叫什么、怎样介绍自己，以及注册时请人同意的两份协议。保存后马上生效，并记入审计日志。',
    parts: '哪些文字',
    site: '名称与描述',
    webCode: '源码与自部署页',
  },
  en: {
    title: 'Site content',
    lead: 'The site’s name, how it introduces itself, and the two agreements people accept when signing up. Changes go live when you save and are recorded in the audit log.',
    parts: 'Content',
    site: 'Name and description',
    webCode: 'Source code page',
  },
})

const parts = ['site', ...agreementNames] as const

export const Screen = () => {
  const t = useWords(words)
  const titles = useWords(agreementTitles)
  const part = useAddress().oneOf('part', parts) ?? 'site'
  return (
    <AdminFrame title={t.title} lead={t.lead}>
      <nav className={classes.parts} aria-label={t.parts}>
        {parts.map((one) => (
          <AppLink
            key={one}
            to={one === 'site' ? '/admin/texts' : `/admin/texts?part=${one}`}
            replace
            preventScrollReset
            aria-current={one === part ? 'page' : undefined}
          >
            {one === 'site' ? t.site : titles[one]}
          </AppLink>
        ))}
        <AppLink to="/webCode">{t.webCode}</AppLink>
      </nav>
      {part === 'site' ? <SiteForm /> : <AgreementForm key={part} name={part} />}
    </AdminFrame>
  )
}
