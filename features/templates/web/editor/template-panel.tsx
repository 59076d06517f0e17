import { Search } from 'lucide'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { applyTemplate } from '#packages/document/apply-template.ts'
import { replaceDocument } from '#packages/document/commands.ts'
import type { Document } from '#packages/document/schema.ts'
import { Glyph } from '#packages/editor-core/glyph.tsx'
import { sectionName } from '#packages/editor-core/section-name.ts'
import type { PanelProps, Templates } from '#packages/editor-core/tool.ts'
import parts from '#packages/editor-core/tool-parts.module.css'
import { useDocument, useEditor } from '#packages/editor-core/use-editor.tsx'
import { useTools } from '#packages/editor-core/use-tools.ts'
import { ToolPanel } from '#packages/editor-tools/tool-panel.tsx'
import { useLoaded } from '#packages/editor-tools/use-loaded.ts'
import { defineWords, useLanguage, useWords } from '#packages/i18n/words.tsx'
import { kindOf } from '#packages/sections/registry.ts'
import { templateFacts } from '#packages/sections/template-facts.ts'
import { undisplayedAfter } from '#packages/sections/undisplayed-field.ts'
import { toasts } from '#packages/ui/toast-store.ts'
import { useHasBeenVisible } from '#packages/ui/use-has-been-visible.ts'
import { TemplateCard } from './template-card.tsx'
import styles from './template-panel.module.css'
import { useTemplateList } from './use-template-list.ts'

const words = defineWords({
  zh: {
    title: '更换模板',
    search: '搜模板、岗位或行业',
    waiting: '正在取模板…',
    failed: '没能取到模板，请检查网络。',
    partial: '现在连不上网络，先列出已经取到的模板。',
    none: (q: string) => `没有含「${q}」的模板。`,
    again: '再试一次',
    about: '用的是你自己的内容；指到哪个，页面上就先看哪个。内容一条不少，可以撤销。',
    apply: (name: string) => `使用「${name}」`,
    choose: '先选一个模板',
    applied: (name: string) => `已换成「${name}」，可以撤销。`,
    unplaced: (names: string) => `这个模板没有为这些栏目留位置，它们会排在相近的栏目旁：${names}`,
    undisplayed: (names: string) => `这些内容在这个模板的版式里不显示，仍会保留：${names}`,
    field: (section: string, field: string) => `${section}的${field}`,
    comma: '、',
  },
  en: {
    title: 'Switch template',
    search: 'Template, job or industry',
    waiting: 'Fetching templates…',
    failed: 'The templates could not be fetched. Please check the network.',
    partial: 'There is no network now; these are the templates that were fetched before.',
    none: (q: string) => `No template has “${q}”.`,
    again: 'Try again',
    about:
      'Drawn with your own content; point at one to see it on the page. Nothing is lost, and it can be undone.',
    apply: (name: string) => `Use “${name}”`,
    choose: 'Choose a template first',
    applied: (name: string) => `Switched to “${name}”; this can be undone.`,
    unplaced: (names: string) =>
      `This template has no place for these; they will stand beside their like: ${names}`,
    undisplayed: (names: string) => `The looks of this template do not show these; they are kept: ${names}`,
    field: (section: string, field: string) => `${section} (${field})`,
    comma: ', ',
  },
})

interface Choice {
  id: string
  name: string
  template: Document
}

interface GridProps {
  templates: Templates
  mine: Document
  chosen: string | undefined
  onChoose(choice: Choice): void
  onPoint(choice: Choice | undefined): void
}

/** The end of the list loads the next page. */
const Foot = ({ onSeen }: { onSeen(): void }) => {
  const { ref, seen } = useHasBeenVisible()
  // biome-ignore lint/correctness/useExhaustiveDependencies: seen once is asked for once; the next foot is another.
  useEffect(() => {
    if (seen) onSeen()
  }, [seen])
  return <div ref={ref} className={styles.more} />
}

