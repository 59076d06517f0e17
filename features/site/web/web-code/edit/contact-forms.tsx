import { useWords } from '#packages/i18n/words.tsx'
import { maxLengths, maxRows, type SectionTitle, type WebCodeContent } from '../../../pages-contract.ts'
import { BLANK, type Bound, FormPart, membersOf, TitleFields } from './form-parts.tsx'
import { formWords } from './form-words.ts'
import { AddressField, BothField } from './page-fields.tsx'
import { RowList } from './row-list.tsx'

type PartProps<Part extends keyof WebCodeContent> = Bound<WebCodeContent[Part]> & {
  title: Bound<SectionTitle>
}

export const BusinessForm = ({ title, ...business }: PartProps<'business'>) => {
  const t = useWords(formWords)
  const field = membersOf(business)
  return (
    <FormPart title={t.business}>
      <TitleFields {...title} />
      <RowList
        {...field('lines')}
        name={t.line}
        add={t.addLine}
        max={maxRows.lines}
        make={() => BLANK}
        titleOf={(line) => line}
      >
        {(row) => <BothField {...row} label={t.text} max={maxLengths.contactLine} lines={2} />}
      </RowList>
      <AddressField {...field('email')} label={t.email} type="email" />
    </FormPart>
  )
}

const MethodFields = (props: Bound<WebCodeContent['sponsor']['methods'][number]>) => {
  const t = useWords(formWords)
  const field = membersOf(props)
  return (
    <>
      <BothField {...field('name')} label={t.methodName} max={maxLengths.methodName} />
      <BothField {...field('detail')} label={t.methodDetail} max={maxLengths.methodDetail} />
      <AddressField {...field('address')} label={t.address} type="url" />
    </>
  )
}

export const SponsorForm = ({ title, ...sponsor }: PartProps<'sponsor'>) => {
  const t = useWords(formWords)
  const field = membersOf(sponsor)
  return (
    <FormPart title={t.sponsor}>
      <TitleFields {...title} />
      <BothField {...field('text')} label={t.text} max={maxLengths.sponsorText} lines={3} />
      <RowList
        {...field('methods')}
        name={t.method}
        add={t.addMethod}
        max={maxRows.methods}
        make={() => ({ name: BLANK, detail: BLANK, address: null })}
        titleOf={({ name }) => name}
      >
        {(row) => <MethodFields {...row} />}
      </RowList>
    </FormPart>
  )
}
