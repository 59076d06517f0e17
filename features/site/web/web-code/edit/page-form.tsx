import { useWords } from '#packages/i18n/words.tsx'
import { maxLengths, maxRows, type WebCodeContent } from '../../../pages-contract.ts'
import { CardsForm } from './cards-form.tsx'
import { BusinessForm, SponsorForm } from './contact-forms.tsx'
import { BLANK, FormPart, type FormProps, TitleFields, useShownText } from './form-parts.tsx'
import { formWords } from './form-words.ts'
import { AddressField, BothField } from './page-fields.tsx'
import classes from './page-form.module.css'
import { QuestionsForm } from './questions-form.tsx'
import { RowList } from './row-list.tsx'

const IntroductionForm = ({ draft, put, onRemove }: FormProps) => {
  const t = useWords(formWords)
  const shown = useShownText()
  const { introduction } = draft
  const withIt = (next: Partial<WebCodeContent['introduction']>): WebCodeContent => ({
    ...draft,
    introduction: { ...introduction, ...next },
  })
  return (
    <FormPart title={t.introduction}>
      <BothField
        label={t.title}
        at="introduction.title"
        max={maxLengths.title}
        value={introduction.title}
        onChange={(title) => put(withIt({ title }))}
      />
      <BothField
        label={t.lead}
        at="introduction.lead"
        max={maxLengths.lead}
        lines={2}
        value={introduction.lead}
        onChange={(lead) => put(withIt({ lead }))}
      />
      <RowList
        at="introduction.paragraphs"
        name={t.paragraph}
        add={t.addParagraph}
        max={maxRows.paragraphs}
        rows={introduction.paragraphs}
        make={() => BLANK}
        titleOf={shown}
        onChange={(paragraphs) => put(withIt({ paragraphs }))}
        onRemove={(paragraphs, title) => onRemove(withIt({ paragraphs }), title)}
      >
        {(text, at, write) => (
          <BothField
            label={t.text}
            at={at}
            max={maxLengths.paragraph}
            lines={4}
            value={text}
            onChange={write}
          />
        )}
      </RowList>
    </FormPart>
  )
}

const PriceTitles = ({ draft, put }: Pick<FormProps, 'draft' | 'put'>) => {
  const t = useWords(formWords)
  const all = [
    ['plans', t.plans],
    ['table', t.table],
    ['prices', t.single],
  ] as const
  return (
    <FormPart title={t.prices}>
      {all.map(([of, name]) => (
        <fieldset key={of} className={classes.group}>
          <legend>{name}</legend>
          <TitleFields draft={draft} put={put} of={of} />
        </fieldset>
      ))}
    </FormPart>
  )
}

/** All texts of the page that the operator can edit, in the order of the page. */
export const PageForm = (props: FormProps) => {
  const t = useWords(formWords)
  const { draft, put } = props
  return (
    <>
      <IntroductionForm {...props} />
      <FormPart title={t.repository}>
        <AddressField
          label={t.repositoryHint}
          at="repository"
          type="url"
          value={draft.repository}
          onChange={(repository) => put({ ...draft, repository })}
        />
      </FormPart>
      <CardsForm {...props} />
      <PriceTitles draft={draft} put={put} />
      <QuestionsForm {...props} />
      <BusinessForm {...props} />
      <SponsorForm {...props} />
    </>
  )
}