const Grid = ({ templates, mine, chosen, onChoose, onPoint }: GridProps) => {
  const t = useWords(words)
  const [text, setText] = useState('')
  const q = text.trim()
  const { listed, failed, busy, again, more } = useTemplateList(templates, q)
  const isStale = listed !== undefined && listed.words !== q
  return (
    <>
      <label className={styles.search}>
        <Glyph icon={Search} size={15} />
        <input
          type="search"
          value={text}
          maxLength={100}
          aria-label={t.search}
          placeholder={t.search}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      </label>
      <p className={styles.about}>{listed?.partial ? t.partial : t.about}</p>
      {failed && (
        <p className={parts.note} role="alert">
          {t.failed}
          <button type="button" className={parts.word} onClick={again}>
            {t.again}
          </button>
        </p>
      )}
      {!listed && busy && <p className={parts.note}>{t.waiting}</p>}
      {listed && !isStale && !busy && listed.templates.length === 0 && (
        <p className={parts.note}>{t.none(q)}</p>
      )}
      <div className={styles.grid} aria-busy={busy}>
        {listed?.templates.map(({ id, name }) => (
          <TemplateCard
            key={id}
            {...{ id, name, templates, mine }}
            chosen={id === chosen}
            onChoose={(template) => onChoose({ id, name, template })}
            onPoint={(template) => onPoint(template && { id, name, template })}
          />
        ))}
        {more && !failed && <Foot key={listed?.page} onSeen={more} />}
      </div>
    </>
  )
}

/**
 * Templates with the user's own content. Hovering previews one on the page, a press selects it, and applying is one
 * step.
 */
export const TemplatePanel = ({ opened, onClose }: PanelProps) => {
  const t = useWords(words)
  const { language } = useLanguage()
  const editor = useEditor()
  const { ports } = useTools()
  const mine = useDeferredValue(useDocument())
  const open = ports.templates
  const loaded = useLoaded(useMemo(() => open ?? (() => Promise.reject(new Error('no templates'))), [open]))
  const [chosen, setChosen] = useState<Choice>()
  const [pointed, setPointed] = useState<Choice>()
  const choice = useMemo(
    () => chosen && { ...chosen, ...applyTemplate(chosen.template, mine, templateFacts) },
    [chosen, mine],
  )
  const shown = useMemo(
    () => (pointed ? applyTemplate(pointed.template, mine, templateFacts).document : choice?.document),
    [pointed, choice, mine],
  )
  useEffect(() => {
    editor.preview(shown && replaceDocument(shown))
  }, [shown, editor])
  useEffect(() => () => editor.preview(undefined), [editor])

  const apply = () => {
    if (!choice) return
    editor.edit(replaceDocument(choice.document))
    toasts.show(t.applied(choice.name), 'ok')
    onClose()
  }
  const unplaced = choice?.unplaced
    .flatMap((id) => mine.sections.filter((section) => section.id === id && section.visible))
    .map((section) => sectionName(section, language))
  const undisplayed = useMemo(
    () => (choice ? undisplayedAfter(mine, choice.document) : []),
    [choice, mine],
  ).map(({ section, field }) =>
    t.field(sectionName(section, language), kindOf(section.kind)?.fields[field]?.[language] ?? field),
  )
  return (
    <ToolPanel
      opened={opened}
      onClose={onClose}
      title={t.title}
      side="left"
      footer={
        <div className={styles.foot}>
          {unplaced && unplaced.length > 0 && <p>{t.unplaced(unplaced.join(t.comma))}</p>}
          {undisplayed.length > 0 && <p>{t.undisplayed(undisplayed.join(t.comma))}</p>}
          <button type="button" className={parts.primary} disabled={!choice} onClick={apply}>
            {choice ? t.apply(choice.name) : t.choose}
          </button>
        </div>
      }
    >
      {loaded.state === 'waiting' && <p className={parts.note}>{t.waiting}</p>}
      {loaded.state === 'failed' && (
        <p className={parts.note}>
          {t.failed}
          <button type="button" className={parts.word} onClick={loaded.again}>
            {t.again}
          </button>
        </p>
      )}
      {loaded.state === 'ready' && (
        <Grid
          templates={loaded.value}
          mine={mine}
          chosen={chosen?.id}
          onChoose={setChosen}
          onPoint={setPointed}
        />
      )}
    </ToolPanel>
  )
}
