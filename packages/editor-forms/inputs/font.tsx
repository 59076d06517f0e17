import { defineWords, useWords } from '#packages/i18n/words.tsx'
import styles from './font.module.css'
import type { RowInputProps } from './input-props.ts'
import { OneOf } from './one-of.tsx'

const words = defineWords({
  zh: { sans: '思源黑体', serif: '思源宋体', kai: '霞鹜文楷' },
  en: { sans: 'Noto Sans', serif: 'Noto Serif', kai: 'LXGW WenKai' },
})

const isFace = (name: string): name is 'sans' | 'serif' | 'kai' =>
  name === 'sans' || name === 'serif' || name === 'kai'

/** Each option is shown in its own font. */
export const FontInput = (props: RowInputProps<string>) => {
  const t = useWords(words)
  const options = (props.row.options ?? []).map((value) => {
    const name = isFace(value) ? t[value] : value
    return { value, name, sample: <span className={styles[value]}>{name}</span> }
  })
  return <OneOf {...props} options={options} />
}
