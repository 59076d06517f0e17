import { useWords } from '#packages/i18n/words.tsx'
import { type InBoth, maxLengths, maxRows, type WebCodeContent } from '../../../pages-contract.ts'
import { BLANK, FormPart, type FormProps, TitleFields, useShownText } from './form-parts.tsx'
import { formWords } from './form-words.ts'
import { AddressField, BothField } from './page-fields.tsx'
import { RowList } from './row-list.tsx'

export const BusinessForm = ({ draft, put, onRemove }: FormProps) => {
  const t = useWords(formWords)
  const shown = useShownText()
  const { business } = draft
  const withLines = (lines: InBoth[]): WebCodeContent => ({ ...draft, business: { ...business, lines } })
  return (
    <FormPart title={t.business}>
      <TitleFields draft={draft} put={put} of="business" />
      <RowList
        at="business.lines"
        name={t.line}
        add={t.addLine}
        max={maxRows.lines}
        rows={business.lines}
        make={() => BLANK}
        titleOf={shown}
        onChange={(lines) => put(withLines(lines))}
        onRemove={(lines, title) => onRemove(withLines(lines), title)}
      >
        {(line, at, write) => (
          <BothField
            label={t.text}
            at={at}
            max={maxLengths.contactLine}
            lines={2}
            value={line}
            onChange={write}
          />
        )}
      </RowList>
      <AddressField
        label={t.email}
        at="business.email"
        type="email"
        value={business.email}
        onChange={(email) => put({ ...draft, business: { ...business, email } })}
      />
    </FormPart>
  )
}

export const SponsorForm = ({ draft, put, onRemove }: FormProps) => {
  const t = useWords(formWords)
  const shown = useShownText()
  const { sponsor } = draft
  const withIt = (next: Partial<WebCodeContent['sponsor']>): WebCodeContent => ({
    ...draft,
    sponsor: { ...sponsor, ...next },
  })
  return (
    <FormPart title={t.sponsor}>
      <TitleFields draft={draft} put={put} of="sponsor" />
      <BothField
        label={t.text}
        at="sponsor.text"
        max={maxLengths.sponsorText}
        lines={3}
        value={sponsor.text}
        onChange={(text) => put(withIt({ text }))}
      />
      <RowList
        at="sponsor.methods"
        name={t.method}
        add={t.addMethod}
        max={maxRows.methods}
        rows={sponsor.methods}
        make={() => ({ name: BLANK, detail: BLANK, address: null as string | null })}
        titleOf={({ name }) => shown(name)}
        onChange={(methods) => put(withIt({ methods }))}
        onRemove={(methods, title) => onRemove(withIt({ methods }), title)}
      >
        {(method, at, write) => (
          <>
            <BothField
              label={t.methodName}
              at={`${at}.name`}
              max={maxLengths.methodName}
              value={method.name}
              onChange={(name) => write({ ...method, name })}
            />
            <BothField
              label={t.methodDetail}
              at={`${at}.detail`}
              max={maxLengths.methodDetail}
              value={method.detail}
              onChange={(detail) => write({ ...method, detail })}
            />
            <AddressField
              label={t.address}
              at={`${at}.address`}
              type="url"
              value={method.address}
              onChange={(address) => write({ ...method, address })}
            />
          </>
        )}
      </RowList>
    </FormPart>
  )
}
