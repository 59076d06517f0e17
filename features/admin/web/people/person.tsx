import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { deviceName } from '#features/accounts/parts.ts'
import { listAllOrders } from '#features/orders/admin-contract.ts'
import { AdminFrame } from '#packages/admin-ui/admin-frame.tsx'
import { Asked } from '#packages/admin-ui/asked.tsx'
import list from '#packages/admin-ui/list.module.css'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { apiQuery } from '#packages/ui/api-query.ts'
import { Avatar } from '#packages/ui/avatar.tsx'
import { AppLink } from '#packages/ui/link.tsx'
import { PageHead } from '#packages/ui/page-head.tsx'
import { getPerson, type PersonDetail } from '../../people-contract.ts'
import { orderWords } from '../orders/order-words.ts'
import { useMoments } from '../use-moments.ts'
import classes from './people.module.css'
import { peopleWords } from './people-words.ts'
import { PersonActs } from './person-acts.tsx'

const words = defineWords({
  zh: {
    account: '账号',
    id: '编号',
    joined: '注册于',
    plan: '方案',
    until: (date: string) => `到 ${date}`,
    ended: (plan: string, date: string) => `${plan}已于 ${date} 到期`,
    points: '积分',
    signature: '签名',
    twoFactor: '两步验证',
    on: '已开启',
    off: '未开启',
    leaves: (date: string) => `本人已申请注销，${date} 删除`,
    has: '拥有',
    resume: '简历',
    word: 'Word 文档',
    ppt: '演示文稿',
    binned: '回收站',
    templates: '模板',
    comments: '评论',
    entries: '最近的积分',
    noEntries: '还没有积分往来',
    sessions: '登录中的设备',
    noSessions: '没有登录中的设备',
    unknownDevice: '未知设备',
    orders: '订单',
    noOrders: '没有订单',
    allOrders: '全部订单',
    bannedFor: (date: string, reason: string) => `${date} 被封禁：${reason}`,
    unknownReason: '没有写原因',
    log: '对此人做过的操作',
  },
  en: {
    account: 'Account',
    id: 'ID',
    joined: 'Signed up',
    plan: 'Plan',
    until: (date: string) => `until ${date}`,
    ended: (plan: string, date: string) => `${plan} ended on ${date}`,
    points: 'Points',
    signature: 'Bio',
    twoFactor: 'Two-factor authentication',
    on: 'On',
    off: 'Off',
    leaves: (date: string) => `Requested deletion; will be deleted on ${date}`,
    has: 'Owns',
    resume: 'Resumes',
    word: 'Word documents',
    ppt: 'Presentations',
    binned: 'In trash',
    templates: 'Templates',
    comments: 'Comments',
    entries: 'Recent points',
    noEntries: 'No points activity',
    sessions: 'Signed-in devices',
    noSessions: 'Not signed in on any device',
    unknownDevice: 'Unknown device',
    orders: 'Orders',
    noOrders: 'No orders',
    allOrders: 'All orders',
    bannedFor: (date: string, reason: string) => `Banned on ${date}: ${reason}`,
    unknownReason: 'no reason given',
    log: 'Admin actions on this user',
  },
})

const personQuery = (id: string) => ({
  ...apiQuery(getPerson, { id }, { quiet: true }),
  retry: 1,
  staleTime: 0,
})

const Facts = ({ person }: { person: PersonDetail }) => {
  const t = useWords(words)
  const names = useWords(peopleWords)
  const { date, count } = useMoments()
  const { planUntil, lastPlan, plan } = person
  return (
    <section className={list.panel}>
      <h2>{t.account}</h2>
      <dl className={list.facts}>
        <dt>{t.id}</dt>
        <dd>
          <code className={list.mono}>{person.id}</code>
        </dd>
        <dt>{t.joined}</dt>
        <dd>{date(person.createdAt)}</dd>
        <dt>{t.plan}</dt>
        <dd>
          {names[plan]}
          {plan !== 'free' && plan !== 'lifetime' && planUntil !== null && ` · ${t.until(date(planUntil))}`}
          {plan === 'free' && lastPlan !== null && planUntil !== null && (
            <span className={list.faint}> · {t.ended(names[lastPlan], date(planUntil))}</span>
          )}
        </dd>
        <dt>{t.points}</dt>
        <dd>{count(person.points)}</dd>
        <dt>{t.twoFactor}</dt>
        <dd>{person.hasTwoFactor ? t.on : t.off}</dd>
        {person.signature !== '' && (
          <>
            <dt>{t.signature}</dt>
            <dd dir="auto">{person.signature}</dd>
          </>
        )}
      </dl>
    </section>
  )
}

