import type { Document, Section } from '#packages/document/schema.ts'
import type { Labelled, Value } from '#packages/document/values.ts'
import type { Mask } from './mask-names.ts'

/** Named pairs that say one of these are left out: their values have no form to be known by. */
const PAIRS: Partial<Record<Mask, RegExp>> = {
  phone: /电话|手机|座机|微信|号码|wechat|whatsapp|telegram|phone|mobile|\btel\b|\bqq\b/i,
  email: /邮箱|邮件|e-?mail/i,
  age: /年龄|生日|出生|\bage\b|birth/i,
}

/** Whether a pair says what the mask hides; labels are often spread with spaces: 电　话. */
export const isPairOf = (mask: Mask, { label }: Labelled): boolean => {
  const plain = label.normalize('NFKC')
  const pattern = PAIRS[mask]
  return pattern !== undefined && (pattern.test(plain) || pattern.test(plain.replaceAll(/\s/g, '')))
}

const valuesIn = (document: Document, isMeant: (section: Section, field: string) => boolean): Value[] =>
  document.sections.flatMap((section) =>
    section.items.flatMap(({ data }) =>
      Object.entries(data).flatMap(([field, value]) => (isMeant(section, field) ? [value] : [])),
    ),
  )

const linesOf = (values: readonly unknown[]): string[] =>
  values.flatMap((value) => (typeof value === 'string' && value.trim() !== '' ? [value.trim()] : []))

const isPairs = (value: Value): value is Labelled[] =>
  Array.isArray(value) && value.some((one) => 'label' in one)

export type ContactMask = 'phone' | 'email'

const FIELD_OF: Record<ContactMask, string> = { phone: 'phoneNumber', email: 'email' }

/** The phone numbers or addresses of the document's owner, hidden or not. */
export const ownContacts = (document: Document, mask: ContactMask): string[] => [
  ...linesOf(valuesIn(document, ({ kind }, field) => isContactField(mask, kind, field))),
  ...valuesIn(document, ({ kind }) => kind === 'base_info')
    .filter(isPairs)
    .flatMap((pairs) => pairs.filter((pair) => isPairOf(mask, pair)).map(({ value }) => value)),
]

export const isContactField = (mask: ContactMask, kind: string, field: string): boolean =>
  kind === 'base_info' && field === FIELD_OF[mask]

const EMPLOYERS = new Set(['work_experience', 'internship_experience'])

export const isEmployerField = (kind: string, field: string): boolean =>
  EMPLOYERS.has(kind) && field === 'name'

export const employersIn = (document: Document): string[] =>
  linesOf(valuesIn(document, ({ kind }, field) => isEmployerField(kind, field)))
