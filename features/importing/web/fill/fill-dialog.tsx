import { ArrowRight } from 'lucide'
import { useCallback, useMemo, useState } from 'react'
import { newId } from '#packages/api/new-id.ts'
import type { Document } from '#packages/document/schema.ts'
import { Glyph } from '#packages/editor-core/glyph.tsx'
import { sectionName } from '#packages/editor-core/section-name.ts'
import type { OtherResumes, PanelProps } from '#packages/editor-core/tool.ts'
import parts from '#packages/editor-core/tool-parts.module.css'
import { useDocument, useEditor } from '#packages/editor-core/use-editor.tsx'
import { useTools } from '#packages/editor-core/use-tools.ts'
import { ToolDialog } from '#packages/editor-tools/tool-dialog.tsx'
import { useLoaded } from '#packages/editor-tools/use-loaded.ts'
import { defineWords, useLanguage, useWords } from '#packages/i18n/words.tsx'
import { ButtonLink } from '#packages/ui/button.tsx'
import { EmptyState } from '#packages/ui/empty-state.tsx'
import { toasts } from '#packages/ui/toast-store.ts'
import split from '../import-dialog.module.css'
import { ResumeCards } from '../resume-cards.tsx'
import styles from './fill-dialog.module.css'
import { fillFrom, type Proposal } from './fill-from.ts'

const words = defineWords({
  zh: {
    title: '从简历填充',
    about: '勾选要填的内容，其余不动',
    none: '还没有简历',
    how: '先写一份，姓名、电话和经历就能从这里填进来。这份文档已经存好，随时可以回来。',
    write: '写一份简历',
    nothing: '这份简历里没有这个文档要的内容。文档里写上「姓名」「电话」「工作经历」这样的名称，就能认出来。',
    failed: '没能打开。',
    waiting: '正在打开…',
    free: '填入空白处',
    replaces: '会替换已有内容',
    empty: '空',
    all: '全选',
    onlyFree: '只选空白处',
    fill: (count: number) => (count === 0 ? '先勾选要填的内容' : `填充 ${count} 处`),
    done: (count: number) => `已填充 ${count} 处，可以撤销。`,
  },
  en: {
    title: 'Fill in from my resume',
    about: 'Tick what to fill in; the rest stays as it is',
    none: 'There is no resume yet',
    how: 'Write one, and its name, phone and jobs can be filled in from here. This document is kept meanwhile.',
    write: 'Write a resume',
    nothing:
      'This resume has nothing that the document asks for. It knows labels such as “Name”, “Phone” or “Work experience”.',
    failed: 'It could not be opened.',
    waiting: 'Opening…',
    free: 'Fills in a blank',
    replaces: 'Takes the place of what is there',
    empty: 'blank',
    all: 'All',
    onlyFree: 'Only blanks',
    fill: (count: number) => (count === 0 ? 'Tick what to fill in first' : `Fill in ${count}`),
    done: (count: number) => `${count} filled in; this can be undone.`,
  },
})

const Row = ({ proposal, ticked, onTick }: { proposal: Proposal; ticked: boolean; onTick(): void }) => {
  const t = useWords(words)
  const { place, before, after, free } = proposal
  return (
    <li className={styles.row}>
      <label>
        <input type="checkbox" checked={ticked} onChange={onTick} />
        <span className={styles.place}>{place}</span>
        <span className={styles.change} data-free={free || undefined} title={free ? t.free : t.replaces}>
          <del>{before || t.empty}</del>
          <Glyph icon={ArrowRight} size={14} />
          <ins>{after}</ins>
        </span>
      </label>
    </li>
  )
}

/** Proposals that overwrite nothing are checked at first. */
const freeKeys = (proposals: readonly Proposal[]) =>
  new Set(proposals.filter(({ free }) => free).map(({ key }) => key))

