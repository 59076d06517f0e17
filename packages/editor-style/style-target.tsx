import { memo } from 'react'
import type { Section } from '#packages/document/schema.ts'
import { useEditor } from '#packages/editor-core/use-editor.tsx'
import { OneOf } from '#packages/editor-forms/inputs/one-of.tsx'
import { defineWords, useLanguage, useWords } from '#packages/i18n/words.tsx'
import { PropertyRow } from './property-row.tsx'
import { slotName } from './slot-name.ts'

const words = defineWords({
  zh: { target: '作用于', hint: '也可以在页面上直接点选' },
  en: { target: 'Applies to', hint: 'Or click a part on the page' },
})

export type StyledSection = Pick<Section, 'id' | 'kind' | 'props' | 'style'>

const FIRST = ['section', 'title', 'item']

/**
 * The rendered slots, and those with a style that the variant does not render, since such a style could not be reset
 * otherwise.
 */
const slotsOf = (drawn: readonly string[], { style }: StyledSection, slot: string): string[] => {
  const present = new Set([...drawn, ...Object.keys(style), slot, 'section'])
  const others = [...present].filter((one) => !FIRST.includes(one))
  return [...FIRST.filter((one) => present.has(one)), ...others]
}

export const StyleTarget = memo(
  ({ section, slot, drawn }: { section: StyledSection; slot: string; drawn: readonly string[] }) => {
    const t = useWords(words)
    const { language } = useLanguage()
    const editor = useEditor()
    const names = slotsOf(drawn, section, slot).map((value) => ({
      value,
      name: slotName(section, value, language),
    }))
    return (
      <PropertyRow label={t.target} note={t.hint}>
        <OneOf
          label={t.target}
          value={slot}
          options={names}
          onChange={(chosen) => {
            const { selection } = editor.state.getState()
            const item = selection?.section === section.id ? selection.item : undefined
            editor.select({ section: section.id, slot: chosen, ...(item ? { item } : {}) }, 'style')
          }}
        />
      </PropertyRow>
    )
  },
)
