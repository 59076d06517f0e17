import { useWords } from '#packages/i18n/words.tsx'
import { maxLengths, maxRows, type WebCodeContent } from '../../../pages-contract.ts'
import { BusinessForm, SponsorForm } from './contact-forms.tsx'
import { BLANK, type Bound, FormPart, membersOf, TitleFields } from './form-parts.tsx'
import { formWords } from './form-words.ts'
import { AddressField, BothField } from './page-fields.tsx'
import classes from './page-form.module.css'
import { CardsForm, QuestionsForm } from './repeated-forms.tsx'
import { RowList } from './row-list.tsx'

const IntroductionForm = (props: Bound<WebCodeContent['introduction']>) => {
  const t = useWords(formWords)
  const field = membersOf(props)
  return (
    <FormPart title={t.introduction}>
      <BothField {...field('title')} label={t.title} max={maxLengths.title} />
      <BothField {...field('lead')} label={t.lead} max={maxLengths.lead} lines={2} />
      <RowList
        {...field('paragraphs')}
        name={t.paragraph}
        add={t.addParagraph}
        max={maxRows.paragraphs}
        make={() => BLANK}
        titleOf={(text) => text}
      >
        {(row) => <BothField {...row} label={t.text} max={maxLengths.paragraph} lines={4} />}
      </RowList>
    </FormPart>
  )
}

/** All texts that the operator can change, in the order of the page. */
export const PageForm = ({ draft, put }: { draft: WebCodeContent; put(draft: WebCodeContent): void }) => {
  const t = useWords(formWords)
  const part = membersOf({ value: draft, at: '', onChange: put })
  const title = membersOf(part('titles'))
  const priceTitles = [
    ['plans', t.plans],
    ['table', t.table],
    ['prices', t.single],
  ] as const
  return (
    <>
      <IntroductionForm {...part('introduction')} />
      <FormPart title={t.repository}>
        <AddressField {...part('repository')} label={t.repositoryHint} type="url" />
      </FormPart>
      <CardsForm {...part('cards')} title={title('cards')} />
      <FormPart title={t.prices}>
        {priceTitles.map(([key, name]) => (
          <fieldset key={key} className={classes.group}>
            <legend>{name}</legend>
            <TitleFields {...title(key)} />
          </fieldset>
        ))}
      </FormPart>
      <QuestionsForm {...part('questions')} title={title('questions')} />
      <BusinessForm {...part('business')} title={title('business')} />
      <SponsorForm {...part('sponsor')} title={title('sponsor')} />
    </>
  )
}