const Proposals = ({
  document,
  proposals,
  ticked,
  onTick,
}: {
  document: Document
  proposals: readonly Proposal[]
  ticked: ReadonlySet<string>
  onTick(keys: ReadonlySet<string>): void
}) => {
  const t = useWords(words)
  const { language } = useLanguage()
  const groups = Map.groupBy(proposals, ({ section }) => section)
  const flip = (key: string) =>
    onTick(new Set(ticked.has(key) ? [...ticked].filter((one) => one !== key) : [...ticked, key]))
  return (
    <>
      <div className={split.tools}>
        <button
          type="button"
          className={parts.word}
          onClick={() => onTick(new Set(proposals.map(({ key }) => key)))}
        >
          {t.all}
        </button>
        <button type="button" className={parts.word} onClick={() => onTick(freeKeys(proposals))}>
          {t.onlyFree}
        </button>
      </div>
      {[...groups].map(([id, rows]) => {
        const section = document.sections.find((one) => one.id === id)
        return (
          <section key={id} className={styles.group}>
            <h3>{section ? sectionName(section, language) : ''}</h3>
            <ul>
              {rows.map((proposal) => (
                <Row
                  key={proposal.key}
                  proposal={proposal}
                  ticked={ticked.has(proposal.key)}
                  onTick={() => flip(proposal.key)}
                />
              ))}
            </ul>
          </section>
        )
      })}
    </>
  )
}

/** Content of a resume that fits this document: the user selects it, and it is filled in as one undo step. */
export const FillDialog = ({ opened, onClose }: PanelProps) => {
  const t = useWords(words)
  const editor = useEditor()
  const document = useDocument()
  const port = useTools().ports.otherResumes as OtherResumes
  const list = useLoaded(useCallback(() => port.list('resume'), [port]))
  const [choice, setChoice] = useState<string>()
  const chosen = choice ?? (list.state === 'ready' ? list.value[0]?.id : undefined)
  const source = useLoaded(
    useCallback(() => (chosen === undefined ? Promise.resolve(undefined) : port.get(chosen)), [port, chosen]),
  )
  const resume = source.state === 'ready' ? source.value : undefined
  const proposals = useMemo(
    () => (resume ? fillFrom(document, resume, () => newId(Date.now())) : []),
    [document, resume],
  )
  const [picked, setPicked] = useState<{ of: Document; keys: ReadonlySet<string> }>()
  const ticked = picked && picked.of === resume ? picked.keys : freeKeys(proposals)
  const wanted = proposals.filter(({ key }) => ticked.has(key))
  const fill = () => {
    editor.edit((draft) => {
      for (const { command } of wanted) command(draft)
    })
    toasts.show(t.done(wanted.length), 'ok')
    onClose()
  }
  const empty = list.state === 'ready' && list.value.length === 0
  return (
    <ToolDialog
      opened={opened}
      onClose={onClose}
      title={t.title}
      about={t.about}
      shape={empty ? 'middle' : 'wide'}
      footer={
        empty ? undefined : (
          <button type="button" className={parts.primary} disabled={wanted.length === 0} onClick={fill}>
            {t.fill(wanted.length)}
          </button>
        )
      }
    >
      {empty ? (
        <EmptyState icon="file" title={t.none} text={t.how}>
          <ButtonLink to="/builder/new" size="lg">
            {t.write}
          </ButtonLink>
        </EmptyState>
      ) : (
        <div className={split.split}>
          <ResumeCards port={port} list={list} chosen={chosen} onChoose={setChoice} />
          <div className={split.choices}>
            {source.state === 'waiting' && <p className={parts.note}>{t.waiting}</p>}
            {source.state === 'failed' && <p className={parts.note}>{t.failed}</p>}
            {resume && proposals.length === 0 && <p className={parts.note}>{t.nothing}</p>}
            {resume && proposals.length > 0 && (
              <Proposals
                document={document}
                proposals={proposals}
                ticked={ticked}
                onTick={(keys) => setPicked({ of: resume, keys })}
              />
            )}
          </div>
        </div>
      )}
    </ToolDialog>
  )
}
