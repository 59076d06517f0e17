import { defineWords, useWords } from '#packages/i18n/words.tsx'
import styles from './download-dialog.module.css'
import type { PictureOptions } from './stored-choice.ts'

const words = defineWords({
  zh: {
    sharpness: '清晰度',
    times: (scale: number) => `${scale} 倍`,
    shape: '分页',
    each: '每页一张',
    long: '一张长图',
  },
  en: {
    sharpness: 'Sharpness',
    times: (scale: number) => `${scale}×`,
    shape: 'Pages',
    each: 'One each',
    long: 'One long picture',
  },
})

const SCALES = [1, 2, 3] as const

interface PictureChoiceProps {
  value: PictureOptions
  onChange(value: PictureOptions): void
}

/** Options for images: resolution, and one file per page or one long image. */
export const PictureChoice = ({ value, onChange }: PictureChoiceProps) => {
  const t = useWords(words)
  return (
    <div className={styles.options}>
      <fieldset className={styles.segment}>
        <legend>{t.sharpness}</legend>
        {SCALES.map((scale) => (
          <label key={scale}>
            <input
              type="radio"
              name="scale"
              checked={value.scale === scale}
              onChange={() => onChange({ ...value, scale })}
            />
            {t.times(scale)}
          </label>
        ))}
      </fieldset>
      <fieldset className={styles.segment}>
        <legend>{t.shape}</legend>
        {[false, true].map((long) => (
          <label key={String(long)}>
            <input
              type="radio"
              name="long"
              checked={value.long === long}
              onChange={() => onChange({ ...value, long })}
            />
            {long ? t.long : t.each}
          </label>
        ))}
      </fieldset>
    </div>
  )
}
