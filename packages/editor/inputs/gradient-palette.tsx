import { useState } from 'react'
import { defineWords, useWords } from '#packages/ui/words.tsx'
import { ColorPalette } from './color-palette.tsx'
import styles from './color-picker-custom.module.css'
import { type Gradient, gradientCss } from './gradient.ts'
import type { InputProps } from './input-props.ts'
import { Segments } from './segments.tsx'

/** From the top to the bottom. */
const words = defineWords({
  zh: { end: '渐变的哪一端', from: '起始色', to: '结束色' },
  en: { end: 'Which end', from: 'From', to: 'To' },
})

/** Two colours and the blend between them. */
export const GradientPalette = ({
  value,
  onChange,
  onCommit,
  start,
}: InputProps<Gradient> & {
  /** What it begins with while there is none yet. */
  start: Gradient
}) => {
  const t = useWords(words)
  const [end, setEnd] = useState<0 | 1>(0)
  const shown = value ?? start
  return (
    <>
      <span className={styles.blend} style={{ background: gradientCss(shown) }} aria-hidden="true" />
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
        onChange={(color) => onChange(end === 0 ? [color, shown[1]] : [shown[0], color])}
        onCommit={onCommit}
      />
    </>
  )
}
