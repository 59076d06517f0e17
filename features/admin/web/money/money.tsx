import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { safeParse } from 'zod/v4/core'
import { PriceTable, priceListOf } from '#features/membership/parts.ts'
import { AdminFrame } from '#packages/admin-ui/admin-frame.tsx'
import { Asked } from '#packages/admin-ui/asked.tsx'
import { useFailure } from '#packages/admin-ui/use-failure.ts'
import { CallFailure } from '#packages/api/client.ts'
import type { ReplyOf } from '#packages/api/endpoint.ts'
import { errorData } from '#packages/api/error-data.ts'
import { defineWords, useLanguage, useWords } from '#packages/i18n/words.tsx'
import { listPlans } from '#packages/plans/contract.ts'
import { type MoneySettings, moneySettings } from '#packages/settings/settings.ts'
import { useApi } from '#packages/ui/api.tsx'
import { apiQuery } from '#packages/ui/api-query.ts'
import { Button } from '#packages/ui/button.tsx'
import { toasts } from '#packages/ui/toast-store.ts'
import { getMoney, saveMoney } from '../../money-contract.ts'
import { moneyFaults } from '../../money-faults.ts'
import { DifferenceList } from './difference-list.tsx'
import { type FormNode, formNodeOf } from './form-node.ts'
import { differences, type Path, rebased, withAt } from './leaves.ts'
import classes from './money.module.css'
import { SchemaNode } from './schema-form.tsx'

const words = defineWords({
  zh: {
    title: '价格与方案',
    lead: '一次保存，全站立即生效；已经买了的照旧。改前改后都记入审计日志。',
    range: (min: string, max: string) => `填 ${min} 到 ${max}`,
    whole: '没有填对',
    save: '保存',
    undo: '放弃修改',
    defaults: '填回出厂设置',
    saved: '已保存，全站生效',
    changed: (count: number) => `${count} 处未保存的修改`,
    same: '没有未保存的修改',
    faults: (count: number) => `${count} 处要先改好`,
    preview: '会员页上的样子',
    noPreview: '改好标出的地方，这里会显示会员页上的对照表。',
    before: '现在',
    after: '保存后',
    stale: '你编辑期间，别人保存过价格与方案，你的没有保存。两边的不同：',
    theirs: '对方的',
    mine: '你的',
    takeTheirs: '用对方的，放弃我的',
    keepMine: '在对方的基础上保留我的修改',
  },
  en: {
    title: 'Prices and plans',
    lead: 'Changes take effect across the site as soon as you save. Past purchases aren’t affected. Before and after values are recorded in the audit log.',
    range: (min: string, max: string) => `Enter a value from ${min} to ${max}`,
    whole: 'This value isn’t valid',
    save: 'Save',
    undo: 'Discard changes',
    defaults: 'Reset to defaults',
    saved: 'Saved. Changes are live.',
    changed: (count: number) => (count === 1 ? '1 unsaved change' : `${count} unsaved changes`),
    same: 'No unsaved changes',
    faults: (count: number) => (count === 1 ? 'Fix 1 error first' : `Fix ${count} errors first`),
    preview: 'Membership page preview',
    noPreview: 'Fix the marked fields to preview the comparison table.',
    before: 'Current',
    after: 'After saving',
    stale: 'Someone else saved prices and plans while you were editing, so yours weren’t saved. Differences:',
    theirs: 'Theirs',
    mine: 'Yours',
    takeTheirs: 'Use theirs and discard mine',
    keepMine: 'Apply my changes on top of theirs',
  },
})

const form = formNodeOf(moneySettings) as Extract<FormNode, { kind: 'group' }>
const moneyQuery = {
  ...apiQuery(getMoney, {}, { quiet: true }),
  retry: 1,
  staleTime: Number.POSITIVE_INFINITY,
}

const nodeAt = (path: Path): FormNode | undefined =>
  path.reduce<FormNode | undefined>((node, name) => {
    if (node?.kind === 'list') return node.of
    return node?.kind === 'group' ? node.fields.find(([one]) => one === name)?.[1] : undefined
  }, form)

/** Errors by path, from the schema first and then from rules across fields. */
const useFaults = (draft: unknown) => {
  const t = useWords(words)
  const { language } = useLanguage()
  const parsed = safeParse(moneySettings, draft)
  const faults = new Map<string, string>()
  if (!parsed.success)
    for (const { path } of parsed.error.issues) {
      const node = nodeAt(path as Path)
      const unit = (value: number) => String(node?.kind === 'number' && node.isMoney ? value / 100 : value)
      faults.set(path.join('.'), node?.kind === 'number' ? t.range(unit(node.min), unit(node.max)) : t.whole)
    }
  else for (const fault of moneyFaults(parsed.data)) faults.set(fault.path.join('.'), fault[language])
  return { faults, money: parsed.success && faults.size === 0 ? parsed.data : undefined }
}

