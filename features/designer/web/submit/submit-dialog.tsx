import { useQuery } from '@tanstack/react-query'
import { Check, CircleAlert, LoaderCircle, TriangleAlert } from 'lucide'
import { type ReactNode, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { submitTemplate } from '#features/templates/contract.ts'
import { CallFailure } from '#packages/api/client.ts'
import { Glyph } from '#packages/editor-core/glyph.tsx'
import parts from '#packages/editor-core/tool-parts.module.css'
import { useEditorState } from '#packages/editor-core/use-editor.tsx'
import { ToolDialog } from '#packages/editor-tools/tool-dialog.tsx'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { findingsOf } from '#packages/render/check/report.ts'
import { useApi } from '#packages/ui/api.tsx'
import { AppLink } from '#packages/ui/link.tsx'
import { toasts } from '#packages/ui/toast-store.ts'
import { useRunCheck } from '../check/use-check.ts'
import { sendCoversLater } from '../cover/send-cover-later.ts'
import { sessionQuery } from '../signed-in.ts'
import { type Missing, missingIn } from '../template-meta.ts'
import { useWorkspace, useWorkspaceState } from '../workspace-state.ts'
import styles from './submit-dialog.module.css'

const words = defineWords({
  zh: {
    title: '提交审核',
    details: '模板资料',
    complete: '已填完',
    missing: (what: string) => `还缺：${what}`,
    name: '名称',
    style: '风格',
    purpose: '用途',
    sections: '至少一个栏目',
    comma: '、',
    fill: '去填写',
    check: '模板检查',
    running: '正在用四份内容真实排版…',
    unchecked: '检查没有完成，请再试一次。',
    stale: '检查之后又有改动，要再检查一次。',
    nothing: '有了栏目才能检查',
    again: '重新检查',
    passed: '全部通过',
    errors: (count: number) => `${count} 处需要修改，改好才能提交`,
    warnings: (count: number) => `${count} 处提醒，可以提交，审核的人会看到`,
    look: '去看看',
    account: '账号',
    signedIn: '已登录，草稿存在你的账号里',
    signedOut: '提交需要登录；登录后这份模板会一起带到你的账号里',
    signIn: '登录',
    note: '提交后模板不能再改，撤回后可以；通过审核就会出现在模板库里。用旧版做成的简历不会跟着改变。',
    cancel: '取消',
    submit: '提交审核',
    submitting: '正在提交…',
    sent: '已提交，等待审核。',
    unsaved: '改动还没有全部保存到服务器，稍后再提交。',
    failed: '没能提交，请再试一次。',
  },
  en: {
    title: 'Submit for review',
    details: 'Details',
    complete: 'Complete',
    missing: (what: string) => `Missing: ${what}`,
    name: 'name',
    style: 'style',
    purpose: 'purpose',
    sections: 'at least one section',
    comma: ', ',
    fill: 'Fill in',
    check: 'Template check',
    running: 'Testing with four extreme samples…',
    unchecked: 'The check didn’t finish. Please try again.',
    stale: 'Changed since the check. Check it again.',
    nothing: 'Add a section to run the check',
    again: 'Check again',
    passed: 'All checks passed',
    errors: (count: number) =>
      count === 1 ? 'Fix 1 error before submitting' : `Fix ${count} errors before submitting`,
    warnings: (count: number) =>
      count === 1 ? '1 warning; reviewers will see it' : `${count} warnings; reviewers will see them`,
    look: 'View',
    account: 'Account',
    signedIn: 'Signed in; the draft is in your account',
    signedOut: 'Sign in to submit. This template comes along to your account.',
    signIn: 'Sign in',
    note: 'You can’t edit a template while it’s in review, unless you withdraw it. Once approved, it appears in the gallery. Resumes made from an earlier version don’t change.',
    cancel: 'Cancel',
    submit: 'Submit',
    submitting: 'Submitting…',
    sent: 'Submitted for review.',
    unsaved: 'Not all changes are saved to the server yet. Try again in a moment.',
    failed: 'Couldn’t submit. Please try again.',
  },
})

type Tone = 'ok' | 'error' | 'warning' | 'waiting'
const SIGNS = { ok: Check, error: CircleAlert, warning: TriangleAlert, waiting: LoaderCircle }

const Step = ({
  tone,
  title,
  text,
  children,
}: {
  tone: Tone
  title: string
  text: string
  children?: ReactNode
}) => (
  <li className={styles.step} data-tone={tone}>
    <span className={styles.sign}>
      <Glyph icon={SIGNS[tone]} />
    </span>
    <div>
      <b>{title}</b>
      <p role="status">{text}</p>
    </div>
    {children}
  </li>
)

const useSubmit = (onSubmitted: () => void) => {
  const t = useWords(words)
  const client = useApi()
  const { id, sync, state } = useWorkspace()
  const [phase, setPhase] = useState<{ busy: boolean; fault?: string }>({ busy: false })
  const submit = async () => {
    setPhase({ busy: true })
    await sync.push()
    if (sync.status.state !== 'saved') return setPhase({ busy: false, fault: t.unsaved })
    try {
      await client.attempt(submitTemplate, { id, revision: sync.base.revision })
      state.setState({ submitting: false })
      toasts.show(t.sent, 'ok')
      onSubmitted()
      sendCoversLater(client, [id])
    } catch (error) {
      setPhase({ busy: false, fault: (error instanceof CallFailure && error.body?.message) || t.failed })
    }
  }
  return { ...phase, submit }
}

/** The result of the check for the current template. */
const useChecked = () => {
  const check = useWorkspaceState((one) => one.check)
  const document = useEditorState((one) => one.document)
  const report = check.state === 'done' ? check.report : undefined
  const findings = report ? findingsOf(report) : []
  const errors = findings.filter(({ severity }) => severity === 'error').length
  const fresh = report?.template === document
  return { state: check.state, fresh, errors, warnings: findings.length - errors }
}

const CheckStep = ({ onLook }: { onLook(): void }) => {
  const t = useWords(words)
  const run = useRunCheck()
  const isEmpty = useEditorState(({ document }) => document.sections.length === 0)
  const { state, fresh, errors, warnings } = useChecked()
  const [tone, text, again]: [Tone, string, boolean?] = (() => {
    if (state === 'failed') return ['error', t.unchecked, true]
    if (fresh && errors > 0) return ['error', t.errors(errors)]
    if (fresh) return warnings > 0 ? ['warning', t.warnings(warnings)] : ['ok', t.passed]
    if (isEmpty) return ['error', t.nothing]
    return state === 'done' ? ['warning', t.stale, true] : ['waiting', t.running]
  })()
  return (
    <Step tone={tone} title={t.check} text={text}>
      {again && (
        <button type="button" className={parts.button} onClick={() => void run()}>
          {t.again}
        </button>
      )}
      {fresh && errors > 0 && (
        <button type="button" className={parts.button} onClick={onLook}>
          {t.look}
        </button>
      )}
    </Step>
  )
}

/** The steps before a draft can be submitted, each with a button that opens what is missing. */
const Steps = ({ onSubmitted }: { onSubmitted(): void }) => {
  const t = useWords(words)
  const { editor, state, meta: store, documentStore, id } = useWorkspace()
  const { meta } = useStore(store)
  const title = useEditorState(({ document }) => document.title)
  const { fresh, errors } = useChecked()
  const run = useRunCheck()
  const { data } = useQuery(sessionQuery)
  const { busy, fault, submit } = useSubmit(onSubmitted)
  const missing: Missing[] = missingIn({ ...editor.history.state, title }, meta)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the dialog opens.
  useEffect(() => {
    if (!fresh && editor.history.state.sections.length > 0) void run()
  }, [])
  const atHome = documentStore.location === 'server'
  const leave = () => state.setState({ submitting: false })
  const fill = () => {
    const metaMissing = missing.some((one) => one !== 'sections')
    editor.show(metaMissing ? { phone: 'style' } : { left: { pane: 'add' } })
    state.setState({ submitting: false, showsMissing: true, ...(metaMissing ? { tab: 'template' } : {}) })
  }
  const ready = missing.length === 0 && fresh && errors === 0 && atHome
  return (
    <>
      <div className={styles.body}>
        <ul>
          <Step
            tone={missing.length > 0 ? 'error' : 'ok'}
            title={t.details}
            text={missing.length > 0 ? t.missing(missing.map((one) => t[one]).join(t.comma)) : t.complete}
          >
            {missing.length > 0 && (
              <button type="button" className={parts.button} onClick={fill}>
                {t.fill}
              </button>
            )}
          </Step>
          <CheckStep onLook={leave} />
          <Step tone={atHome ? 'ok' : 'error'} title={t.account} text={atHome ? t.signedIn : t.signedOut}>
            {!atHome && data?.user === null && (
              <AppLink
                className={parts.button ?? ''}
                to={`/auth/login?next=${encodeURIComponent(`/createTemplate/designer?id=${id}`)}`}
              >
                {t.signIn}
              </AppLink>
            )}
          </Step>
        </ul>
        <p className={styles.note}>{t.note}</p>
        {fault && (
          <p className={styles.fault} role="alert">
            {fault}
          </p>
        )}
      </div>
      <footer className={styles.foot}>
        <button type="button" className={parts.button} onClick={leave}>
          {t.cancel}
        </button>
        <button
          type="button"
          className={parts.primary}
          disabled={!ready || busy}
          onClick={() => void submit()}
        >
          {busy ? t.submitting : t.submit}
        </button>
      </footer>
    </>
  )
}

export const SubmitDialog = ({ onSubmitted }: { onSubmitted(): void }) => {
  const t = useWords(words)
  const { state } = useWorkspace()
  const opened = useWorkspaceState(({ submitting }) => submitting)
  return (
    <ToolDialog opened={opened} onClose={() => state.setState({ submitting: false })} title={t.title}>
      {opened && <Steps onSubmitted={onSubmitted} />}
    </ToolDialog>
  )
}
