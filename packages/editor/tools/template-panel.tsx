import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { applyTemplate } from '#packages/document/apply-template.ts'
import { replaceDocument } from '#packages/document/commands.ts'
import type { Document } from '#packages/document/schema.ts'
import { toasts } from '#packages/ui/toast-store.ts'
import { defineWords, useLanguage, useWords } from '#packages/ui/words.tsx'
import { sectionName } from '../stage/section-name.ts'
import { useDocument, useEditor } from '../use-editor.tsx'
import { ownTemplates } from './own-templates.ts'
import { PageFigure } from './page-figure.tsx'
import { templateFacts } from './template-facts.ts'
import styles from './template-panel.module.css'
import type { PanelProps } from './tool.ts'
import { ToolPanel } from './tool-panel.tsx'
import parts from './tool-parts.module.css'
import { useLoaded } from './use-loaded.ts'
import { useTools } from './use-tools.ts'

const words = defineWords({
  zh: {
    title: '更换模板',
    waiting: '正在取模板…',
    failed: '没能取到模板。',
    again: '再试一次',
    about: '用的是你自己的内容；指到哪个，页面上就先看哪个。内容一条不少，可以撤销。',
    pages: (count: number) => `${count} 页`,
    apply: (name: string) => `使用「${name}」`,
    choose: '先选一个模板',
    applied: (name: string) => `已换成「${name}」，可以撤销。`,
    kept: (names: string) => `这个模板没有为这些栏目留位置，它们会排在相近的栏目旁：${names}`,
    comma: '、',
  },
  en: {
    title: 'Switch template',
    waiting: 'Fetching templates…',
    failed: 'The templates could not be fetched.',
    again: 'Try again',
    about:
      'Drawn with your own content; point at one to see it on the page. Nothing is lost, and it can be undone.',
    pages: (count: number) => (count === 1 ? '1 page' : `${count} pages`),
    apply: (name: string) => `Use “${name}”`,
    choose: 'Choose a template first',
    applied: (name: string) => `Switched to “${name}”; this can be undone.`,
    kept: (names: string) =>
      `This template has no place for these; they will stand beside their like: ${names}`,
    comma: ', ',
  },
})

interface Choice {
  id: string
  name: string
  document: Document
  unplaced: string[]
}

const TemplateCard = ({
  choice,
  chosen,
  onChoose,
  onPoint,
}: {
  choice: Choice
  chosen: boolean
  onChoose(): void
  onPoint(on: boolean): void
}) => {
  const t = useWords(words)
  const [pages, setPages] = useState<number>()
  return (
    <button
      type="button"
      className={styles.card}
      aria-pressed={chosen}
      onClick={onChoose}
      onMouseEnter={() => onPoint(true)}
      onMouseLeave={() => onPoint(false)}
      onFocus={() => onPoint(true)}
      onBlur={() => onPoint(false)}
    >
      <span className={styles.figure}>
        <PageFigure document={choice.document} onCount={setPages} />
      </span>
      <span className={styles.name}>
        {choice.name}
        {pages !== undefined && <small>{t.pages(pages)}</small>}
      </span>
    </button>
  )
}

/** Templates drawn with the person's own words. Pointing shows one on the page, choosing keeps it there, applying is one step. */
export const TemplatePanel = ({ opened, onClose }: PanelProps) => {
  const t = useWords(words)
  const { language } = useLanguage()
  const editor = useEditor()
  const { ports } = useTools()
  const mine = useDeferredValue(useDocument())
  const templates = useMemo(() => ports.templates ?? ownTemplates(language), [ports, language])
  const loaded = useLoaded(useCallback(() => templates.list(), [templates]))
  const [chosen, setChosen] = useState<string>()
  const [pointed, setPointed] = useState<string>()

  const choices = useMemo(
    (): Choice[] =>
      loaded.state !== 'ready'
        ? []
        : loaded.value.map(({ id, name, document: template }) => ({
            id,
            name,
            ...applyTemplate(template, mine, templateFacts),
          })),
    [loaded, mine],
  )
  const choice = choices.find(({ id }) => id === chosen)
  const shown = choices.find(({ id }) => id === (pointed ?? chosen))
  useEffect(() => {
    editor.preview(shown && replaceDocument(shown.document))
  }, [shown, editor])
  useEffect(() => () => editor.preview(undefined), [editor])

  const apply = () => {
    if (!choice) return
    editor.edit(replaceDocument(choice.document))
    toasts.show(t.applied(choice.name), 'ok')
    onClose()
  }
  const kept = choice?.unplaced
    .flatMap((id) => mine.sections.filter((section) => section.id === id && section.visible))
    .map((section) => sectionName(section, language))
  return (
    <ToolPanel
      opened={opened}
      onClose={onClose}
      title={t.title}
      side="left"
      footer={
        <div className={styles.foot}>
          {kept && kept.length > 0 && <p>{t.kept(kept.join(t.comma))}</p>}
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
        <>
          <p className={styles.about}>{t.about}</p>
          <div className={styles.grid}>
            {choices.map((one) => (
              <TemplateCard
                key={one.id}
                choice={one}
                chosen={one.id === chosen}
                onChoose={() => setChosen(one.id)}
                onPoint={(on) => setPointed(on ? one.id : undefined)}
              />
            ))}
          </div>
        </>
      )}
    </ToolPanel>
  )
}
