import { useId, useState } from 'react'
import { useStore } from 'zustand'
import { sectionName } from '#packages/editor-core/section-name.ts'
import type { PanelProps } from '#packages/editor-core/tool.ts'
import parts from '#packages/editor-core/tool-parts.module.css'
import { useDocument, useEditor } from '#packages/editor-core/use-editor.tsx'
import { ToolDialog } from '#packages/editor-tools/tool-dialog.tsx'
import { defineWords, useLanguage, useWords } from '#packages/i18n/words.tsx'
import { toasts } from '#packages/ui/toast-store.ts'
import { ChangeList } from '../change/change-list.tsx'
import { useReview } from '../change/use-review.ts'
import { isRunning } from '../run/run-state.ts'
import { useAiWorkspace } from './ai-workspace.ts'
import { addDrafted, addEntries } from './drafted-entries.ts'
import styles from './editor.module.css'
import { EntryView } from './entry-view.tsx'
import looks from './generate.module.css'
import shared from './parts.module.css'
import { soughtJob, yearsOfWork } from './person.ts'
import { RunBar } from './run-bar.tsx'
import { RunNotice } from './run-notice.tsx'
import { missingKinds, sectionToBe, writableSections } from './section-choice.ts'
import { useChosenModel } from './use-chosen-model.ts'
import { useSectionDraft } from './use-section-draft.ts'

const words = defineWords({
  zh: {
    title: 'AI 写一个栏目',
    section: '写哪个栏目',
    there: '简历里有的',
    missing: '添加一个新的',
    job: '目标岗位',
    jobHint: '例如：产品经理',
    years: '工作年限',
    words: '说几个词',
    wordsHint: '例如：做过会员体系改版，带 3 人，负责需求和上线',
    start: '开始写',
    empty: '用几个词，写出一整个栏目',
    text: '写好的内容先给你看，勾选的才会加进简历；不知道的数字和名称会留成方括号，等你来填。',
    textNew: (name: string) =>
      `「${name}」还不在简历里：写好后一起添加，可以撤销；不知道的数字和名称会留成方括号，等你来填。`,
    add: (count: number) => (count === 0 ? '加进简历' : `加进简历 ${count} 条`),
    addNew: (name: string) => `添加「${name}」栏目`,
    added: '已加进简历，可以撤销',
    waiting: '正在写…',
    onlyChinese: '内置引擎只会写中文，这份简历是英文的：请换一个模型。',
  },
  en: {
    title: 'Write a section with AI',
    section: 'Section',
    there: 'In the resume',
    missing: 'Add new',
    job: 'Target job',
    jobHint: 'For example, product manager',
    years: 'Years of experience',
    words: 'Key points',
    wordsHint: 'For example, membership redesign, team of 3, from requirements to launch',
    start: 'Write',
    empty: 'Write a whole section from a few words',
    text: 'Preview it first: only what you select is added. Numbers and names we don’t know are left blank for you to fill in.',
    textNew: (name: string) =>
      `“${name}” isn’t in the resume yet. It’s added together with its content, and you can undo that. Numbers and names we don’t know are left blank for you to fill in.`,
    add: (count: number) => (count === 0 ? 'Add' : count === 1 ? 'Add 1 entry' : `Add ${count} entries`),
    addNew: (name: string) => `Add “${name}” section`,
    added: 'Added. You can undo this.',
    waiting: 'Writing…',
    onlyChinese:
      'The built-in engine only writes Chinese, and this resume is in English. Choose another model.',
  },
})

