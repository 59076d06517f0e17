import { useDeferredValue } from 'react'
import { Avatar } from '#packages/ui/avatar.tsx'
import { EmptyState } from '#packages/ui/empty-state.tsx'
import { AppLink } from '#packages/ui/link.tsx'
import { defineWords, useWords } from '#packages/ui/words.tsx'
import { listPeople, type PersonRow, personViews } from '../../people-contract.ts'
import { AdminFrame } from '../admin-frame.tsx'
import { ChoiceField, TextField } from '../field.tsx'
import list from '../list.module.css'
import { Paged } from '../paged.tsx'
import { useAddress } from '../use-address.ts'
import { useMoments } from '../use-moments.ts'
import { usePages } from '../use-pages.ts'
import classes from './people.module.css'
import { peopleWords } from './people-words.ts'

const words = defineWords({
  zh: {
    title: '用户',
    search: '查找',
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
    none: '没有找到',
    noneText: '换一个写法，或只写邮箱的一部分。',
  },
  en: {
    title: 'People',
    search: 'Find',
    hint: 'E-mail, nickname or id',
    view: 'Which ones',
    all: 'All',
    members: 'Members',
    admins: 'Admins',
    banned: 'Banned',
    total: (count: string) => `${count} people`,
    person: 'Person',
    plan: 'Plan',
    points: 'Points',
    joined: 'Since',
    state: 'State',
    none: 'Nobody found',
    noneText: 'Write it another way, or only a part of the address.',
  },
})

const Row = ({ person }: { person: PersonRow }) => {
  const t = useWords(words)
  const names = useWords(peopleWords)
  const { date, count } = useMoments()
  return (
    <tr data-person={person.id}>
      <th scope="row">
        <AppLink to={`/admin/users/${person.id}`} className={classes.person ?? ''}>
          <Avatar nickname={person.nickname} picture={person.avatar} size={32} />
          <span className={list.two}>
            <b dir="auto">{person.nickname}</b>
            <small>{person.email}</small>
          </span>
        </AppLink>
      </th>
      <td data-name={t.plan}>{names[person.plan]}</td>
      <td data-name={t.points} className={list.number}>
        {count(person.points)}
      </td>
      <td data-name={t.joined} className={list.time}>
        {date(person.createdAt)}
      </td>
      <td data-name={person.isAdmin || person.bannedAt !== null ? t.state : undefined}>
        <span className={list.tags}>
          {person.isAdmin && <span className={list.tag}>{names.admin}</span>}
          {person.bannedAt !== null && (
            <span className={list.tag} data-tone="danger">
              {names.banned}
            </span>
          )}
        </span>
      </td>
    </tr>
  )
}

const Rows = ({ people }: { people: readonly PersonRow[] }) => {
  const t = useWords(words)
  if (people.length === 0) return <EmptyState icon="search" title={t.none} text={t.noneText} />
  return (
    <div className={list.scroll}>
      <table className={list.table}>
        <thead>
          <tr>
            <th scope="col">{t.person}</th>
            <th scope="col">{t.plan}</th>
            <th scope="col" className={list.number}>
              {t.points}
            </th>
            <th scope="col">{t.joined}</th>
            <th scope="col">{t.state}</th>
          </tr>
        </thead>
        <tbody>
          {people.map((person) => (
            <Row key={person.id} person={person} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

export const Screen = () => {
  const t = useWords(words)
  const { count } = useMoments()
  const { read, oneOf, write } = useAddress()
  const q = read('q')
  const view = oneOf('view', personViews) ?? 'all'
  const sought = useDeferredValue(q).trim()
  const found = usePages(listPeople, { view, ...(sought === '' ? {} : { q: sought }) }, 'before')
  return (
    <AdminFrame title={t.title}>
      <search className={list.tools}>
        <TextField
          type="search"
          label={t.search}
          placeholder={t.hint}
          maxLength={100}
          className={list.search}
          value={q}
          onChange={({ currentTarget }) => write('q', currentTarget.value)}
        />
        <ChoiceField
          label={t.view}
          value={view}
          options={personViews.map((value) => ({ value, name: t[value] }))}
          onChoose={(value) => write('view', value === 'all' ? '' : value)}
        />
        <span className={list.total} role="status">
          {found.pages?.[0] && t.total(count(found.pages[0].total))}
        </span>
      </search>
      <Paged {...found}>{(pages) => <Rows people={pages.flatMap(({ people }) => people)} />}</Paged>
    </AdminFrame>
  )
}
