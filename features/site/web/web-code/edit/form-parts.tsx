import { type ReactNode, useId } from 'react'
import { useWords } from '#packages/i18n/words.tsx'
import { type InBoth, maxLengths, type SectionTitle, type WithSwitch } from '../../../pages-contract.ts'
import { formWords } from './form-words.ts'
import { BothField, ChoiceField, OptionalBothField } from './page-fields.tsx'
import classes from './page-form.module.css'

/** A value of the page's content, its path there, and how to change it. */
export interface Bound<Value> {
  value: Value
  at: string
  onChange(value: Value): void
}

/** Binds the members of an object to fields. */
export const membersOf =
  <Value extends object>({ value, at, onChange }: Bound<Value>) =>
  <Key extends keyof Value & string>(key: Key): Bound<Value[Key]> => ({
    value: value[key],
    at: at === '' ? key : `${at}.${key}`,
    onChange: (next) => onChange({ ...value, [key]: next }),
  })

export const BLANK: InBoth = { zh: '' }

export const FormPart = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId()
  return (
    <section className={classes.part} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  )
}

export const TitleFields = (props: Bound<SectionTitle>) => {
  const t = useWords(formWords)
  const field = membersOf(props)
  return (
    <>
      <BothField {...field('title')} label={t.sectionTitle} max={maxLengths.title} />
      <OptionalBothField {...field('lead')} label={t.leadOptional} max={maxLengths.lead} />
    </>
  )
}

export const BySwitch = ({ value, onChange }: Bound<WithSwitch>) => {
  const t = useWords(formWords)
  const choices = { open_membership: t.open_membership, open_get_source_code: t.open_get_source_code }
  return <ChoiceField label={t.by} none={t.always} choices={choices} value={value} onChange={onChange} />
}
