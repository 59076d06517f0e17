import { setPagePart } from '#packages/document/commands.ts'
import { useEditor, useEditorState } from '#packages/editor-core/use-editor.tsx'
import { ColorPickerCustom } from '#packages/editor-forms/inputs/color-picker-custom.tsx'
import { useDocumentColors } from '#packages/editor-forms/inputs/document-colors.ts'
import { InputFor } from '#packages/editor-forms/inputs/input-for.tsx'
import { OneOf } from '#packages/editor-forms/inputs/one-of.tsx'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { styleSetters } from '#packages/layout/setters/style.ts'
import { Group, PropertyRow } from './property-row.tsx'

const words = defineWords({
  zh: {
    background: '背景',
    color: '底色',
    gradient: '上下渐变',
    pattern: '纹理',
    none: '无',
    rules: '横线',
    grid: '方格',
    dots: '点阵',
    letter: '信笺竖线',
    picture: '背景图',
  },
  en: {
    background: 'Background',
    color: 'Colour',
    gradient: 'Gradient',
    pattern: 'Pattern',
    none: 'None',
    rules: 'Lines',
    grid: 'Squares',
    dots: 'Dots',
    letter: 'Letter rules',
    picture: 'Picture',
  },
})

const WHITE = '#ffffff'
const PATTERNS = ['rules', 'grid', 'dots', 'letter'] as const

/** The background of every page: color, gradient, pattern and picture. */
export const PageBackground = () => {
  const t = useWords(words)
  const editor = useEditor()
  const { color, gradient, pattern, picture } = useEditorState(({ document }) => document.page.background)
  const change = (to: Parameters<typeof setPagePart<'background'>>[1], gesture?: string) =>
    editor.edit(setPagePart('background', to), gesture)
  const colors = useDocumentColors()
  const end = () => editor.endGesture()
  return (
    <Group title={t.background}>
      <PropertyRow
        label={t.color}
        own={color !== undefined || gradient !== undefined}
        onReset={() => change({ color: undefined, gradient: undefined })}
      >
        <ColorPickerCustom
          plain
          label={t.color}
          value={gradient ? undefined : color}
          inherited={gradient ? undefined : WHITE}
          text={colors.ink}
          onChange={(chosen) => change({ color: chosen, gradient: undefined }, 'page colour')}
          onCommit={end}
          gradient={{
            label: t.gradient,
            value: gradient,
            onChange: ([from, to]) => change({ gradient: [from, to] }, 'page gradient'),
            onCommit: end,
          }}
        />
      </PropertyRow>
      <PropertyRow
        label={t.pattern}
        own={pattern !== undefined}
        onReset={() => change({ pattern: undefined })}
      >
        <OneOf
          label={t.pattern}
          value={pattern ?? 'none'}
          options={(['none', ...PATTERNS] as const).map((value) => ({ value, name: t[value] }))}
          onChange={(value) => change({ pattern: PATTERNS.find((one) => one === value) })}
        />
      </PropertyRow>
      <PropertyRow
        label={t.picture}
        wide
        own={picture !== undefined}
        onReset={() => change({ picture: undefined })}
      >
        <InputFor
          row={styleSetters.backgroundPath}
          label={t.picture}
          value={picture}
          onChange={(value) => change({ picture: (value as string) || undefined })}
        />
      </PropertyRow>
    </Group>
  )
}
