import { useRef, useState } from 'react'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { Switched } from '#packages/switches/switched.tsx'
import type { WebCodeContent } from '../../pages-contract.ts'
import { IntroduceTitle } from './introduce-title.tsx'
import classes from './introduction.module.css'
import { OperatorText } from './operator-text.tsx'

const words = defineWords({
  zh: {
    source: '获取源码',
    copy: '复制',
    copied: '已复制',
    marked: '已选中，请按复制键',
    database: '数据库',
    databaseText: '内置 SQLite，或 PostgreSQL',
    files: '文件',
    filesText: '本机目录，或 S3 兼容存储',
    email: '信件',
    emailText: 'SMTP；没有就写进发件目录',
    licence: '许可证',
    open: '前往源码仓库',
    noAddress: '站点管理员还没有填写源码的地址。',
  },
  en: {
    source: 'Get the source code',
    copy: 'Copy',
    copied: 'Copied',
    marked: 'Selected. Now press Copy.',
    database: 'Database',
    databaseText: 'Built-in SQLite or PostgreSQL',
    files: 'Files',
    filesText: 'Local folder or S3',
    email: 'Email',
    emailText: 'SMTP or an outbox folder',
    licence: 'License',
    open: 'Open repository',
    noAddress: 'The operator hasn’t added the source code URL yet.',
  },
})

const START = 'npm start'
const LICENCE = 'MIT'

/** If the page may not write to the clipboard, the text is selected instead. */
const copyText = async (element: HTMLElement): Promise<'copied' | 'marked'> => {
  try {
    await navigator.clipboard.writeText(element.innerText)
    return 'copied'
  } catch {
    getSelection()?.selectAllChildren(element)
    return 'marked'
  }
}

const Commands = ({ repository }: { repository: string | null }) => {
  const t = useWords(words)
  const code = useRef<HTMLElement>(null)
  const [done, setDone] = useState<'copied' | 'marked'>()
  const lines = [...(repository ? [`git clone ${repository} huajian`, 'cd huajian'] : []), START]
  return (
    <div className={classes.commands}>
      <code ref={code}>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </code>
      <button
        type="button"
        onClick={async () => {
          if (code.current) setDone(await copyText(code.current))
        }}
      >
        <span role="status">{done ? t[done] : t.copy}</span>
      </button>
    </div>
  )
}

const Source = ({ repository, ...marks }: { repository: string | null }) => {
  const t = useWords(words)
  const rows = [
    [t.database, t.databaseText],
    [t.files, t.filesText],
    [t.email, t.emailText],
    [t.licence, LICENCE],
  ] as const
  return (
    <section className={classes.source} {...marks}>
      <h2>{t.source}</h2>
      <Commands repository={repository} />
      <dl>
        {rows.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {repository ? (
        <a href={repository} target="_blank" rel="noopener noreferrer">
          {t.open}
        </a>
      ) : (
        <p>{t.noAddress}</p>
      )}
    </section>
  )
}

/** An introduction to the project, with instructions to install it. */
export const Introduction = ({
  introduction: { title, lead, paragraphs },
  repository,
}: Pick<WebCodeContent, 'introduction' | 'repository'>) => (
  <div className={classes.introduction}>
    <div className={classes.words}>
      <IntroduceTitle level={1} title={title} lead={lead} />
      {paragraphs.map((text) => (
        <p key={text.zh}>
          <OperatorText text={text} />
        </p>
      ))}
    </div>
    <Switched by="open_get_source_code">
      <Source repository={repository} />
    </Switched>
  </div>
)
