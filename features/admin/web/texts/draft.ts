import { safeParse } from 'zod/v4/core'
import { type AgreementText, agreementText } from '#features/site/agreements-contract.ts'
import { type SiteTexts, siteTexts } from '#packages/settings/site-texts.ts'

/** Typed texts by their path in the saved value: `title.en`, `contact`. Empty ones are left out there. */
export type Draft = Readonly<Record<string, string>>

type FaultWord = 'missing' | 'long' | 'email' | 'signs'
type Faults = ReadonlyMap<string, FaultWord>

/** How a kind of text is edited and converted. */
export interface Form<Value> {
  toDraft(value: Value): Draft
  /** By the same rules as the server's. */
  read(draft: Draft): { value: Value; faults?: undefined } | { value?: undefined; faults: Faults }
}

interface Issue {
  code: string
  path: readonly PropertyKey[]
  format?: unknown
}

const wordFor = ({ code, format }: Issue): FaultWord => {
  if (code === 'too_small') return 'missing'
  if (code === 'too_big') return 'long'
  return format === 'email' ? 'email' : 'signs'
}

const reader =
  <Value>(schema: Parameters<typeof safeParse>[0], valueIn: (draft: Draft) => unknown): Form<Value>['read'] =>
  (draft) => {
    const read = safeParse(schema, valueIn(draft))
    if (read.success) return { value: read.data as Value }
    const issues: readonly Issue[] = read.error.issues
    return { faults: new Map(issues.map((issue) => [issue.path.join('.'), wordFor(issue)])) }
  }

const both = (zh = '', en = '') => (en.trim() === '' ? { zh } : { zh, en })

export const siteFields = ['name', 'title', 'description', 'footer'] as const
export type SiteField = (typeof siteFields)[number]

export const siteForm: Form<SiteTexts> = {
  toDraft: (texts) => ({
    ...Object.fromEntries(
      siteFields.flatMap((field) => [
        [`${field}.zh`, texts[field].zh],
        [`${field}.en`, texts[field].en ?? ''],
      ]),
    ),
    contact: texts.contact ?? '',
    filing: texts.filing ?? '',
  }),
  read: reader(siteTexts, (draft) => ({
    ...Object.fromEntries(
      siteFields.map((field) => [field, both(draft[`${field}.zh`], draft[`${field}.en`])]),
    ),
    contact: draft.contact?.trim() || null,
    filing: draft.filing?.trim() || null,
  })),
}

export const agreementForm: Form<AgreementText> = {
  toDraft: ({ zh, en = '' }) => ({ zh, en }),
  read: reader(agreementText, ({ zh, en }) => both(zh, en)),
}

/** The paths at which two differ. */
export const changedIn = (one: Draft, other: Draft): string[] =>
  Object.keys(one).filter((path) => one[path] !== other[path])

/** Merges own changes with those of another admin since the common base; the own ones win in a conflict. */
export const onTopOf = (base: Draft, mine: Draft, theirs: Draft): Draft => ({
  ...theirs,
  ...Object.fromEntries(changedIn(base, mine).map((path) => [path, mine[path] ?? ''])),
})
