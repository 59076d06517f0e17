import { type ReactNode, useEffect, useRef } from 'react'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { AppNavLink } from '#packages/ui/link.tsx'
import { PageHead } from '#packages/ui/page-head.tsx'
import classes from './admin-frame.module.css'

const words = defineWords({
  zh: {
    admin: '管理',
    overview: '概览',
    people: '用户',
    orders: '订单与退款',
    codes: '兑换码',
    money: '价格与方案',
    templates: '模板审核',
    prices: '文档定价',
    comments: '评论',
    texts: '站点文字',
    ai: 'AI 模型',
    switches: '开关',
    system: '系统',
    audit: '审计',
  },
  en: {
    admin: 'Admin',
    overview: 'Overview',
    people: 'Users',
    orders: 'Orders and refunds',
    codes: 'Redeem codes',
    money: 'Prices and plans',
    templates: 'Template review',
    prices: 'Document prices',
    comments: 'Comments',
    texts: 'Site content',
    ai: 'AI models',
    switches: 'Feature switches',
    system: 'System',
    audit: 'Audit log',
  },
})

type Word = keyof (typeof words)['zh']

/** Three groups: users and payments, publications, operation. */
const lots: readonly (readonly { to: string; word: Word; end?: true }[])[] = [
  [
    { to: '/admin', word: 'overview', end: true },
    { to: '/admin/users', word: 'people' },
    { to: '/admin/orders', word: 'orders' },
    { to: '/admin/codes', word: 'codes' },
    { to: '/admin/money', word: 'money' },
  ],
  [
    { to: '/admin/templates', word: 'templates' },
    { to: '/admin/prices', word: 'prices' },
    { to: '/admin/comments', word: 'comments' },
    { to: '/admin/texts', word: 'texts' },
  ],
  [
    { to: '/admin/ai', word: 'ai' },
    { to: '/admin/switches', word: 'switches' },
    { to: '/admin/system', word: 'system' },
    { to: '/admin/audit', word: 'audit' },
  ],
]

const AdminNav = () => {
  const t = useWords(words)
  const nav = useRef<HTMLElement>(null)
  // On a phone the navigation is one row: scrolls the current entry into view.
  useEffect(() => {
    const row = nav.current
    const open = row?.querySelector<HTMLElement>('[aria-current="page"]')
    if (row && open) row.scrollLeft = open.offsetLeft - (row.clientWidth - open.offsetWidth) / 2
  }, [])
  return (
    <nav ref={nav} className={classes.nav} aria-label={t.admin}>
      {lots.map((lot) => (
        <div key={lot[0]?.to} className={classes.lot}>
          {lot.map(({ to, word, end = false }) => (
            <AppNavLink key={to} to={to} end={end}>
              {t[word]}
            </AppNavLink>
          ))}
        </div>
      ))}
    </nav>
  )
}

interface AdminFrameProps {
  /** If missing, the screen has its own heading. */
  title?: string
  lead?: string
  /** Next to the heading. */
  tools?: ReactNode
  children: ReactNode
}

/** Every screen of the admin area: navigation and content. */
export const AdminFrame = ({ title, lead, tools, children }: AdminFrameProps) => (
  <div className={classes.frame}>
    <AdminNav />
    <div className={classes.main}>
      {title !== undefined && (
        <>
          <PageHead title={title} />
          <header className={classes.head}>
            <div>
              <h1>{title}</h1>
              {lead && <p>{lead}</p>}
            </div>
            {tools}
          </header>
        </>
      )}
      {children}
    </div>
  </div>
)
