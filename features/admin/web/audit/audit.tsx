import { useQuery } from '@tanstack/react-query'
import { AdminFrame } from '#packages/admin-ui/admin-frame.tsx'
import { ChoiceFilter, Filters, GivenFilter } from '#packages/admin-ui/filters.tsx'
import list from '#packages/admin-ui/list.module.css'
import { useAddress } from '#packages/admin-ui/use-address.ts'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { apiQuery } from '#packages/ui/api-query.ts'
import { AppLink } from '#packages/ui/link.tsx'
import { type AuditEntry, auditChoices, listAudit } from '../../contract.ts'
import { List } from '../list.tsx'
import { useList } from '../use-list.ts'
import { useMoments } from '../use-moments.ts'
import { actionName, actionWords } from './action-words.ts'
import classes from './audit.module.css'
import { Detail, isGroup } from './detail.tsx'
import { subjectOf } from './subject.ts'

const words = defineWords({
  zh: {
    title: '审计',
    lead: '管理员做过的每一件事，最新的在前。只增不改，谁也不能删。',
    action: '操作',
    person: '谁',
    all: '全部',
    everyone: '所有人',
    about: '只看与这个编号有关的',
    gone: '已注销的账号',
    none: '还没有记录',
    noneText: '管理员改动了什么，会一条条记在这里。',
  },
  en: {
    title: 'Audit log',
    lead: 'Everything admins have done, newest first. Entries can’t be edited or deleted.',
    action: 'Action',
    person: 'User',
    all: 'All',
    everyone: 'Everyone',
    about: 'Only entries with this ID',
    gone: 'Deleted account',
    none: 'No entries yet',
    noneText: 'Changes made by admins appear here.',
  },
})

const Entry = ({ entry: { by, at, action, detail, person } }: { entry: AuditEntry }) => {
  const t = useWords(words)
  const names = useWords(actionWords)
  const { time } = useMoments()
  const subject = isGroup(detail) ? subjectOf(action, detail, person) : undefined
  return (
    <li data-action={action}>
      <p className={classes.head}>
        <span>
          <b>{actionName(names, action)}</b>{' '}
          {subject && (
            <AppLink to={subject.to} className={list.link ?? ''} dir="auto">
              {subject.text}
            </AppLink>
          )}
        </span>
        <small>
          {by ? (
            <AppLink to={`/admin/users/${by.id}`} className={list.link ?? ''}>
              {by.nickname}
            </AppLink>
          ) : (
            t.gone
          )}{' '}
          <time dateTime={new Date(at).toISOString()}>{time(at)}</time>
        </small>
      </p>
      <Detail action={action} detail={detail} tells={subject?.tells ?? []} />
    </li>
  )
}

const Narrowed = () => {
  const t = useWords(words)
  const names = useWords(actionWords)
  const { read } = useAddress()
  const { data } = useQuery({ ...apiQuery(auditChoices, {}, { quiet: true }), retry: 1 })
  return (
    <Filters>
      <ChoiceFilter
        name="action"
        label={t.action}
        className={classes.wide}
        options={[
          { value: '', name: t.all },
          ...(data?.actions ?? []).map((value) => ({ value, name: actionName(names, value) })),
        ]}
      />
      <ChoiceFilter
        name="by"
        label={t.person}
        className={classes.wide}
        options={[
          { value: '', name: t.everyone },
          ...(data?.people ?? []).map(({ id, nickname, email }) => ({
            value: id,
            name: `${nickname} · ${email}`,
          })),
        ]}
      />
      <GivenFilter name="about">
        {t.about} <code className={list.mono}>{read('about')}</code>
      </GivenFilter>
    </Filters>
  )
}

export const Screen = () => {
  const t = useWords(words)
  const { read } = useAddress()
  const asked = (name: 'action' | 'by' | 'about') => read(name) || undefined
  const found = useList(
    listAudit,
    { action: asked('action'), by: asked('by'), about: asked('about') },
    { cursor: 'before', rowsOf: ({ entries }) => entries },
  )
  return (
    <AdminFrame title={t.title} lead={t.lead}>
      <Narrowed />
      <List found={found} empty={{ title: t.none, text: t.noneText }}>
        {(entries) => (
          <ol className={classes.entries}>
            {entries.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </ol>
        )}
      </List>
    </AdminFrame>
  )
}
