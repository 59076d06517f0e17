import { setStyle } from '#packages/document/commands.ts'
import { useEditor, useEditorState } from '#packages/editor-core/use-editor.tsx'
import { NumberStepper } from '#packages/editor-forms/inputs/number.tsx'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import type { StyleProps } from '#packages/layout/setters/style.ts'
import { PropertyRow } from './property-row.tsx'
import type { PartOnPage } from './use-part-on-page.ts'

const words = defineWords({
  zh: { sections: '栏目之间', entries: '条目之间' },
  en: { sections: 'Above', entries: 'Between entries' },
})

type Sides = NonNullable<StyleProps['margin']>

interface GapProps {
  section: string
  drawn: PartOnPage
}

const GapRow = ({
  label,
  own,
  inherited,
  range,
  gesture,
  onChange,
  onReset,
}: {
  label: string
  own: number | undefined
  inherited: number | undefined
  range: { low: number; high: number }
  gesture: string
  onChange(gap: number, gesture: string): void
  onReset(): void
}) => {
  const editor = useEditor()
  return (
    <PropertyRow label={label} own={own !== undefined} onReset={onReset}>
      <NumberStepper
        label={label}
        unit="px"
        range={range}
        value={own}
        inherited={inherited}
        onChange={(gap) => onChange(gap, gesture)}
        onCommit={() => editor.endGesture()}
      />
    </PropertyRow>
  )
}

/** Sets the gap above a section as the top side of its margin; the other sides do not change. */
export const SectionGap = ({ section, drawn }: GapProps) => {
  const t = useWords(words)
  const editor = useEditor()
  const style = useEditorState(
    ({ document }) => document.sections.find(({ id }) => id === section)?.style.section,
  )
  const now = (style?.moduleMargin ?? style?.margin ?? drawn.values.moduleMargin) as Sides | undefined
  return (
    <GapRow
      label={t.sections}
      own={style?.moduleMargin?.[0]}
      inherited={Math.round(now?.[0] ?? 0)}
      range={{ low: -40, high: 200 }}
      gesture={`gap ${section}`}
      onChange={(gap, gesture) => {
        const [, right, bottom, left] = now ?? [0, 0, 0, 0]
        editor.edit(setStyle(section, 'section', 'moduleMargin', [gap, right, bottom, left]), gesture)
      }}
      onReset={() => editor.edit(setStyle(section, 'section', 'moduleMargin', undefined))}
    />
  )
}

/**
 * Sets the gap between entries as the bottom margin of each entry; a top margin would move the first entry away from
 * the title. A document that already has top margins keeps them. The gap of the layout itself is included.
 */
export const EntryGap = ({ section, drawn }: GapProps) => {
  const t = useWords(words)
  const editor = useEditor()
  const margin = useEditorState(
    ({ document }) => document.sections.find(({ id }) => id === section)?.style.item?.margin,
  )
  if (drawn.entryGap === undefined) return null
  const side = margin?.[0] ? 0 : 2
  return (
    <GapRow
      label={t.entries}
      own={margin && Math.round(margin[side] + drawn.layoutGap)}
      inherited={drawn.entryGap}
      range={{ low: 0, high: 120 }}
      gesture={`entries ${section}`}
      onChange={(gap, gesture) =>
        editor.edit(
          setStyle(
            section,
            'item',
            'margin',
            (margin ?? [0, 0, 0, 0]).with(side, gap - drawn.layoutGap) as Sides,
          ),
          gesture,
        )
      }
      onReset={() => editor.edit(setStyle(section, 'item', 'margin', undefined))}
    />
  )
}
