import { useWords } from '#packages/i18n/words.tsx'
import { type Card, factKeys, maxLengths, maxRows, type WithSwitch } from '../../../pages-contract.ts'
import { BLANK, FormPart, type FormProps, TitleFields, useShownText } from './form-parts.tsx'
import { formWords } from './form-words.ts'
import { BothField, ChoiceField, OptionalBothField } from './page-fields.tsx'
import classes from './page-form.module.css'
import { RowList } from './row-list.tsx'

export const BySwitch = ({ value, onChange }: { value: WithSwitch; onChange(value: WithSwitch): void }) => {
  const t = useWords(formWords)
  const choices = { open_membership: t.open_membership, open_get_source_code: t.open_get_source_code }
  return <ChoiceField label={t.by} none={t.always} choices={choices} value={value} onChange={onChange} />
}

const CardFields = ({ card, at, put }: { card: Card; at: string; put(card: Card): void }) => {
  const t = useWords(formWords)
  const facts = Object.fromEntries(factKeys.map((key) => [key, t[key]])) as Record<
    (typeof factKeys)[number],
    string
  >
  return (
    <>
      <BothField
        label={t.title}
        at={`${at}.title`}
        max={maxLengths.cardTitle}
        value={card.title}
        onChange={(title) => put({ ...card, title })}
      />
      <BothField
        label={t.text}
        at={`${at}.text`}
        max={maxLengths.cardText}
        lines={3}
        value={card.text}
        onChange={(text) => put({ ...card, text })}
      />
      <OptionalBothField
        label={t.proof}
        at={`${at}.proof`}
        max={maxLengths.proof}
        value={card.proof}
        onChange={(proof) => put({ ...card, proof })}
      />
      <div className={classes.pair}>
        <ChoiceField
          label={t.fact}
          none={t.noFact}
          choices={facts}
          value={card.fact}
          onChange={(fact) => put({ ...card, fact })}
        />
        <BySwitch value={card.by} onChange={(by) => put({ ...card, by })} />
      </div>
    </>
  )
}

export const CardsForm = ({ draft, put, onRemove }: FormProps) => {
  const t = useWords(formWords)
  const shown = useShownText()
  return (
    <FormPart title={t.cards}>
      <TitleFields draft={draft} put={put} of="cards" />
      <RowList
        at="cards"
        name={t.card}
        add={t.addCard}
        max={maxRows.cards}
        rows={draft.cards}
        make={(): Card => ({ title: BLANK, text: BLANK })}
        titleOf={({ title }) => shown(title)}
        onChange={(cards) => put({ ...draft, cards })}
        onRemove={(cards, title) => onRemove({ ...draft, cards }, title)}
      >
        {(card, at, write) => <CardFields card={card} at={at} put={write} />}
      </RowList>
    </FormPart>
  )
}
