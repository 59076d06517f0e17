import { useId } from 'react'
import { defineWords, useLanguage, useWords } from '#packages/i18n/words.tsx'
import { facets } from '#packages/templates/facets.ts'
import type { ChosenFacet } from '../template-meta.ts'
import styles from './setters.module.css'

const words = defineWords({
  zh: {
    style: '风格',
    purpose: '用途',
    industry: '行业',
    job: '岗位',
    must: '必选',
    any: '不选表示都适用',
    missing: '提交前要选',
  },
  en: {
    style: 'Style',
    purpose: 'Purpose',
    industry: 'Industry',
    job: 'Job',
    must: 'required',
    any: 'leave empty for any',
    missing: 'choose before submitting',
  },
})

interface FacetChoiceProps {
  facet: ChosenFacet
  value: readonly string[]
  /** Only one value can be chosen. */
  single?: boolean
  must?: boolean
  missing?: boolean
  onChange(value: string[]): void
}

/** A facet of the gallery search: radio buttons or checkboxes, shown as chips. */
export const FacetChoice = ({ facet, value, single = false, must, missing, onChange }: FacetChoiceProps) => {
  const t = useWords(words)
  const { language } = useLanguage()
  const name = useId()
  const toggle = (key: string) =>
    onChange(single ? [key] : value.includes(key) ? value.filter((one) => one !== key) : [...value, key])
  return (
    <fieldset data-meta={facet}>
      <legend className={styles.label}>
        {t[facet]} ·{' '}
        <span className={missing ? styles.missing : undefined}>
          {missing ? t.missing : must ? t.must : t.any}
        </span>
      </legend>
      <div className={styles.chips}>
        {Object.entries(facets[facet]).map(([key, names]: [string, { zh: string; en: string }]) => (
          <label key={key} className={styles.chip}>
            <input
              type={single ? 'radio' : 'checkbox'}
              name={name}
              checked={value.includes(key)}
              onChange={() => toggle(key)}
            />
            {names[language]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
