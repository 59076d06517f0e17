import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { styleSetters } from '#packages/layout/setters/style.ts'
import type { InputProps } from './input-props.ts'
import { rangeOf } from './limits.ts'
import styles from './sides.module.css'
import { type Sides, SidesRing } from './sides.tsx'

const words = defineWords({
  zh: { margin: '外边距', padding: '内边距' },
  en: { margin: 'Margin', padding: 'Padding' },
})

/** Inputs for margin and padding, arranged as a box diagram. */
export const BoxModel = ({
  margin,
  padding,
  size,
}: {
  margin: InputProps<Sides>
  padding: InputProps<Sides>
  /** Size of the part on the page: `666 × 24`. */
  size?: string
}) => {
  const t = useWords(words)
  return (
    <SidesRing {...margin} range={rangeOf(styleSetters.margin.value)} name={t.margin}>
      <SidesRing {...padding} range={rangeOf(styleSetters.padding.value)} name={t.padding}>
        {size ? <span className={styles.core}>{size}</span> : null}
      </SidesRing>
    </SidesRing>
  )
}
