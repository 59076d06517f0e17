import { useSwitches } from '#packages/switches/switched.tsx'
import type { SwitchKey } from '#packages/switches/switches.ts'
import { AppLink } from '#packages/ui/link.tsx'
import { Logo } from '#packages/ui/logo.tsx'
import { defineWords, useWords } from '#packages/ui/words.tsx'
import classes from './site-footer.module.css'

const words = defineWords({
  zh: {
    line1: '花笺是唐人写诗的纸。',
    line2: '我们做的，是写给下一份工作的那一张。',
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
  },
  en: {
    line1: 'Huajian is the paper that Tang poets wrote on.',
    line2: 'Ours is the sheet for your next job.',
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
  const shown = columns
    .map(({ title, entries }) => ({ title, entries: entries.filter(({ by }) => !by || states[by] === true) }))
    .filter(({ entries }) => entries.length > 0)
  return (
    <footer className={classes.footer}>
      <div className={classes.columns}>
        <div className={classes.brand}>
          <Logo size={28} />
          <p>{t.line1}</p>
          <p>{t.line2}</p>
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
