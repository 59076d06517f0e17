import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { useSwitches } from '#packages/switches/switched.tsx'
import type { SwitchKey } from '#packages/switches/switches.ts'
import { AppLink } from '#packages/ui/link.tsx'
import { Logo } from '#packages/ui/logo.tsx'
import { useSite } from '#packages/ui/site.ts'
import classes from './site-footer.module.css'

const words = defineWords({
  zh: {
    make: '制作',
    resume: '简历模板',
    word: 'Word 文档',
    ppt: '演示文稿',
    ai: 'AI 写简历',
    about: '关于',
    membership: '会员与积分',
    source: '源码与自部署',
    business: '商务合作',
    sponsor: '赞助花笺',
    together: '同行',
    terms: '用户协议',
    privacy: '隐私政策',
  },
  en: {
    make: 'Make',
    resume: 'Resume templates',
    word: 'Word documents',
    ppt: 'Presentations',
    ai: 'AI resume',
    about: 'About',
    membership: 'Membership and points',
    source: 'Source and self-hosting',
    business: 'Business',
    sponsor: 'Sponsor Huajian',
    together: 'Together',
    terms: 'User agreement',
    privacy: 'Privacy policy',
  },
})

interface Entry {
  to: string
  word: keyof (typeof words)['zh']
  by?: SwitchKey
}

const columns: readonly { title: keyof (typeof words)['zh']; entries: readonly Entry[] }[] = [
  {
    title: 'make',
    entries: [
      { to: '/resume', word: 'resume' },
      { to: '/word', word: 'word' },
      { to: '/ppt', word: 'ppt' },
      { to: '/generateAiResume', word: 'ai' },
    ],
  },
  {
    title: 'about',
    entries: [
      { to: '/membership', word: 'membership', by: 'open_membership' },
      { to: '/webCode', word: 'source', by: 'open_get_source_code' },
      { to: '/terms', word: 'terms' },
      { to: '/privacy', word: 'privacy' },
    ],
  },
  {
    title: 'together',
    entries: [
      { to: '/webCode#business', word: 'business', by: 'open_business' },
      { to: '/webCode#sponsor', word: 'sponsor', by: 'open_sponsor' },
    ],
  },
]

export const SiteFooter = () => {
  const t = useWords(words)
  const states = useSwitches()
  const { footer, contact, filing } = useSite()
  const shown = columns
    .map(({ title, entries }) => ({ title, entries: entries.filter(({ by }) => !by || states[by] === true) }))
    .filter(({ entries }) => entries.length > 0)
  return (
    <footer className={classes.footer}>
      <div className={classes.columns}>
        <div className={classes.brand}>
          <Logo size={28} />
          <p>{footer}</p>
          {contact && (
            <p>
              <a href={`mailto:${contact}`}>{contact}</a>
            </p>
          )}
          {filing && (
            <p>
              <a href="https://beian.miit.gov.cn/">{filing}</a>
            </p>
          )}
        </div>
        {shown.map(({ title, entries }) => (
          <section key={title}>
            <h2>{t[title]}</h2>
            <ul>
              {entries.map(({ to, word, by }) => (
                <li key={to} {...(by ? { 'data-switch': by } : {})}>
                  <AppLink to={to}>{t[word]}</AppLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </footer>
  )
}
