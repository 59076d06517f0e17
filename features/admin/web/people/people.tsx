import { AdminFrame } from '#packages/admin-ui/admin-frame.tsx'
import { ChoiceFilter, Filters, SearchFilter } from '#packages/admin-ui/filters.tsx'
import list from '#packages/admin-ui/list.module.css'
import { useAddress } from '#packages/admin-ui/use-address.ts'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { Avatar } from '#packages/ui/avatar.tsx'
import { AppLink } from '#packages/ui/link.tsx'
import { listPeople, type PersonRow, personViews } from '../../people-contract.ts'
import { List } from '../list.tsx'
import { type Column, Table } from '../table.tsx'
import { useList } from '../use-list.ts'
import { useMoments } from '../use-moments.ts'
import classes from './people.module.css'
import { peopleWords } from './people-words.ts'

const words = defineWords({
  zh: {
    title: '用户',
    hint: '邮箱、昵称或编号',
    view: '看哪些',
    all: '全部',
    members: '会员',
    admins: '管理员',
    banned: '已封禁',
    total: (count: string) => `${count} 人`,
    person: '用户',
    plan: '方案',
    points: '积分',
    joined: '注册于',
    state: '状态',
    none: '还没有用户',
    noneText: '有人注册时，会出现在这里。',
  },
  en: {
    title: 'Users',
    hint: 'Email, display name or ID',
    view: 'Show',
    all: 'All',
    members: 'Members',
    admins: 'Admins',
    banned: 'Banned',
    total: (count: string) => `${count} users`,
    person: 'User',
    plan: 'Plan',
    points: 'Points',
    joined: 'Signed up',
    state: 'Status',
    none: 'No users yet',
    noneText: 'People appear here once they sign up.',
  },
})

const Name = ({ person: { id, nickname, avatar, email } }: { person: PersonRow }) => (
  <AppLink to={`/admin/users/${id}`} className={classes.person ?? ''}>
    <Avatar nickname={nickname} picture={avatar} size={32} />
    <span className={list.two}>
      <b dir="auto">{nickname}</b>
      <small>{email}</small>
    </span>
  </AppLink>
)

const State = ({ person: { isAdmin, bannedAt } }: { person: PersonRow }) => {
  const names = useWords(peopleWords)
  return (
    <span className={list.tags}>
      {isAdmin && <span className={list.tag}>{names.admin}</span>}
      {bannedAt !== null && (
        <span className={list.tag} data-tone="danger">
          {names.banned}
        </span>
      )}
    </span>
  )
}

const useColumns = (): readonly Column<PersonRow>[] => {
  const t = useWords(words)
  const names = useWords(peopleWords)
  const { date, count } = useMoments()
  return [
    { name: t.person, cell: (person) => <Name person={person} /> },
    { name: t.plan, cell: ({ plan }) => names[plan] },
    { name: t.points, as: 'number', cell: ({ points }) => count(points) },
    { name: t.joined, as: 'time', cell: ({ createdAt }) => date(createdAt) },
    {
      name: t.state,
      cell: (person) => (person.isAdmin || person.bannedAt !== null ? <State person={person} /> : null),
    },
  ]
}

export const Screen = () => {
  const t = useWords(words)
  const { count } = useMoments()
  const { oneOf, sought } = useAddress()
  const view = oneOf('view', personViews) ?? 'all'
  const found = useList(listPeople, { view, q: sought }, { cursor: 'before', rowsOf: ({ people }) => people })
  const columns = useColumns()
  return (
    <AdminFrame title={t.title}>
      <Filters total={found.total === undefined ? undefined : t.total(count(found.total))}>
        <SearchFilter hint={t.hint} />
        <ChoiceFilter
          name="view"
          label={t.view}
          options={personViews.map((value) => ({ value, name: t[value] }))}
        />
      </Filters>
      <List found={found} empty={{ icon: 'user', title: t.none, text: t.noneText }}>
        {(rows) => <Table rows={rows} keyOf={({ id }) => id} columns={columns} />}
      </List>
    </AdminFrame>
  )
}
