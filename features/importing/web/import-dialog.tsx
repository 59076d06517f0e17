import { useCallback, useMemo, useState } from 'react'
import { newId } from '#packages/api/new-id.ts'
import type { Document, Section } from '#packages/document/schema.ts'
import { entryDates } from '#packages/editor-core/entry-title.ts'
import { itemName } from '#packages/editor-core/place-names.ts'
import { sectionName } from '#packages/editor-core/section-name.ts'
import type { OtherResumes, PanelProps } from '#packages/editor-core/tool.ts'
import parts from '#packages/editor-core/tool-parts.module.css'
import { useEditor, useEditorState } from '#packages/editor-core/use-editor.tsx'
import { useTools } from '#packages/editor-core/use-tools.ts'
import { Segments } from '#packages/editor-forms/inputs/segments.tsx'
import { kindsFor } from '#packages/editor-forms/kinds-for.ts'
import { ToolDialog } from '#packages/editor-tools/tool-dialog.tsx'
import { useLoaded } from '#packages/editor-tools/use-loaded.ts'
import { defineWords, useLanguage, useWords } from '#packages/i18n/words.tsx'
import { kindOf } from '#packages/sections/registry.ts'
import { toasts } from '#packages/ui/toast-store.ts'
import styles from './import-dialog.module.css'
import { type ImportAs, importEntries } from './import-entries.ts'
import { ResumeCards } from './resume-cards.tsx'

const words = defineWords({
  zh: {
    title: '从其他简历导入内容',
    waiting: '正在打开…',
    failed: '没能打开。',
    none: '还没有别的简历',
    noneText: '新建第二份之后，就能从这里取用内容。',
    pick: '先在左边选一份简历。',
    all: '全选',
    nothing: '全不选',
    how: '放在哪里',
    join: '并入同类栏目',
    separate: '作为新栏目',
    whole: '整段',
    insert: (count: number) => (count === 0 ? '先勾选要导入的内容' : `导入 ${count} 条`),
    done: (count: number) => `已导入 ${count} 条，可以撤销。`,
    blank: '未填写',
  },
  en: {
    title: 'Import from another resume',
    waiting: 'Opening…',
    failed: 'It could not be opened.',
    none: 'There is no other resume yet',
    noneText: 'Once there is, you can take content from it here.',
    pick: 'Choose a resume first.',
    all: 'All',
    nothing: 'None',
    how: 'Where to',
    join: 'Add to same kind',
    separate: 'New sections',
    whole: 'All of it',
    insert: (count: number) => (count === 0 ? 'Tick what to import first' : `Import ${count}`),
    done: (count: number) => `${count} imported; this can be undone.`,
    blank: 'Empty',
  },
})

type PickedIds = ReadonlyMap<string, ReadonlySet<string>>

/** A section with one entry, however many records that has. */
const comesWhole = ({ kind }: Section): boolean =>
  kindOf(kind)?.single === true || kindOf(kind)?.own !== undefined

const countOf = ({ sections }: Document, picked: PickedIds): number =>
  sections.reduce((sum, section) => {
    const some = picked.get(section.id)?.size ?? 0
    return sum + (comesWhole(section) ? Math.min(some, 1) : some)
  }, 0)

