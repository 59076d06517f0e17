import { Maximize2 } from 'lucide'
import { useState } from 'react'
import * as z from 'zod/mini'
import { blankPage } from '#packages/document/blank.ts'
import { setPage } from '#packages/document/commands.ts'
import type { Page } from '#packages/document/schema.ts'
import { Glyph } from '#packages/editor-core/glyph.tsx'
import { useEditor, useEditorState } from '#packages/editor-core/use-editor.tsx'
import { HjInput } from '#packages/editor-forms/inputs/hj-input.tsx'
import { OneOf } from '#packages/editor-forms/inputs/one-of.tsx'
import { Segments } from '#packages/editor-forms/inputs/segments.tsx'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { LayoutChoice } from './layout-choice.tsx'
import { PagePaper } from './page-paper.tsx'
import { Group, PropertyRow } from './property-row.tsx'
import { SelectPageDialog } from './select-page-dialog.tsx'
import { SideColumn } from './side-column.tsx'
import styles from './style-pane.module.css'

const words = defineWords({
  zh: {
    preview: '用我的内容对比布局与纸张',
    foot: '页脚',
    frame: '边框',
    frameStyle: '样式',
    double: '双线',
    corners: '角花',
    band: '色带',
    letter: '信笺',
    running: '页眉与页脚',
    numbers: '页码',
    none: '无',
    plain: '1',
    of: '1 / 2',
    inChinese: '第 1 页',
    header: '页眉',
    footer: '页脚',
  },
  en: {
    preview: 'Compare layouts and paper with my content',
    foot: 'Footer',
    frame: 'Frame',
    frameStyle: 'Style',
    double: 'Double line',
    corners: 'Corners',
    band: 'Bands',
    letter: 'Letter',
    running: 'Header and footer',
    numbers: 'Page numbers',
    none: 'None',
    plain: '1',
    of: '1 / 2',
    inChinese: 'Page 1',
    header: 'Header',
    footer: 'Footer',
  },
})

const line = { zh: '', en: '', input: 'hj-input', value: z.string().check(z.maxLength(120)) } as const

const RunningText = ({ name, label }: { name: 'header' | 'footer'; label: string }) => {
  const editor = useEditor()
  const value = useEditorState(({ document }) => document.page[name])
  return (
    <PropertyRow label={label} own={value !== ''} onReset={() => editor.edit(setPage({ [name]: '' }))}>
      <HjInput
        row={line}
        label={label}
        value={value}
        onChange={(text) => editor.edit(setPage({ [name]: text }), `page ${name}`)}
        onCommit={() => editor.endGesture()}
      />
    </PropertyRow>
  )
}

const NUMBERS = ['none', 'plain', 'of', 'zh'] as const

const OnePage = () => {
  const t = useWords(words)
  const editor = useEditor()
  const numbers = useEditorState(({ document }) => document.page.numbers)
  const isDeck = useEditorState(({ document }) => document.kind === 'ppt')
  const setNumbers = (value: Page['numbers']) => editor.edit(setPage({ numbers: value }))
  return (
    <>
      <PagePaper />
      <Group title={isDeck ? t.foot : t.running}>
        <PropertyRow
          label={t.numbers}
          own={numbers !== blankPage.numbers}
          onReset={() => setNumbers(blankPage.numbers)}
        >
          <Segments
            label={t.numbers}
            value={numbers}
            segments={NUMBERS.filter((value) => value !== 'zh' || !isDeck).map((value) => ({
              value,
              name: value === 'zh' ? t.inChinese : t[value],
            }))}
            onChange={(value) => setNumbers(value as Page['numbers'])}
          />
        </PropertyRow>
        {isDeck ? null : <RunningText name="header" label={t.header} />}
        <RunningText name="footer" label={t.footer} />
      </Group>
    </>
  )
}

const FrameRow = () => {
  const t = useWords(words)
  const editor = useEditor()
  const frame = useEditorState(({ document }) => document.page.frame)
  const set = (value: Page['frame']) => editor.edit(setPage({ frame: value }))
  return (
    <Group title={t.frame}>
      <PropertyRow label={t.frameStyle} own={frame !== blankPage.frame} onReset={() => set(blankPage.frame)}>
        <OneOf
          label={t.frameStyle}
          value={frame}
          options={(['double', 'corners', 'band', 'letter'] as const).map((value) => ({
            value,
            name: t[value],
          }))}
          onChange={(value) => set(value as Page['frame'])}
        />
      </PropertyRow>
    </Group>
  )
}

/** Settings of the page: layout, paper, margins, background, header and footer. */
export const PageSettings = () => {
  const t = useWords(words)
  const [isComparing, setComparing] = useState(false)
  const layout = useEditorState(({ document }) => document.page.layout)
  // A slide always has one column.
  const isDeck = useEditorState(({ document }) => document.kind === 'ppt')
  if (isDeck)
    return (
      <div className={styles.settings}>
        <OnePage />
      </div>
    )
  return (
    <div className={styles.settings}>
      <LayoutChoice />
      <button type="button" className={styles.more} onClick={() => setComparing(true)}>
        {t.preview}
        <Glyph icon={Maximize2} size={14} />
      </button>
      {layout === 'left_right' ? <SideColumn /> : null}
      {layout === 'page_1' ? <FrameRow /> : null}
      <OnePage />
      <SelectPageDialog opened={isComparing} onClose={() => setComparing(false)} />
    </div>
  )
}
