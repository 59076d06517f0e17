import { type CSSProperties, useDeferredValue } from 'react'
import * as z from 'zod/mini'
import { useStore } from 'zustand'
import { renameDocument } from '#packages/document/commands.ts'
import { colorsOf } from '#packages/document/themes.ts'
import { useDocument, useEditor, useEditorState } from '#packages/editor-core/use-editor.tsx'
import { HjInput } from '#packages/editor-forms/inputs/hj-input.tsx'
import { HjTextarea } from '#packages/editor-forms/inputs/hj-textarea.tsx'
import type { InputRow } from '#packages/editor-forms/inputs/input-props.ts'
import { defineWords, useLanguage, useWords } from '#packages/i18n/words.tsx'
import { PageFigure } from '#packages/render/page-figure.tsx'
import { facets } from '#packages/templates/facets.ts'
import { type ChosenFacet, colorName, missingIn, type OwnMeta, wholeMeta } from '../template-meta.ts'
import { useWorkspace, useWorkspaceState } from '../workspace-state.ts'
import { FacetChoice } from './facet-choice.tsx'
import styles from './setters.module.css'
import { Versions } from './versions.tsx'

const words = defineWords({
  zh: {
    name: '名称',
    namePlace: '例如：松烟·产品岗',
    intro: '简介',
    introPlace: '适合谁、读者先看到什么，一两句话',
    cover: '封面',
    coverNote: '第一页，随编辑更新',
    columns: '栏数',
    color: '主色',
    derived: '由页面得出',
  },
  en: {
    name: 'Name',
    namePlace: 'For example, Pine soot for product roles',
    intro: 'Description',
    introPlace: 'Who it suits and what stands out first, in one or two sentences',
    cover: 'Cover',
    coverNote: 'The first page; updates as you edit',
    columns: 'Columns',
    color: 'Main color',
    derived: 'set by the page',
  },
})

const text = (max: number): InputRow => ({
  zh: '',
  en: '',
  input: 'hj-input',
  value: z.string().check(z.maxLength(max)),
})
const nameRow = text(40)
const introRow = text(300)

const Cover = () => {
  const t = useWords(words)
  const { language } = useLanguage()
  const document = useDeferredValue(useDocument())
  const { columns, color } = wholeMeta(document, {})
  return (
    <div className={styles.facts}>
      <div className={styles.cover}>
        <PageFigure document={document} />
      </div>
      <dl>
        <div>
          <dt>{t.cover}</dt>
          <dd>{t.coverNote}</dd>
        </div>
        <div>
          <dt>
            {t.columns} · {t.derived}
          </dt>
          <dd>{columns && facets.columns[columns][language]}</dd>
        </div>
        <div>
          <dt>
            {t.color} · {t.derived}
          </dt>
          <dd>
            <i
              className={styles.swatch}
              style={{ '--swatch': colorsOf(document.theme).theme } as CSSProperties}
            />
            {colorName(color, language)}
          </dd>
        </div>
      </dl>
    </div>
  )
}

/** Metadata of the template. Name, columns, colour and cover are derived from the document. */
export const TemplateTab = () => {
  const t = useWords(words)
  const editor = useEditor()
  const { meta: store, sync } = useWorkspace()
  const title = useEditorState(({ document }) => document.title)
  const empty = useEditorState(({ document }) => document.sections.length === 0)
  const { meta } = useStore(store)
  const asked = useWorkspaceState(({ showsMissing }) => showsMissing)
  const missing = asked ? missingIn({ ...editor.history.state, title }, meta) : []
  const change = (next: Partial<OwnMeta>) => {
    store.setState((state) => ({ meta: { ...state.meta, ...next } }))
    sync.forceSave()
  }
  const facet = (name: ChosenFacet, single?: boolean) => {
    const value = meta[name]
    return (
      <FacetChoice
        facet={name}
        value={value === undefined ? [] : typeof value === 'string' ? [value] : value}
        must={name === 'style' || name === 'purpose'}
        missing={(name === 'style' || name === 'purpose') && missing.includes(name)}
        {...(single ? { single } : {})}
        onChange={(chosen) => change({ [name]: single ? chosen[0] : chosen })}
      />
    )
  }
  return (
    <div className={`${styles.body} ${styles.meta}`}>
      <div data-meta="name">
        <div className={styles.label}>{t.name}</div>
        <HjInput
          row={nameRow}
          label={t.name}
          placeholder={t.namePlace}
          value={title}
          onChange={(value) => editor.edit(renameDocument(value), 'rename')}
          onCommit={editor.endGesture}
        />
      </div>
      <div>
        <div className={styles.label}>{t.intro}</div>
        <HjTextarea
          row={introRow}
          label={t.intro}
          placeholder={t.introPlace}
          value={meta.intro ?? ''}
          onChange={(intro) => change({ intro: intro === '' ? undefined : intro })}
        />
      </div>
      {facet('style', true)}
      {facet('purpose')}
      {facet('industry')}
      {facet('job')}
      {!empty && <Cover />}
      <Versions />
    </div>
  )
}