const SectionChoice = ({
  section,
  picked,
  onPick,
}: {
  section: Section
  picked: ReadonlySet<string>
  onPick(ids: ReadonlySet<string>): void
}) => {
  const t = useWords(words)
  const { language } = useLanguage()
  const kind = kindOf(section.kind)
  const isWhole = comesWhole(section)
  const ids = section.items.map(({ id }) => id)
  const some = ids.filter((id) => picked.has(id)).length
  const flip = (id: string) =>
    onPick(new Set(picked.has(id) ? [...picked].filter((one) => one !== id) : [...picked, id]))
  return (
    <li className={styles.section}>
      <label className={styles.whole}>
        <input
          type="checkbox"
          checked={some > 0 && some === ids.length}
          ref={(box) => {
            if (box) box.indeterminate = some > 0 && some < ids.length
          }}
          onChange={() => onPick(new Set(some === ids.length ? [] : ids))}
        />
        <strong>{sectionName(section, language)}</strong>
        <small>{isWhole ? t.whole : ids.length}</small>
      </label>
      {!isWhole && (
        <ul>
          {section.items.map((item) => (
            <li key={item.id}>
              <label>
                <input type="checkbox" checked={picked.has(item.id)} onChange={() => flip(item.id)} />
                <span className={styles.entry}>{itemName(section, item) || t.blank}</span>
                <small>{kind ? entryDates(kind, item.data, language) : ''}</small>
              </label>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

const Choices = ({
  document,
  into,
  picked,
  onPick,
}: {
  document: Document
  into: Document['kind']
  picked: PickedIds
  onPick(picked: PickedIds): void
}) => {
  const t = useWords(words)
  const offered = kindsFor(into)
  const sections = document.sections.filter(({ kind, items }) => items.length > 0 && offered.includes(kind))
  return (
    <>
      <div className={styles.tools}>
        <button
          type="button"
          className={parts.word}
          onClick={() =>
            onPick(new Map(sections.map(({ id, items }) => [id, new Set(items.map((item) => item.id))])))
          }
        >
          {t.all}
        </button>
        <button type="button" className={parts.word} onClick={() => onPick(new Map())}>
          {t.nothing}
        </button>
      </div>
      <ul className={styles.sections}>
        {sections.map((section) => (
          <SectionChoice
            key={section.id}
            section={section}
            picked={picked.get(section.id) ?? new Set()}
            onPick={(ids) => onPick(new Map([...picked, [section.id, ids]]))}
          />
        ))}
      </ul>
    </>
  )
}

/** Copies sections or single entries from another resume of the user. */
export const ImportDialog = ({ opened, onClose }: PanelProps) => {
  const t = useWords(words)
  const editor = useEditor()
  const port = useTools().ports.otherResumes as OtherResumes
  const into = useEditorState(({ document }) => document.kind)
  // A resume imports from resumes; Word documents and presentations import from every document that has fitting sections.
  const list = useLoaded(useCallback(() => port.list(into === 'resume' ? into : undefined), [port, into]))
  const [choice, setChosen] = useState<string>()
  const chosen = choice ?? (list.state === 'ready' ? list.value[0]?.id : undefined)
  const [picked, setPicked] = useState<PickedIds>(new Map())
  const [as, setAs] = useState<ImportAs>('join')
  const source = useLoaded(
    useCallback(() => (chosen === undefined ? Promise.resolve(undefined) : port.get(chosen)), [port, chosen]),
  )
  const from = source.state === 'ready' ? source.value : undefined
  const count = useMemo(() => (from ? countOf(from, picked) : 0), [from, picked])

  const insert = () => {
    if (!from) return
    editor.edit(importEntries(from, picked, as, () => newId(Date.now())))
    toasts.show(t.done(count), 'ok')
    onClose()
  }
  const empty = list.state === 'ready' && list.value.length === 0
  return (
    <ToolDialog
      opened={opened}
      onClose={onClose}
      title={t.title}
      shape={empty ? 'middle' : 'wide'}
      footer={
        empty ? undefined : (
          <>
            <span className={styles.how}>
              <Segments
                value={as}
                onChange={(value) => setAs(value as ImportAs)}
                label={t.how}
                segments={[
                  { value: 'join', name: t.join },
                  { value: 'separate', name: t.separate },
                ]}
              />
            </span>
            <button type="button" className={parts.primary} disabled={count === 0} onClick={insert}>
              {t.insert(count)}
            </button>
          </>
        )
      }
    >
      {empty && (
        <div className={parts.none}>
          <h3>{t.none}</h3>
          <p>{t.noneText}</p>
        </div>
      )}
      {!empty && (
        <div className={styles.split}>
          <ResumeCards
            port={port}
            list={list}
            chosen={chosen}
            onChoose={(id) => {
              setChosen(id)
              setPicked(new Map())
            }}
          />
          <div className={styles.choices}>
            {chosen === undefined && <p className={parts.note}>{t.pick}</p>}
            {chosen !== undefined && source.state === 'waiting' && <p className={parts.note}>{t.waiting}</p>}
            {source.state === 'failed' && <p className={parts.note}>{t.failed}</p>}
            {from && <Choices document={from} into={into} picked={picked} onPick={setPicked} />}
          </div>
        </div>
      )}
    </ToolDialog>
  )
}
