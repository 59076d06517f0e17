import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { AdminFrame } from '#packages/admin-ui/admin-frame.tsx'
import { Asked } from '#packages/admin-ui/asked.tsx'
import list from '#packages/admin-ui/list.module.css'
import { useFailure } from '#packages/admin-ui/use-failure.ts'
import type { ReplyOf } from '#packages/api/endpoint.ts'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { useApi } from '#packages/ui/api.tsx'
import { apiQuery } from '#packages/ui/api-query.ts'
import { Button } from '#packages/ui/button.tsx'
import { type SystemFacts, systemFacts, testMail, testStorage } from '../../system-contract.ts'
import { useMoments } from '../use-moments.ts'
import classes from './system.module.css'

const words = defineWords({
  zh: {
    title: '系统',
    runs: '正在运行',
    build: '版本',
    builtAt: '构建于',
    node: 'Node',
    started: '启动于',
    database: '数据库',
    address: '站点地址',
    mail: '邮件',
    smtp: '通过邮件服务器寄出。',
    outbox: '没有设置 SMTP_URL：信件放在数据目录的 outbox 文件夹里，不会寄出。',
    mailText: '寄一封真的信到你自己的邮箱。',
    sendMail: '寄测试邮件',
    sent: (to: string) => `已寄到 ${to}`,
    notSent: (to: string) => `没能寄到 ${to}`,
    message: '邮件服务器说',
    file: '文件',
    storage: '文件存储',
    folder: '文件放在数据目录里。',
    bucket: '文件放在 S3 存储桶里。',
    storageText: '写入、读出再删除一个小文件。',
    tryStorage: '测试存储',
    write: '写入',
    read: '读出',
    delete: '删除',
    fine: (ms: number) => `正常，${ms} 毫秒`,
    migrations: (count: number) => `数据库迁移，${count} 个`,
  },
  en: {
    title: 'System',
    runs: 'Running now',
    build: 'Build',
    builtAt: 'Built on',
    node: 'Node',
    started: 'Started on',
    database: 'Database',
    address: 'Site URL',
    mail: 'Email',
    smtp: 'Emails are sent through a mail server.',
    outbox: 'SMTP_URL isn’t set: emails are saved to the outbox folder in the data directory and not sent.',
    mailText: 'Sends a real email to your own address.',
    sendMail: 'Send test email',
    sent: (to: string) => `Sent to ${to}`,
    notSent: (to: string) => `Couldn’t send to ${to}`,
    message: 'Mail server response',
    file: 'File',
    storage: 'File storage',
    folder: 'Files are stored in the data directory.',
    bucket: 'Files are stored in an S3 bucket.',
    storageText: 'Writes, reads and deletes a small file.',
    tryStorage: 'Test storage',
    write: 'Write',
    read: 'Read',
    delete: 'Delete',
    fine: (ms: number) => `OK, ${ms} ms`,
    migrations: (count: number) => `Database migrations: ${count}`,
  },
})

/** Runs a test and stores its result; a failed call is reported next to the button. */
const useTrial = <Answer,>(run: () => Promise<Answer>) => {
  const failure = useFailure()
  const [state, setState] = useState<{ busy: boolean; answer?: Answer; message?: string }>({ busy: false })
  const start = async () => {
    setState({ busy: true })
    try {
      setState({ busy: false, answer: await run() })
    } catch (error) {
      setState({ busy: false, message: failure(error) })
    }
  }
  return { ...state, start: () => void start() }
}

const MailOutcome = ({ outcome, kind }: { outcome: ReplyOf<typeof testMail>; kind: SystemFacts['mail'] }) => {
  const t = useWords(words)
  return (
    <div className={classes.outcome} data-tone={outcome.isSent ? 'ok' : 'danger'}>
      <b>{outcome.isSent ? t.sent(outcome.to) : t.notSent(outcome.to)}</b>
      <p>
        {kind === 'outbox' && outcome.isSent ? t.file : t.message}{' '}
        <code className={list.mono}>{outcome.said}</code>
      </p>
    </div>
  )
}

const MailTest = ({ kind }: { kind: SystemFacts['mail'] }) => {
  const t = useWords(words)
  const api = useApi()
  const trial = useTrial(() => api.attempt(testMail, {}))
  return (
    <section className={list.panel}>
      <h2>{t.mail}</h2>
      <p>{t[kind]}</p>
      <p className={list.faint}>{t.mailText}</p>
      <div className={classes.trial}>
        <Button look="plain" busy={trial.busy} onClick={trial.start}>
          {t.sendMail}
        </Button>
        <div role="status">
          {trial.answer && <MailOutcome outcome={trial.answer} kind={kind} />}
          {trial.message && <p className={classes.message}>{trial.message}</p>}
        </div>
      </div>
    </section>
  )
}

const StorageTest = ({ kind }: { kind: SystemFacts['storage'] }) => {
  const t = useWords(words)
  const api = useApi()
  const trial = useTrial(() => api.attempt(testStorage, {}))
  return (
    <section className={list.panel}>
      <h2>{t.storage}</h2>
      <p>{t[kind]}</p>
      <p className={list.faint}>{t.storageText}</p>
      <div className={classes.trial}>
        <Button look="plain" busy={trial.busy} onClick={trial.start}>
          {t.tryStorage}
        </Button>
        <div role="status">
          {trial.answer?.steps.map(({ step, tookMs, problem }) => (
            <p key={step} className={classes.outcome} data-tone={problem === null ? 'ok' : 'danger'}>
              <b>{t[step]}</b> {problem ?? t.fine(Math.round(tookMs))}
            </p>
          ))}
          {trial.message && <p className={classes.message}>{trial.message}</p>}
        </div>
      </div>
    </section>
  )
}

const DATABASES = { sqlite: 'SQLite', postgres: 'PostgreSQL' }

const Facts = ({ facts }: { facts: SystemFacts }) => {
  const t = useWords(words)
  const { time } = useMoments()
  return (
    <section className={list.panel}>
      <h2>{t.runs}</h2>
      <dl className={list.facts}>
        <dt>{t.build}</dt>
        <dd className={list.mono}>{facts.build.id}</dd>
        <dt>{t.builtAt}</dt>
        <dd>{time(Date.parse(facts.build.builtAt))}</dd>
        <dt>{t.started}</dt>
        <dd>{time(facts.startedAt)}</dd>
        <dt>{t.node}</dt>
        <dd>{facts.node}</dd>
        <dt>{t.database}</dt>
        <dd>
          {DATABASES[facts.database.kind]} {facts.database.version}
        </dd>
        <dt>{t.address}</dt>
        <dd>{facts.publicUrl}</dd>
      </dl>
      <details className={classes.migrations}>
        <summary>{t.migrations(facts.migrations.length)}</summary>
        <ul className={list.mono}>
          {facts.migrations.map(({ name }) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </details>
    </section>
  )
}

export const Screen = () => {
  const t = useWords(words)
  const query = useQuery({ ...apiQuery(systemFacts, {}, { quiet: true }), retry: 1 })
  return (
    <AdminFrame title={t.title}>
      <Asked query={query}>
        {(facts) => (
          <div className={classes.panels}>
            <Facts facts={facts} />
            <div className={classes.column}>
              <MailTest kind={facts.mail} />
              <StorageTest kind={facts.storage} />
            </div>
          </div>
        )}
      </Asked>
    </AdminFrame>
  )
}
