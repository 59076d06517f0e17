import { blankPage } from '#packages/document/blank.ts'
import { setPagePart } from '#packages/document/commands.ts'
import type { Page } from '#packages/document/schema.ts'
import { useEditor, useEditorState } from '#packages/editor-core/use-editor.tsx'
import { NumberStepper } from '#packages/editor-forms/inputs/number.tsx'
import { Segments } from '#packages/editor-forms/inputs/segments.tsx'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { Group, PropertyRow } from './property-row.tsx'

const words = defineWords({
  zh: {
    side: '侧栏',
    place: '位置',
    left: '左侧',
    right: '右侧',
    width: '宽度',
    ground: '底色',
    none: '无',
    soft: '浅',
    theme: '主题',
    dark: '深',
    gutter: '与正文间距',
  },
  en: {
    side: 'Side column',
    place: 'Place',
    left: 'Left',
    right: 'Right',
    width: 'Width',
    ground: 'Ground',
    none: 'None',
    soft: 'Tint',
    theme: 'Theme',
    dark: 'Dark',
    gutter: 'Gap to text',
  },
})

/** As in geometry.ts. */
const GUTTER = 40

export const SideColumn = () => {
  const t = useWords(words)
  const editor = useEditor()
  const side = useEditorState(({ document }) => document.page.side)
  type Side = Page['side']
  const set = (change: Parameters<typeof setPagePart<'side'>>[1], gesture?: string) =>
    editor.edit(setPagePart('side', change), gesture)
  const back = (name: keyof Side) => ({
    own: side[name] !== blankPage.side[name],
    onReset: () => set({ [name]: blankPage.side[name] }),
  })
  return (
    <Group title={t.side}>
      <PropertyRow label={t.place} {...back('place')}>
        <Segments
          label={t.place}
          value={side.place}
          segments={(['left', 'right'] as const).map((value) => ({ value, name: t[value] }))}
          onChange={(value) => set({ place: value as Side['place'] })}
        />
      </PropertyRow>
      <PropertyRow label={t.width} {...back('width')}>
        <NumberStepper
          label={t.width}
          unit="%"
          range={{ low: 20, high: 50, step: 1 }}
          value={side.width}
          onChange={(width) => set({ width }, 'side width')}
          onCommit={() => editor.endGesture()}
        />
      </PropertyRow>
      <PropertyRow label={t.ground} {...back('ground')}>
        <Segments
          label={t.ground}
          value={side.ground}
          segments={(['none', 'soft', 'theme', 'dark'] as const).map((value) => ({ value, name: t[value] }))}
          onChange={(value) => set({ ground: value as Side['ground'] })}
        />
      </PropertyRow>
      <PropertyRow label={t.gutter} {...back('gutter')}>
        <NumberStepper
          label={t.gutter}
          unit="px"
          range={{ low: 0, high: 120, step: 2 }}
          value={side.gutter}
          inherited={GUTTER}
          onChange={(gutter) => set({ gutter }, 'side gutter')}
          onCommit={() => editor.endGesture()}
        />
      </PropertyRow>
    </Group>
  )
}
