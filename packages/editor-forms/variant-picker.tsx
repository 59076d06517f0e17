import { useMemo, useState } from 'react'
import { setSection } from '#packages/document/commands.ts'
import { useKindWords } from '#packages/editor-core/kind-words.ts'
import { isSideOnly } from '#packages/editor-core/new-section.ts'
import { hasRegions } from '#packages/editor-core/order.ts'
import { useEditor, useEditorState, useSection } from '#packages/editor-core/use-editor.tsx'
import { defineWords, useLanguage } from '#packages/i18n/words.tsx'
import { kindOf } from '#packages/sections/registry.ts'
import { ChoiceGrid } from './choice-grid.tsx'
import styles from './picker.module.css'
import { Picker, useSelected } from './picker.tsx'
import { FIGURE_WIDTH } from './section-figure.tsx'
import { useSlideRatio } from './slide-figure.tsx'
import { useVariantFigures } from './variant-figures.tsx'

const words = defineWords({
  zh: {
    title: (name: string) => `${name}的版式`,
    note: (count: number) => `${count} 种，用你的内容实时排出；换版式不会丢内容`,
    sample: (count: number) => `${count} 种，内容还空着，先用示例排出；换版式不会丢内容`,
    filter: '筛选版式',
    all: '全部',
    main: '单栏',
    side: '侧栏',
    needs: '需侧栏页面',
    suits: '适合侧栏',
  },
  en: {
    title: (name: string) => `Variants of ${name}`,
    note: (count: number) => `${count}, drawn live with your content. Changing keeps content.`,
    sample: (count: number) =>
      `${count}, drawn with a sample until you have content. Changing keeps content.`,
    filter: 'Filter variants',
    all: 'All',
    main: 'One column',
    side: 'Side column',
    needs: 'Needs a side column',
    suits: 'For side columns',
  },
})

const FILTERS = ['all', 'main', 'side'] as const

/** Picker for the variant of a section, with previews of its own content. Hovering one previews it on the pages. */
export const VariantPicker = ({ section: id }: { section: string }) => {
  const t = useKindWords(words)
  const { language } = useLanguage()
  const editor = useEditor()
  const section = useSection(id)
  useSelected(id)
  const [filter, setFilter] = useState<(typeof FILTERS)[number]>('all')
  const sided = useEditorState(({ document }) => hasRegions(document))
  const kind = kindOf(section?.kind ?? '')
  const ratio = useSlideRatio()
  const { draw, sample } = useVariantFigures(section?.kind ?? '', section, FIGURE_WIDTH)

  const choices = useMemo(
    () =>
      Object.entries(kind?.variants ?? {}).map(([number, variant]) => {
        const key = Number(number)
        const side = isSideOnly(kind?.kind ?? '', key)
        return {
          key,
          side,
          name: variant[language],
          note: side ? (sided ? t.suits : t.needs) : undefined,
          draw: (scale: number) => draw(key, scale),
        }
      }),
    [kind, language, sided, t, draw],
  )
  if (!section || !kind) return null
  const shown = choices.filter(({ side }) => filter === 'all' || side === (filter === 'side'))
  const change = (variant: number) => setSection(id, 'variant', variant)
  const hasSide = choices.some(({ side }) => side)

  return (
    <Picker
      title={t.title(section.title || kind[language])}
      note={sample ? t.sample(choices.length) : t.note(choices.length)}
      titleExtra={
        hasSide && (
          <div className={styles.segments} role="radiogroup" aria-label={t.filter}>
            {FILTERS.map((one) => (
              <label key={one} data-on={one === filter || undefined}>
                <input
                  type="radio"
                  name="variants"
                  checked={one === filter}
                  onChange={() => setFilter(one)}
                />
                {t[one]}
              </label>
            ))}
          </div>
        )
      }
    >
      <div className={styles.scroll}>
        <ChoiceGrid
          label={t.title(section.title || kind[language])}
          choices={shown}
          current={section.variant}
          width={FIGURE_WIDTH}
          ratio={ratio}
          onChoose={(variant) => editor.edit(change(variant))}
          onPreview={(variant) =>
            editor.preview(variant === undefined || variant === section.variant ? undefined : change(variant))
          }
        />
      </div>
    </Picker>
  )
}
