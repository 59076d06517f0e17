import { Search } from 'lucide'
import { useCallback, useMemo } from 'react'
import type { Section } from '#packages/document/schema.ts'
import { draggedVariant } from '#packages/editor-core/drag-data.ts'
import { withDragging } from '#packages/editor-core/dragging.ts'
import { Glyph } from '#packages/editor-core/glyph.tsx'
import { isSideOnly, isSingleton } from '#packages/editor-core/new-section.ts'
import { hasRegions } from '#packages/editor-core/order.ts'
import { useEditorState } from '#packages/editor-core/use-editor.tsx'
import { type Choice, ChoiceGrid } from '#packages/editor-forms/choice-grid.tsx'
import { figureOfTitle } from '#packages/editor-forms/figure-section.ts'
import { searchVariants } from '#packages/editor-forms/search-variants.ts'
import {
  FIGURE_WIDTH,
  type FigureSetting,
  SectionFigure,
  TITLE_WIDTH,
  useFigureSetting,
} from '#packages/editor-forms/section-figure.tsx'
import { useSampleSection } from '#packages/editor-forms/use-sample.ts'
import { useVariantFigures } from '#packages/editor-forms/variant-figures.tsx'
import { defineWords, useLanguage, useWords } from '#packages/i18n/words.tsx'
import { kindNames, kindOf } from '#packages/sections/registry.ts'
import { useWorkspace, useWorkspaceState } from '../workspace-state.ts'
import styles from './palette.module.css'
import { useClickAction, usePlacing } from './use-palette.ts'

const words = defineWords({
  zh: {
    search: '搜版式',
    none: '没有找到，换个词试试，比如「时间轴」「卡片」。',
    of: (name: string) => `${name}的版式`,
    needs: '需侧栏页面',
    change: (name: string) => `点选更换「${name}」的版式。`,
    title: (name: string) => `点选只改「${name}」的标题。`,
    titles: '点选改变全部栏目的标题。',
    add: '点选加到页面，也可以拖过去。',
    addAnother: '改为新增一个',
    all: '改为全部栏目',
    only: '改回只改选中的',
  },
  en: {
    search: 'Search variants',
    none: 'No results. Try another word, such as “timeline” or “cards”.',
    of: (name: string) => `Variants of ${name}`,
    needs: 'Needs a sidebar page',
    change: (name: string) => `Select a variant to change “${name}”.`,
    title: (name: string) => `Select a style to change only the title of “${name}”.`,
    titles: 'Select a style to change all section titles.',
    add: 'Select to add to the page, or drag it there.',
    addAnother: 'Add a new one instead',
    all: 'Change all instead',
    only: 'Change only the selected one',
  },
})

/** Width of the previews: narrow, to be readable; basic data with a portrait next to the facts needs more. */
const widthOf = (kind: string) => {
  if (kind === 'module_title') return TITLE_WIDTH
  return kind === 'base_info' ? FIGURE_WIDTH : 430
}
/** Titles have larger previews, except those at the side of their section. */
const PLAIN_TITLE_WIDTH = 280

const TitleFigure = ({
  section,
  variant,
  setting,
  scale,
}: {
  section: Section
  variant: number
  setting: FigureSetting
  scale: number
}) => {
  const width = kindOf('module_title')?.variants[variant]?.titleWidth ? TITLE_WIDTH : PLAIN_TITLE_WIDTH
  // Only the title style, without the section's own title settings.
  const figure = useMemo(() => ({ ...figureOfTitle(section, variant), style: {} }), [section, variant])
  return (
    <SectionFigure section={figure} setting={setting} width={width} scale={(scale * TITLE_WIDTH) / width} />
  )
}