const Has = ({ person: { documents, templates, comments } }: { person: PersonDetail }) => {
  const t = useWords(words)
  const { count } = useMoments()
  const rows = { ...documents, templates, comments }
  return (
    <section className={list.panel}>
      <h2>{t.has}</h2>
      <dl className={list.facts}>
        {(['resume', 'word', 'ppt', 'binned', 'templates', 'comments'] as const).map((key) => (
          <div key={key} style={{ display: 'contents' }}>
            <dt>{t[key]}</dt>
            <dd>{count(rows[key])}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** A reversal has the same reason as the grant that it reverses. */
const calledBy = (reason: PersonDetail['entries'][number]['reason'], amount: number) => {
  if (amount < 0 && reason === 'purchase') return 'refunded'
  return amount < 0 && reason === 'comment' ? 'commentTaken' : reason
}

const Entries = ({ person: { entries } }: { person: PersonDetail }) => {
  const t = useWords(words)
  const names = useWords(peopleWords)
  const { time, signed } = useMoments()
  return (
    <section className={list.panel}>
      <h2>{t.entries}</h2>
      {entries.length === 0 && <p className={list.faint}>{t.noEntries}</p>}
      <ul className={classes.rows}>
        {entries.map(({ id, at, amount, reason, note }) => (
          <li key={id}>
            <span>
              {names[calledBy(reason, amount)]}
              {note !== null && <span dir="auto"> · {note}</span>} <small>{time(at)}</small>
            </span>
            <b data-sign={amount > 0 ? 'in' : 'out'}>{signed(amount)}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}

const Sessions = ({ person: { sessions } }: { person: PersonDetail }) => {
  const t = useWords(words)
  const { time } = useMoments()
  return (
    <section className={list.panel}>
      <h2>{t.sessions}</h2>
      {sessions.length === 0 && <p className={list.faint}>{t.noSessions}</p>}
      <ul className={classes.rows}>
        {sessions.map(({ id, agent, address, seenAt }) => (
          <li key={id}>
            <span title={agent}>{deviceName(agent, t.unknownDevice)}</span>
            <small>{[address, time(seenAt)].filter((fact) => fact !== '').join(' · ')}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}

const Orders = ({ id }: { id: string }) => {
  const t = useWords(words)
  const names = useWords(orderWords)
  const { time, yuan } = useMoments()
  const query = useQuery({ ...apiQuery(listAllOrders, { person: id, limit: 5 }, { quiet: true }), retry: 1 })
  return (
    <section className={list.panel}>
      <h2>{t.orders}</h2>
      <Asked query={query}>
        {({ orders, total }) => (
          <>
            {orders.length === 0 && <p className={list.faint}>{t.noOrders}</p>}
            <ul className={classes.rows}>
              {orders.map(({ order, number }) => (
                <li key={order.id}>
                  <span>
                    <AppLink
                      to={`/admin/orders?person=${id}&order=${order.id}`}
                      className={list.link ?? ''}
                      title={number}
                    >
                      {names.wish(order)}
                    </AppLink>{' '}
                    <small>{time(order.createdAt)}</small>
                  </span>
                  <span>
                    {yuan(order.priceFen)} · {names[order.state]}
                  </span>
                </li>
              ))}
            </ul>
            {total > orders.length && (
              <AppLink to={`/admin/orders?person=${id}`} className={list.link ?? ''}>
                {t.allOrders}
              </AppLink>
            )}
          </>
        )}
      </Asked>
    </section>
  )
}

const Person = ({ person }: { person: PersonDetail }) => {
  const t = useWords(words)
  const names = useWords(peopleWords)
  const { date } = useMoments()
  const queries = useQueryClient()
  const onChanged = (next: PersonDetail) => queries.setQueryData(personQuery(next.id).queryKey, next)
  return (
    <>
      <PageHead title={person.nickname} />
      <header className={classes.head}>
        <Avatar nickname={person.nickname} picture={person.avatar} size={52} />
        <div>
          <h1 dir="auto">{person.nickname}</h1>
          <p>
            {person.email} {person.isAdmin && <span className={list.tag}>{names.admin}</span>}
          </p>
        </div>
        <PersonActs person={person} onChanged={onChanged} />
      </header>
      {person.bannedAt !== null && (
        <p className={classes.note}>
          {t.bannedFor(date(person.bannedAt), person.banReason ?? t.unknownReason)}
        </p>
      )}
      {person.leavesAt !== null && <p className={classes.note}>{t.leaves(date(person.leavesAt))}</p>}
      <div className={classes.columns}>
        <div>
          <Facts person={person} />
          <Entries person={person} />
        </div>
        <div>
          <Has person={person} />
          <Orders id={person.id} />
          <Sessions person={person} />
          <p>
            <AppLink to={`/admin/audit?about=${person.id}`} className={list.link ?? ''}>
              {t.log}
            </AppLink>
          </p>
        </div>
      </div>
    </>
  )
}

export const Screen = () => {
  const { id = '' } = useParams()
  return (
    <AdminFrame>
      <Asked query={useQuery(personQuery(id))}>{(person) => <Person person={person} />}</Asked>
    </AdminFrame>
  )
}
