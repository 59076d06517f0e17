import { Search } from 'lucide'
import { useCallback, useMemo, useState } from 'react'
import { draggedVariant } from '#packages/editor-core/drag-data.ts'
import { withDragging } from '#packages/editor-core/dragging.ts'
import { Glyph } from '#packages/editor-core/glyph.tsx'
import { useKindWords } from '#packages/editor-core/kind-words.ts'
import { isSideOnly, isSingleton } from '#packages/editor-core/new-section.ts'
import { hasRegions } from '#packages/editor-core/order.ts'
import { useEditor, useEditorState } from '#packages/editor-core/use-editor.tsx'
import { defineWords, useLanguage } from '#packages/i18n/words.tsx'
import { kindOf } from '#packages/sections/registry.ts'
import { type Choice, ChoiceGrid } from './choice-grid.tsx'
import { KindIcon } from './kind-icon.tsx'
import { useKinds } from './kinds-for.ts'
import styles from './module-select.module.css'
import picker from './picker.module.css'
import { searchVariants } from './search-variants.ts'
import { FIGURE_WIDTH } from './section-figure.tsx'
import { useSlideRatio } from './slide-figure.tsx'
import { useSampleSection, withoutHiddenFields } from './use-sample.ts'
import { useVariantFigures } from './variant-figures.tsx'

const words = defineWords({
  zh: {
    kinds: '栏目种类',
    search: '搜栏目或版式，如：时间轴、卡片',
    none: '没有找到。换个词试试，比如「时间轴」「标签」。',
    needs: '需侧栏页面',
    once: (name: string) => `「${name}」一份简历只需要一个，已经有了。`,
    fill: '去填写',
    variant: '换版式',
    of: (name: string) => `${name}的版式`,
  },
  en: {
    kinds: 'Kinds of sections',
    search: 'Search, e.g. timeline, cards',
    none: 'Nothing found. Try another word, such as “timeline” or “tags”.',
    needs: 'Needs a side column',
    once: (name: string) => `A resume needs “${name}” only once, and yours has it.`,
    fill: 'Fill it in',
    variant: 'Change its variant',
    of: (name: string) => `Variants of ${name}`,
  },
})

interface KindVariantsProps {
  kind: string
  /** The variants that match a search; all by default. */
  only?: readonly number[]
  onChoose(kind: string, variant: number): void
}

const KindVariants = ({ kind: name, only, onChoose }: KindVariantsProps) => {
  const t = useKindWords(words)
  const { language } = useLanguage()
  const editor = useEditor()
  const kind = kindOf(name)
  const own = useEditorState(({ document }) => document.sections.find((section) => section.kind === name))
  const sided = useEditorState(({ document }) => hasRegions(document))
  const taken = own !== undefined && isSingleton(name)
  // Kinds of other documents have example content, which is shown instead.
  const { draw } = useVariantFigures(name, kind?.for ? undefined : own, FIGURE_WIDTH)
  const first = useSampleSection(name, kind?.for !== undefined)
  const ratio = useSlideRatio()
  const choices = useMemo(
    () =>
      Object.entries(kind?.variants ?? {})
        .map(([number, variant]): Choice => {
          const key = Number(number)
          return {
            key,
            name: variant[language],
            note: isSideOnly(name, key) && !sided ? t.needs : undefined,
            disabled: taken,
            draw: (scale) => draw(key, scale),
          }
        })
        .filter(({ key }) => only?.includes(key) ?? true),
    [kind, name, language, sided, taken, t, draw, only],
  )
  const onMount = useCallback(
    (element: HTMLElement, variant: number) =>
      withDragging(({ draggable }) =>
        draggable({
          element,
          getInitialData: () => ({
            ...draggedVariant(name, variant, first && withoutHiddenFields(first, variant)),
          }),
        }),
      ),
    [name, first],
  )
  if (!kind) return null
  return (
    <>
      {taken && (
        <p className={styles.once}>
          <span>{t.once(own.title || kind[language])}</span>
          <button
            type="button"
            onClick={() => {
              editor.show({ left: { pane: 'content' } })
              editor.select({ section: own.id }, 'list')
            }}
          >
            {t.fill}
          </button>
          <button type="button" onClick={() => editor.show({ left: { pane: 'variants', section: own.id } })}>
            {t.variant}
          </button>
        </p>
      )}
      <ChoiceGrid
        label={t.of(kind[language])}
        choices={choices}
        width={FIGURE_WIDTH}
        ratio={ratio}
        onChoose={(variant) => onChoose(name, variant)}
        onMount={onMount}
      />
    </>
  )
}

/** A list of kinds with live previews of the variants of one kind, or the variants that match a search. */
export const ModuleSelect = ({ onChoose }: Pick<KindVariantsProps, 'onChoose'>) => {
  const t = useKindWords(words)
  const { language } = useLanguage()
  const kinds = useKinds()
  const [chosen, setKind] = useState<string>()
  const kind =
    chosen ??
    (kinds.includes('slide_text') ? 'slide_text' : kinds.find((one) => kindOf(one)?.for)) ??
    'work_experience'
  const [query, setQuery] = useState('')
  const found = useMemo(() => searchVariants(kinds, query), [kinds, query])
  return (
    <div className={styles.select}>
      <nav className={styles.rail} aria-label={t.kinds}>
        {kinds.map((name) => {
          const one = kindOf(name)
          if (!one) return null
          return (
            <button
              key={name}
              type="button"
              aria-current={query === '' && name === kind ? 'true' : undefined}
              onClick={() => {
                setKind(name)
                setQuery('')
              }}
            >
              <KindIcon icon={one.icon} size={15} />
              <span>{one[language]}</span>
              <span className={styles.railCount}>{Object.keys(one.variants).length}</span>
            </button>
          )
        })}
      </nav>
      <div className={picker.scroll}>
        <div className={styles.search}>
          <Glyph icon={Search} size={15} />
          <input
            type="search"
            value={query}
            placeholder={t.search}
            aria-label={t.search}
            onChange={(event) => setQuery(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Escape' || query === '') return
              event.preventDefault()
              setQuery('')
            }}
          />
        </div>
        {query.trim() === '' ? (
          <KindVariants key={kind} kind={kind} onChoose={onChoose} />
        ) : (
          found.map(([name, only]) => (
            <section key={name} className={styles.found}>
              <h3>{kindOf(name)?.[language]}</h3>
              <KindVariants kind={name} only={only} onChoose={onChoose} />
            </section>
          ))
        )}
        {query.trim() !== '' && found.length === 0 && <p className={styles.empty}>{t.none}</p>}
      </div>
    </div>
  )
}