/** Writes a section from a few words. The user reviews the result, which is then added as one step. */
export const AiGenerateDialog = ({ opened, onClose }: PanelProps) => {
  const t = useWords(words)
  const id = useId()
  const { language } = useLanguage()
  const editor = useEditor()
  const document = useDocument()
  const requested = useStore(useAiWorkspace().request, (request) => request.section)
  const sections = writableSections(document)
  const missing = missingKinds(document)
  const [chosenId, setChosenId] = useState(requested)
  const toAdd =
    missing.find(({ kind }) => kind === chosenId) ?? (sections.length === 0 ? missing[0] : undefined)
  const section = toAdd ? undefined : (sections.find((one) => one.id === chosenId) ?? sections[0])
  const [job, setJob] = useState(() => soughtJob(document))
  const [years, setYears] = useState(() => yearsOfWork(document))
  const [typed, setTyped] = useState('')
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set())
  const chosen = useChosenModel('draft')
  const { run, asked, isThere, entries, suggested, start } = useSectionDraft()
  const reviewed = useReview(suggested)
  const taken = entries.filter((_, at) => !left.has(at))
  const busy = isRunning(run)
  const ask = () => {
    const wanted = toAdd ? sectionToBe(document, toAdd.kind) : section
    if (!chosen.model || !wanted || job.trim() === '') return
    setLeft(new Set())
    start(chosen.model.id, wanted, { job: job.trim(), years, words: typed.trim() })
  }
  const add = () => {
    if (!asked) return
    editor.edit(isThere ? addEntries(asked.id, taken) : addDrafted(asked, taken))
    editor.endGesture()
    editor.select({ section: asked.id, ...(taken[0] ? { item: taken[0].id } : {}) }, 'style')
    toasts.show(t.added, 'ok')
    onClose()
  }
  return (
    <ToolDialog
      opened={opened}
      onClose={onClose}
      title={t.title}
      about={asked ? sectionName(asked, language) : undefined}
      shape="large"
      footer={
        entries.length > 0 && (
          <button type="button" className={parts.primary} disabled={busy || taken.length === 0} onClick={add}>
            {asked && !isThere ? t.addNew(sectionName(asked, language)) : t.add(taken.length)}
          </button>
        )
      }
    >
      <div className={styles.main}>
        <form
          className={looks.form}
          onSubmit={(event) => {
            event.preventDefault()
            ask()
          }}
        >
          <label htmlFor={`${id}-section`}>
            {t.section}
            <select
              id={`${id}-section`}
              className={parts.field}
              value={toAdd?.kind ?? section?.id ?? ''}
              disabled={busy}
              onChange={({ currentTarget }) => setChosenId(currentTarget.value)}
            >
              {sections.length > 0 && (
                <optgroup label={t.there}>
                  {sections.map((one) => (
                    <option key={one.id} value={one.id}>
                      {sectionName(one, language)}
                    </option>
                  ))}
                </optgroup>
              )}
              {missing.length > 0 && (
                <optgroup label={t.missing}>
                  {missing.map((kind) => (
                    <option key={kind.kind} value={kind.kind}>
                      {kind[document.language]}
                    </option>
                  ))}
                </optgroup>
              )}
            </select>
          </label>
          <label htmlFor={`${id}-job`}>
            {t.job}
            <input
              id={`${id}-job`}
              className={parts.field}
              value={job}
              maxLength={60}
              required
              placeholder={t.jobHint}
              disabled={busy}
              onChange={({ currentTarget }) => setJob(currentTarget.value)}
            />
          </label>
          <label htmlFor={`${id}-years`}>
            {t.years}
            <input
              id={`${id}-years`}
              className={parts.field}
              type="number"
              min={0}
              max={50}
              value={years}
              disabled={busy}
              onChange={({ currentTarget }) =>
                setYears(Math.max(0, Math.min(50, Math.round(currentTarget.valueAsNumber || 0))))
              }
            />
          </label>
          <label htmlFor={`${id}-words`} className={looks.whole}>
            {t.words}
            <textarea
              id={`${id}-words`}
              className={shared.area}
              value={typed}
              rows={2}
              maxLength={1500}
              placeholder={t.wordsHint}
              disabled={busy}
              onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            />
          </label>
          <div className={looks.whole}>
            <RunBar
              task="draft"
              chosen={chosen}
              run={run}
              name={t.start}
              disabled={!(section ?? toAdd) || job.trim() === ''}
              onStart={ask}
              onStop={run.stop}
            />
            {chosen.model?.isBuiltIn && document.language === 'en' && (
              <p className={styles.quiet}>{t.onlyChinese}</p>
            )}
          </div>
        </form>
        <RunNotice run={run} chosen={chosen} onAgain={ask} />
        {entries.length === 0 && reviewed.length === 0 && (
          <div className={parts.none}>
            <h3>{busy ? t.waiting : t.empty}</h3>
            {!busy && <p>{toAdd ? t.textNew(toAdd[document.language]) : t.text}</p>}
          </div>
        )}
        {asked &&
          entries.map((entry, at) => (
            <EntryView
              // biome-ignore lint/suspicious/noArrayIndexKey: an entry of a draft is its number.
              key={at}
              section={asked}
              entry={entry}
              number={at + 1}
              isTaken={!left.has(at)}
              isComing={busy && at === entries.length - 1}
              onTake={(isTaken) =>
                setLeft((before) => {
                  const next = new Set(before)
                  if (isTaken) next.delete(at)
                  else next.add(at)
                  return next
                })
              }
            />
          ))}
        <ChangeList reviewed={reviewed} />
      </div>
    </ToolDialog>
  )
}