type Known = Pick<ReplyOf<typeof getMoney>, 'money' | 'revision'>

/** The draft, its base, and a version that another admin saved meanwhile. */
const useDraft = (first: Known) => {
  const t = useWords(words)
  const api = useApi()
  const queries = useQueryClient()
  const failure = useFailure()
  const [base, setBase] = useState(first)
  const [draft, setDraft] = useState<unknown>(first.money)
  const [theirs, setTheirs] = useState<Known>()
  const [busy, setBusy] = useState(false)
  const begin = (known: Known, next: unknown = known.money) => {
    setBase(known)
    setDraft(next)
    setTheirs(undefined)
  }
  const save = async (money: MoneySettings) => {
    setBusy(true)
    try {
      const { auditId: _, ...saved } = await api.attempt(saveMoney, { base: base.revision, money })
      queries.setQueryData(moneyQuery.queryKey, (known) => known && { ...known, ...saved })
      void queries.invalidateQueries({ queryKey: [listPlans.method, listPlans.path] })
      begin(saved)
      toasts.show(t.saved, 'ok')
    } catch (error) {
      const stale = error instanceof CallFailure && errorData(saveMoney, 'stale_money', error.body)
      if (stale) setTheirs(stale)
      else toasts.show(failure(error), 'error')
    } finally {
      setBusy(false)
    }
  }
  return { base, draft, setDraft, theirs, busy, begin, save }
}

const Clash = ({
  theirs,
  draft,
  base,
  begin,
}: { theirs: Known } & Omit<ReturnType<typeof useDraft>, 'theirs'>) => {
  const t = useWords(words)
  return (
    <section className={classes.clash} role="alert">
      <p>{t.stale}</p>
      <DifferenceList before={theirs.money} after={draft} heads={[t.theirs, t.mine]} />
      <div className={classes.buttons}>
        <Button onClick={() => begin(theirs, rebased(base.money, draft, theirs.money))}>{t.keepMine}</Button>
        <Button look="plain" onClick={() => begin(theirs)}>
          {t.takeTheirs}
        </Button>
      </div>
    </section>
  )
}

const Editor = ({ known }: { known: ReplyOf<typeof getMoney> }) => {
  const t = useWords(words)
  const state = useDraft(known)
  const { base, draft, setDraft, theirs, busy, begin, save } = state
  const { faults, money } = useFaults(draft)
  const body = useRef<HTMLFormElement>(null)
  const changes = differences(base.money, draft).length
  const submit = () => {
    if (money) return void save(money)
    body.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }
  return (
    <form
      ref={body}
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (changes > 0 && !busy && !theirs) submit()
      }}
    >
      {theirs && <Clash {...state} theirs={theirs} />}
      <SchemaNode
        node={form}
        name=""
        path={[]}
        value={draft}
        faultAt={(path) => faults.get(path.join('.'))}
        onChange={(path, value) => setDraft((now: unknown) => withAt(now, path, value))}
      />
      <section className={classes.preview}>
        <h2>{t.preview}</h2>
        {money ? (
          <PriceTable plans={priceListOf(money).plans} recommended={money.recommended} />
        ) : (
          <p>{t.noPreview}</p>
        )}
      </section>
      {changes > 0 && money && !theirs && (
        <section className={classes.preview}>
          <DifferenceList before={base.money} after={draft} heads={[t.before, t.after]} />
        </section>
      )}
      <footer className={classes.foot}>
        <span role="status">
          {faults.size > 0 ? t.faults(faults.size) : changes > 0 ? t.changed(changes) : t.same}
        </span>
        <Button look="plain" size="md" onClick={() => setDraft(known.defaults)}>
          {t.defaults}
        </Button>
        <Button look="plain" size="md" disabled={changes === 0} onClick={() => begin(theirs ?? base)}>
          {t.undo}
        </Button>
        <Button type="submit" size="md" busy={busy} disabled={changes === 0 || theirs !== undefined}>
          {t.save}
        </Button>
      </footer>
    </form>
  )
}

export const Screen = () => {
  const t = useWords(words)
  return (
    <AdminFrame title={t.title} lead={t.lead}>
      <Asked query={useQuery({ ...moneyQuery, gcTime: 0 })}>{(known) => <Editor known={known} />}</Asked>
    </AdminFrame>
  )
}
