import { Link2, Unlink2 } from 'lucide'
import { useState } from 'react'
import { blankPage } from '#packages/document/blank.ts'
import { setPagePart } from '#packages/document/commands.ts'
import type { Page } from '#packages/document/schema.ts'
import { Glyph } from '#packages/editor-core/glyph.tsx'
import { useEditor, useEditorState } from '#packages/editor-core/use-editor.tsx'
import { NumberStepper } from '#packages/editor-forms/inputs/number.tsx'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import styles from './page-settings.module.css'
import { PropertyRow, ResetButton } from './property-row.tsx'

type Margin = Page['margin']

const words = defineWords({
  zh: {
    margin: '页边距',
    top: '上',
    right: '右',
    bottom: '下',
    left: '左',
    side: (side: string) => `${side}边距（毫米）`,
    link: '四边相同',
    mixed: ({ top, right, bottom, left }: Margin) =>
      top === bottom && left === right
        ? `上下 ${top}，左右 ${left}`
        : `上 ${top}，右 ${right}，下 ${bottom}，左 ${left}`,
  },
  en: {
    margin: 'Page margin',
    top: 'Top',
    right: 'Right',
    bottom: 'Bottom',
    left: 'Left',
    side: (side: string) => `${side} margin in millimetres`,
    link: 'Same on all sides',
    mixed: ({ top, right, bottom, left }: Margin) =>
      top === bottom && left === right
        ? `${top} above and below, ${left} at the sides`
        : `Top ${top}, right ${right}, bottom ${bottom}, left ${left}`,
  },
})

const RANGE = { low: 0, high: 60, step: 1 }
const SIDES = ['top', 'bottom', 'left', 'right'] as const

const all = (value: number): Margin => ({ top: value, right: value, bottom: value, left: value })
const isEven = ({ top, right, bottom, left }: Margin) => top === right && top === bottom && top === left
const isBlank = (margin: Margin) => SIDES.every((side) => margin[side] === blankPage.margin[side])

/** One number for all four margins, in the theme tab. */
export const MarginOfAll = () => {
  const t = useWords(words)
  const editor = useEditor()
  const margin = useEditorState(({ document }) => document.page.margin)
  const isOwn = !isBlank(margin)
  const set = (value: Margin, gesture?: string) => editor.edit(setPagePart('margin', value), gesture)
  return (
    <PropertyRow
      label={t.margin}
      own={isOwn}
      onReset={() => set(blankPage.margin)}
      note={isEven(margin) ? undefined : t.mixed(margin)}
    >
      <NumberStepper
        label={t.margin}
        unit="mm"
        range={RANGE}
        value={isOwn ? margin.left : undefined}
        inherited={margin.left}
        onChange={(value) => set(all(value), 'page margin')}
        onCommit={() => editor.endGesture()}
      />
    </PropertyRow>
  )
}

/** One input per margin, or one for all if they are linked. */
export const PageMargins = () => {
  const t = useWords(words)
  const editor = useEditor()
  const margin = useEditorState(({ document }) => document.page.margin)
  const [linked, setLinked] = useState(isEven(margin))
  const change = (side: keyof Margin, value: number) =>
    editor.edit(setPagePart('margin', linked ? all(value) : { [side]: value }), `page margin ${side}`)
  const reset = (side: keyof Margin) => {
    editor.edit(setPagePart('margin', linked ? blankPage.margin : { [side]: blankPage.margin[side] }))
    setLinked(linked && isEven(blankPage.margin))
  }
  return (
    <div className={styles.margins}>
      {SIDES.map((side) => {
        const isOwn = margin[side] !== blankPage.margin[side]
        return (
          <div key={side} className={styles.margin} data-side={side}>
            <p>
              <span aria-hidden="true">{t[side]}</span>
              {isOwn ? <ResetButton label={t.side(t[side])} onReset={() => reset(side)} /> : null}
            </p>
            <NumberStepper
              label={t.side(t[side])}
              range={RANGE}
              value={isOwn ? margin[side] : undefined}
              inherited={margin[side]}
              onChange={(value) => change(side, value)}
              onCommit={() => editor.endGesture()}
            />
          </div>
        )
      })}
      <button
        type="button"
        className={styles.link}
        aria-pressed={linked}
        aria-label={t.link}
        title={t.link}
        onClick={() => setLinked(!linked)}
      >
        <Glyph icon={linked ? Link2 : Unlink2} />
      </button>
    </div>
  )
}
