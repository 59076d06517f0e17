import { setSection } from '#packages/document/commands.ts'
import { type Ground, grounds } from '#packages/document/schema.ts'
import { useEditor, useEditorState } from '#packages/editor-core/use-editor.tsx'
import { Segments } from '#packages/editor-forms/inputs/segments.tsx'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { kindOf } from '#packages/sections/registry.ts'
import { Group, PropertyRow } from './property-row.tsx'

const words = defineWords({
  zh: { slide: '幻灯片', ground: '底色', paper: '白底', soft: '浅色', theme: '主题色', dark: '深色' },
  en: { slide: 'Slide', ground: 'Ground', paper: 'White', soft: 'Tint', theme: 'Theme', dark: 'Dark' },
})

/** The background of a slide: the default of its variant, or one of four. */
export const SlideGround = ({ section: id }: { section: string }) => {
  const t = useWords(words)
  const editor = useEditor()
  const { isSlide, own, inherited } = useEditorState(({ document }) => {
    const section = document.sections.find((one) => one.id === id)
    const look = kindOf(section?.kind ?? '')?.variants[section?.variant ?? 1]
    return {
      isSlide: document.kind === 'ppt',
      own: section?.ground,
      inherited: look?.ground ?? ('paper' as const),
    }
  })
  if (!isSlide) return null
  const set = (ground: Ground | undefined) => editor.edit(setSection(id, 'ground', ground))
  return (
    <Group title={t.slide}>
      <PropertyRow label={t.ground} own={own !== undefined} onReset={() => set(undefined)}>
        <Segments
          label={t.ground}
          value={own}
          inherited={inherited}
          segments={grounds.map((value) => ({ value, name: t[value] }))}
          onChange={(value) => set(value as Ground)}
        />
      </PropertyRow>
    </Group>
  )
}
