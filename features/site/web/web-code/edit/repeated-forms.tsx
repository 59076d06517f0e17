import { useWords } from '#packages/i18n/words.tsx'
import {
  type Card,
  factKeys,
  maxLengths,
  maxRows,
  type Question,
  type SectionTitle,
} from '../../../pages-contract.ts'
import { BLANK, type Bound, BySwitch, FormPart, membersOf, TitleFields } from './form-parts.tsx'
import { formWords } from './form-words.ts'
import { BothField, ChoiceField, OptionalBothField } from './page-fields.tsx'
import classes from './page-form.module.css'
import { RowList } from './row-list.tsx'

const CardFields = (props: Bound<Card>) => {
  const t = useWords(formWords)
  const field = membersOf(props)
  const facts = Object.fromEntries(factKeys.map((key) => [key, t[key]])) as Record<
    (typeof factKeys)[number],
    string
  >
  return (
    <>
      <BothField {...field('title')} label={t.title} max={maxLengths.cardTitle} />
      <BothField {...field('text')} label={t.text} max={maxLengths.cardText} lines={3} />
      <OptionalBothField {...field('proof')} label={t.proof} max={maxLengths.proof} />
      <div className={classes.pair}>
        <ChoiceField {...field('fact')} label={t.fact} none={t.noFact} choices={facts} />
        <BySwitch {...field('by')} />
      </div>
    </>
  )
}

export const CardsForm = ({ title, ...cards }: Bound<Card[]> & { title: Bound<SectionTitle> }) => {
  const t = useWords(formWords)
  return (
    <FormPart title={t.cards}>
      <TitleFields {...title} />
      <RowList
        {...cards}
        name={t.card}
        add={t.addCard}
        max={maxRows.cards}
        make={() => ({ title: BLANK, text: BLANK })}
        titleOf={(card) => card.title}
      >
        {(row) => <CardFields {...row} />}
      </RowList>
    </FormPart>
  )
}

/** Random, because a key must not be reused: old links to a deleted question would open another one. */
const newKey = () =>
  crypto.getRandomValues(new Uint32Array(2)).reduce((key, part) => key + part.toString(36), '')

const QuestionFields = (props: Bound<Question>) => {
  const t = useWords(formWords)
  const field = membersOf(props)
  return (
    <>
      <BothField {...field('question')} label={t.question} max={maxLengths.question} />
      <BothField {...field('answer')} label={t.answer} max={maxLengths.answer} lines={4} />
      <BySwitch {...field('by')} />
    </>
  )
}

export const QuestionsForm = ({
  title,
  ...questions
}: Bound<Question[]> & { title: Bound<SectionTitle> }) => {
  const t = useWords(formWords)
  return (
    <FormPart title={t.questions}>
      <TitleFields {...title} />
      <RowList
        {...questions}
        name={t.question}
        add={t.addQuestion}
        max={maxRows.questions}
        make={() => ({ key: newKey(), question: BLANK, answer: BLANK })}
        titleOf={({ question }) => question}
      >
        {(row) => <QuestionFields {...row} />}
      </RowList>
    </FormPart>
  )
}
