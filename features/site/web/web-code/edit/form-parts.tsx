import { type ReactNode, useId } from 'react'
import { useWords } from '#packages/i18n/words.tsx'
import {
  type InBoth,
  maxLengths,
  type SectionTitle,
  type TitleKey,
  type WebCodeContent,
} from '../../../pages-contract.ts'
import { formWords } from './form-words.ts'
import { BothField, OptionalBothField, useForm } from './page-fields.tsx'
import classes from './page-form.module.css'

export interface FormProps {
  draft: WebCodeContent
  put(draft: WebCodeContent): void
  /** A row was deleted: the remaining rows, and the label of the deleted one. */
  onRemove(draft: WebCodeContent, title: string): void
}

export const FormPart = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId()
  return (
    <section className={classes.part} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  )
}

export const BLANK: InBoth = { zh: '' }

/** The label of a collapsed row: its text in the edited language, or in the other one. */
export const useShownText = () => {
  const { language } = useForm()
  return (text: InBoth) => text[language] ?? text.zh
}

export const TitleFields = ({ draft, put, of }: Pick<FormProps, 'draft' | 'put'> & { of: TitleKey }) => {
  const t = useWords(formWords)
  const { title, lead } = draft.titles[of]
  const at = `titles.${of}`
  const write = (next: SectionTitle) => put({ ...draft, titles: { ...draft.titles, [of]: next } })
  return (
    <>
      <BothField
        label={t.sectionTitle}
        at={`${at}.title`}
        max={maxLengths.title}
        value={title}
        onChange={(next) => write({ title: next, lead })}
      />
      <OptionalBothField
        label={t.leadOptional}
        at={`${at}.lead`}
        max={maxLengths.lead}
        value={lead}
        onChange={(next) => write({ title, lead: next })}
      />
    </>
  )
}