const Column = ({ kind: name, only }: { kind: string; only?: readonly number[] }) => {
  const t = useWords(words)
  const { language } = useLanguage()
  const { state } = useWorkspace()
  const adding = useWorkspaceState((one) => one.adding)
  const kind = kindOf(name)
  const titles = name === 'module_title'
  const does = useClickAction(name)
  const target = 'section' in does ? does.section : undefined
  const own = useEditorState(({ document }) => document.sections.find(({ id }) => id === target))
  const selected = useEditorState(({ selection }) => selection !== undefined)
  const isOfKind = useEditorState(({ document, selection }) =>
    document.sections.some(({ id, kind: its }) => id === selection?.section && its === name),
  )
  const global = useEditorState(({ document }) => document.theme.titleVariant)
  const sided = useEditorState(({ document }) => hasRegions(document))
  const sample = useSampleSection(titles ? 'work_experience' : name, true)
  const setting = useFigureSetting()
  const bodies = useVariantFigures(name, titles ? undefined : own, widthOf(name))
  const titled: Section | undefined = own ?? sample
  const { choose, preview } = usePlacing(name, does, sample?.items)

  const choices = useMemo(
    () =>
      Object.entries(kind?.variants ?? {})
        .map(([number, variant]): Choice => {
          const key = Number(number)
          return {
            key,
            name: variant[language],
            note: !titles && isSideOnly(name, key) && !sided ? t.needs : undefined,
            draw: (scale) =>
              titles
                ? titled && <TitleFigure section={titled} variant={key} setting={setting} scale={scale} />
                : bodies.draw(key, scale),
          }
        })
        .filter(({ key }) => only?.includes(key) ?? true),
    [kind, language, titles, name, sided, t, titled, setting, bodies.draw, only],
  )
  const onMount = useCallback(
    (element: HTMLElement, variant: number) =>
      withDragging(({ draggable }) =>
        draggable({
          element,
          getInitialData: () => ({ ...draggedVariant(name, variant, sample && { items: sample.items }) }),
        }),
      ),
    [name, sample],
  )
  if (!kind) return null
  const named = own?.title || kind[language]
  const tells = { change: t.change(named), title: t.title(named), titles: t.titles, add: t.add }[does.does]
  const turns = titles ? selected : isOfKind && !isSingleton(name)
  const turn = adding ? t.only : titles ? t.all : t.addAnother
  return (
    <>
      <p className={styles.does}>
        {tells}
        {turns && (
          <button type="button" onClick={() => state.setState({ adding: !adding })}>
            {turn}
          </button>
        )}
      </p>
      <div className={styles.list}>
        <ChoiceGrid
          key={name}
          label={t.of(kind[language])}
          choices={choices}
          current={titles ? (does.does === 'title' ? (own?.titleVariant ?? global) : global) : own?.variant}
          width={widthOf(name)}
          low={titles}
          onChoose={choose}
          onPreview={preview}
          onMount={onMount}
        />
      </div>
    </>
  )
}

const Found = ({ query }: { query: string }) => {
  const t = useWords(words)
  const { language } = useLanguage()
  const found = useMemo(() => searchVariants(kindNames, query), [query])
  if (found.length === 0) return <p className={`${styles.list} ${styles.none}`}>{t.none}</p>
  return (
    <div className={styles.found}>
      {found.map(([name, only]) => (
        <section key={name} aria-label={kindOf(name)?.[language]}>
          <h3>{kindOf(name)?.[language]}</h3>
          <Column kind={name} only={only} />
        </section>
      ))}
    </div>
  )
}

/** Live previews of the variants of the chosen kind, or of those that match a search. */
export const VariantsColumn = ({ query, onQuery }: { query: string; onQuery(query: string): void }) => {
  const t = useWords(words)
  const kind = useWorkspaceState((state) => state.kind)
  return (
    <div className={styles.column}>
      <div className={styles.search}>
        <Glyph icon={Search} size={15} />
        <input
          type="search"
          value={query}
          placeholder={t.search}
          aria-label={t.search}
          data-own-undo=""
          onChange={(event) => onQuery(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') onQuery('')
          }}
        />
      </div>
      {query.trim() === '' ? <Column key={kind} kind={kind} /> : <Found query={query} />}
    </div>
  )
}
