import { useId } from 'react'
import type { Page } from '#packages/document/schema.ts'
import { colorsOf } from '#packages/document/themes.ts'
import { useEditor, useEditorState } from '#packages/editor-core/use-editor.tsx'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { geometryOf } from '#packages/render/geometry.ts'
import { chooseLayout } from './choose-layout.ts'
import styles from './page-settings.module.css'
import { usePreview } from './use-preview.ts'

export const layoutWords = defineWords({
  zh: { layout: '页面布局', base: '单栏', left_right: '双栏', page_1: '边框页' },
  en: { layout: 'Page layout', base: 'One column', left_right: 'Two columns', page_1: 'Framed' },
})

export const LAYOUTS = ['base', 'left_right', 'page_1'] as const satisfies Page['layout'][]

const lines = (left: number, width: number, top: number, bottom: number) =>
  Array.from({ length: Math.max(0, Math.floor((bottom - top) / 80)) }, (_, at) => {
    const share = [0.5, 1, 0.94, 0.8][at % 4] ?? 1
    return `M${left} ${top + at * 80}h${width * share}`
  }).join('')

/** A drawing of the page with its current margins, columns and frame. */
const LayoutDrawing = ({ page, dark }: { page: Page; dark: string }) => {
  const { width, height, main, side, sideGround } = geometryOf(page)
  const hasGround = sideGround && page.side.ground !== 'none'
  const onDark = page.side.ground === 'dark' || page.side.ground === 'theme'
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={styles.drawing} aria-hidden="true">
      {hasGround ? (
        <rect
          x={sideGround.left}
          y={0}
          width={sideGround.width}
          height={height}
          fill={dark}
          fillOpacity={onDark ? 1 : 0.14}
        />
      ) : null}
      {page.layout === 'page_1' ? (
        <rect
          x="24"
          y="24"
          width={width - 48}
          height={height - 48}
          fill="none"
          stroke={dark}
          strokeWidth="10"
        />
      ) : null}
      {side ? (
        <path
          d={lines(side.left, side.width, side.top + 40, side.top + side.height)}
          stroke={onDark ? 'white' : dark}
          strokeOpacity="0.5"
          strokeWidth="24"
        />
      ) : null}
      <path
        d={lines(main.left, main.width, main.top + 40, main.top + main.height)}
        stroke="currentColor"
        strokeWidth="24"
      />
    </svg>
  )
}

/** The three layouts. Hovering one previews it on the pages. */
export const LayoutChoice = () => {
  const t = useWords(layoutWords)
  const editor = useEditor()
  const preview = usePreview()
  const group = useId()
  const page = useEditorState(({ document }) => document.page)
  const { dark } = colorsOf(useEditorState(({ document }) => document.theme))
  return (
    <fieldset className={styles.layouts}>
      <legend className={styles.legend}>{t.layout}</legend>
      {LAYOUTS.map((layout) => (
        <label key={layout} className={styles.layout} {...preview(chooseLayout(layout))}>
          <input
            type="radio"
            name={group}
            value={layout}
            checked={page.layout === layout}
            onChange={() => editor.edit(chooseLayout(layout))}
          />
          <LayoutDrawing page={{ ...page, layout }} dark={dark} />
          <span>{t[layout]}</span>
        </label>
      ))}
    </fieldset>
  )
}
