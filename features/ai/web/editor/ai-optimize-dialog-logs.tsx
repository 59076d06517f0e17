import { ArrowLeft, Trash2 } from 'lucide'
import { useState } from 'react'
import { Glyph } from '#packages/editor-core/glyph.tsx'
import type { PanelProps } from '#packages/editor-core/tool.ts'
import parts from '#packages/editor-core/tool-parts.module.css'
import { Segments } from '#packages/editor-forms/inputs/segments.tsx'
import { ToolDialog } from '#packages/editor-tools/tool-dialog.tsx'
import { defineWords, useLanguage, useWords } from '#packages/i18n/words.tsx'
import { ButtonLink } from '#packages/ui/button.tsx'
import { toasts } from '#packages/ui/toast-store.ts'
import type { RunRow } from '../../contract.ts'
import { useAiWorkspace } from './ai-workspace.ts'
import { stateWords, taskWords } from './log-words.ts'
import { LoggedRun } from './logged-run.tsx'
import looks from './logs.module.css'
import shared from './parts.module.css'
import { useLog } from './use-log.ts'

const words = defineWords({
  zh: {
    title: 'AI 记录',
    scope: '哪些记录',
    here: '这份简历',
    hereTemplate: '这份模板',
    all: '全部',
    none: '还没有记录',
    noneText: '每次用 AI 都会记在这里：问了谁、花了多少积分、写了什么，可以再打开。',
    pick: '选一条来看。',
    waiting: '正在打开…',
    failed: '没能打开记录。',
    again: '再试一次',
    more: '更早的',
    free: '免费',
    points: (count: number) => `${count} 积分`,
    remove: '删除这条记录',
    removed: '已删除',
    notRemoved: '没能删除，请再试一次',
    back: '返回列表',
    signIn: '登录后才有记录',
    signInText: '没有登录时，AI 写过的内容不会留在服务器上，所以也没有记录可看。',
    toSignIn: '登录',
  },
  en: {
    title: 'AI log',
    scope: 'Show',
    here: 'This resume',
    hereTemplate: 'This template',
    all: 'All',
    none: 'No entries yet',
    noneText:
      'Every AI run is recorded here: the model, the points and what it wrote. You can reopen it at any time.',
    pick: 'Select an entry.',
    waiting: 'Opening…',
    failed: 'Couldn’t load the log.',
    again: 'Try again',
    more: 'Load earlier',
    free: 'free',
    points: (count: number) => (count === 1 ? '1 point' : `${count} points`),
    remove: 'Delete entry',
    removed: 'Deleted',
    notRemoved: 'Couldn’t delete this entry. Please try again.',
    back: 'Back to the list',
    signIn: 'Sign in to see your log',
    signInText: 'Without an account, AI results aren’t stored on the server, so there’s no log.',
    toSignIn: 'Sign in',
  },
})

const SignIn = () => {
  const t = useWords(words)
  const { id, pathOf } = useAiWorkspace()
  return (
    <div className={parts.none}>
      <h3>{t.signIn}</h3>
      <p>{t.signInText}</p>
      <ButtonLink to={`/auth/login?next=${encodeURIComponent(pathOf(id))}`} size="lg">
        {t.toSignIn}
      </ButtonLink>
    </div>
  )
}

const RunLine = ({ run, chosen, onChoose }: { run: RunRow; chosen: boolean; onChoose(): void }) => {
  const t = useWords(words)
  const { language } = useLanguage()
  const time = new Date(run.startedAt)
  return (
    <li>
      <button type="button" aria-current={chosen || undefined} onClick={onChoose}>
        <b>{taskWords[language][run.task]}</b>
        <span data-state={run.state}>{stateWords[language][run.state]}</span>
        <small>
          {run.modelName} · {run.points === 0 ? t.free : t.points(run.points)}
          {run.about && ` · ${run.about.title}`}
        </small>
        <time dateTime={time.toISOString()}>
          {time.toLocaleString(language === 'zh' ? 'zh-CN' : 'en', {
            month: 'numeric',
            day: 'numeric',
            hour: '2-digit',
            minute: '2-digit',
          })}
        </time>
      </button>
    </li>
  )
}

const Log = () => {
  const t = useWords(words)
  const { id, sort } = useAiWorkspace()
  const [scope, setScope] = useState<'here' | 'all'>('here')
  const { list, runs, remove } = useLog(scope === 'here' ? id : undefined)
  const [chosen, setChosen] = useState<string>()
  const run = runs.find((one) => one.id === chosen)
  const drop = (one: string) =>
    remove.mutate(one, {
      onSuccess: () => {
        setChosen(undefined)
        toasts.show(t.removed, 'ok')
      },
      onError: () => toasts.show(t.notRemoved, 'error'),
    })
  return (
    <div className={looks.split} data-chosen={run ? '' : undefined}>
      <div className={looks.side}>
        <div className={looks.scope}>
          <Segments
            label={t.scope}
            value={scope}
            onChange={(value) => {
              setScope(value as typeof scope)
              setChosen(undefined)
            }}
            segments={[
              { value: 'here', name: sort === 'template' ? t.hereTemplate : t.here },
              { value: 'all', name: t.all },
            ]}
          />
        </div>
        {list.isPending && <p className={parts.note}>{t.waiting}</p>}
        {list.isError && (
          <p className={parts.note}>
            {t.failed}
            <button type="button" className={parts.word} onClick={() => void list.refetch()}>
              {t.again}
            </button>
          </p>
        )}
        <ul className={`${shared.rows} ${looks.list}`}>
          {runs.map((one) => (
            <RunLine key={one.id} run={one} chosen={one.id === chosen} onChoose={() => setChosen(one.id)} />
          ))}
        </ul>
        {list.hasNextPage && (
          <button
            type="button"
            className={parts.word}
            disabled={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            {t.more}
          </button>
        )}
      </div>
      <div className={looks.view}>
        {!run && list.isSuccess && runs.length === 0 && (
          <div className={parts.none}>
            <h3>{t.none}</h3>
            <p>{t.noneText}</p>
          </div>
        )}
        {!run && runs.length > 0 && <p className={parts.note}>{t.pick}</p>}
        {run && (
          <>
            <div className={looks.head}>
              <button
                type="button"
                className={`${parts.icon} ${looks.back}`}
                aria-label={t.back}
                onClick={() => setChosen(undefined)}
              >
                <Glyph icon={ArrowLeft} size={18} />
              </button>
              <span className={looks.space} />
              <button
                type="button"
                className={parts.word}
                disabled={run.state === 'running'}
                onClick={() => drop(run.id)}
              >
                <Glyph icon={Trash2} size={14} />
                {t.remove}
              </button>
            </div>
            <LoggedRun key={run.id} id={run.id} isOther={run.about !== null && run.about.id !== id} />
          </>
        )}
      </div>
    </div>
  )
}

/** All runs of the user with model, cost and result; an answer can be used again. */
export const AiOptimizeDialogLogs = ({ opened, onClose }: PanelProps) => {
  const t = useWords(words)
  const { isInAccount } = useAiWorkspace()
  return (
    <ToolDialog opened={opened} onClose={onClose} title={t.title} shape={isInAccount ? 'large' : 'plain'}>
      {isInAccount ? <Log /> : <SignIn />}
    </ToolDialog>
  )
}
