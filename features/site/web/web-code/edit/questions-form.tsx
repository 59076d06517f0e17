import { useWords } from '#packages/i18n/words.tsx'
import { maxLengths, maxRows, type Question } from '../../../pages-contract.ts'
import { BySwitch } from './cards-form.tsx'
import { BLANK, FormPart, type FormProps, TitleFields, useShownText } from './form-parts.tsx'
import { formWords } from './form-words.ts'
import { BothField } from './page-fields.tsx'
import { RowList } from './row-list.tsx'

/** Random, because an id must never be reused: old links would open the wrong question. */
const newKey = () =>
  crypto.getRandomValues(new Uint32Array(2)).reduce((key, part) => key + part.toString(36), '')

export const QuestionsForm = ({ draft, put, onRemove }: FormProps) => {
  const t = useWords(formWords)
  const shown = useShownText()
  return (
    <FormPart title={t.questions}>
      <TitleFields draft={draft} put={put} of="questions" />
      <RowList
        at="questions"
        name={t.question}
        add={t.addQuestion}
        max={maxRows.questions}
        rows={draft.questions}
        make={(): Question => ({ key: newKey(), question: BLANK, answer: BLANK })}
        titleOf={({ question }) => shown(question)}
        onChange={(questions) => put({ ...draft, questions })}
        onRemove={(questions, title) => onRemove({ ...draft, questions }, title)}
      >
        {(one, at, write) => (
          <>
            <BothField
              label={t.question}
              at={`${at}.question`}
              max={maxLengths.question}
              value={one.question}
              onChange={(question) => write({ ...one, question })}
            />
            <BothField
              label={t.answer}
              at={`${at}.answer`}
              max={maxLengths.answer}
              lines={4}
              value={one.answer}
              onChange={(answer) => write({ ...one, answer })}
            />
            <BySwitch value={one.by} onChange={(by) => write({ ...one, by })} />
          </>
        )}
      </RowList>
    </FormPart>
  )
}
