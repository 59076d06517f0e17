import { blankPage } from '#packages/document/blank.ts'
import { setPage } from '#packages/document/commands.ts'
import type { Page } from '#packages/document/schema.ts'
import { useEditor, useEditorState } from '#packages/editor-core/use-editor.tsx'
import { Segments } from '#packages/editor-forms/inputs/segments.tsx'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { PageBackground } from './page-background.tsx'
import { PageMargins } from './page-margins.tsx'
import { Group, PropertyRow } from './property-row.tsx'

const words = defineWords({
  zh: {
    paper: '纸张',
    size: '大小',
    A4: 'A4',
    Letter: 'Letter',
    '16:9': '16:9 宽屏',
    '4:3': '4:3',
    slide: '幻灯片',
    margins: '页边距（毫米）',
  },
  en: {
    paper: 'Paper',
    size: 'Size',
    A4: 'A4',
    Letter: 'Letter',
    '16:9': '16:9 wide',
    '4:3': '4:3',
    slide: 'Slides',
    margins: 'Margins (mm)',
  },
})

/** Page sizes; the first one is the default. */
const PAPERS = [blankPage.size, 'Letter'] as const
const SCREENS = ['16:9', '4:3'] as const

/** Size, margins and background of the page. */
export const PagePaper = () => {
  const t = useWords(words)
  const editor = useEditor()
  const size = useEditorState(({ document }) => document.page.size)
  const isDeck = useEditorState(({ document }) => document.kind === 'ppt')
  const sizes = isDeck ? SCREENS : PAPERS
  const set = (value: Page['size']) => editor.edit(setPage({ size: value }))
  return (
    <>
      <Group title={isDeck ? t.slide : t.paper}>
        <PropertyRow label={t.size} own={size !== sizes[0]} onReset={() => set(sizes[0])}>
          <Segments
            label={t.size}
            value={size}
            segments={sizes.map((value) => ({ value, name: t[value] }))}
            onChange={(value) => set(value as Page['size'])}
          />
        </PropertyRow>
      </Group>
      <Group title={t.margins}>
        <PageMargins />
      </Group>
      <PageBackground />
    </>
  )
}
