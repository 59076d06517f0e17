import { useState } from 'react'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { ColorPalette } from './color-palette.tsx'
import styles from './color-picker-custom.module.css'
import { DOWNWARDS, type Gradient, gradientCss } from './gradient.ts'
import type { GradientInputProps } from './input-props.ts'
import { Segments } from './segments.tsx'

const words = defineWords({
  zh: {
    end: '渐变的哪一端',
    from: '起始色',
    to: '结束色',
    direction: '渐变方向',
    down: '上到下',
    right: '左到右',
    across: '斜向',
  },
  en: {
    end: 'Which end',
    from: 'From',
    to: 'To',
    direction: 'Direction',
    down: 'Down',
    right: 'Right',
    across: 'Diagonal',
  },
})

const DIRECTIONS = { down: DOWNWARDS, right: 90, across: 135 } as const

/** Inputs for the two colours and the direction of a gradient. */
export const GradientPalette = ({
  value,
  onChange,
  onCommit,
  start,
  turns,
  text,
}: GradientInputProps & {
  /** The initial gradient. */
  start: Gradient
}) => {
  const t = useWords(words)
  const [end, setEnd] = useState<0 | 1>(0)
  const shown = value ?? start
  const [from, to, angle = DOWNWARDS] = shown
  const give = (first: string, last: string, direction = angle) =>
    onChange(turns ? [first, last, direction] : [first, last])
  return (
    <>
      <span className={styles.blend} style={{ background: gradientCss(shown) }} aria-hidden="true" />
      {turns ? (
        <Segments
          label={t.direction}
          value={String(angle)}
          onChange={(chosen) => {
            give(from, to, Number(chosen))
            onCommit?.()
          }}
          segments={(['down', 'right', 'across'] as const).map((name) => ({
            value: String(DIRECTIONS[name]),
            name: t[name],
          }))}
        />
      ) : null}
      <Segments
        label={t.end}
        value={String(end)}
        onChange={(chosen) => setEnd(chosen === '1' ? 1 : 0)}
        segments={[
          { value: '0', name: t.from },
          { value: '1', name: t.to },
        ]}
      />
      <ColorPalette
        key={end}
        value={shown[end]}
        onChange={(color) => (end === 0 ? give(color, to) : give(from, color))}
        onCommit={onCommit}
        text={text}
      />
    </>
  )
}
