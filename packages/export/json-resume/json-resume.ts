import type { Document } from '#packages/document/schema.ts'
import { factsOf, lineOf, type Scope, webAddress } from '#packages/sections/scope.ts'
import { splitWords } from '#packages/sections/wording.ts'
import { readSections } from '../text/read-sections.ts'
import { type Entry, lists, paragraphs, placeOf } from './places.ts'

const VERSION = 'v1.0.0'
const SCHEMA = `https://raw.githubusercontent.com/jsonresume/resume-schema/${VERSION}/schema.json`

const isNothing = (value: unknown): boolean =>
  value === undefined ||
  value === '' ||
  (typeof value === 'object' && value !== null && Object.keys(value).length === 0)

/** Removes empty values: in JSON Resume, an empty text is not a valid address or date. */
const filled = (entry: Entry): Entry =>
  Object.fromEntries(
    Object.entries(entry)
      .map(([key, value]) => [key, Array.isArray(value) ? value.filter((one) => !isNothing(one)) : value])
      .map(([key, value]) => [key, typeof value === 'string' ? value.trim() : value])
      .filter(([, value]) => !isNothing(value)),
  )

const websites = (person: readonly Scope[]) =>
  person
    .flatMap(factsOf)
    .map(({ label, value }) => ({ network: label, url: webAddress(value) }))
    .filter(({ url }) => url !== '')

const basicsOf = (scopes: readonly Scope[]): Entry => {
  const of = (kind: string) => scopes.filter((scope) => scope.kind.kind === kind)
  const person = of('base_info')
  const first = (field: string) => person.map((scope) => lineOf(scope, field)).find((line) => line !== '')
  const wanted = of('job_intention').map((scope) => splitWords(lineOf(scope, 'intendedPositions'))[0])[0]
  const [website, ...profiles] = websites(person)
  const avatar = first('avatar')
  const email = first('email')
  return filled({
    name: first('name'),
    label: first('post') ?? wanted,
    // Other pictures are uploaded files, which recipients cannot open.
    image: avatar?.startsWith('data:') ? avatar : '',
    email: email !== undefined && /^\S[^\s@]*@\S[^\s.]*\.\S+$/.test(email) ? email : '',
    phone: first('phoneNumber'),
    url: website?.url,
    summary: [
      ...person.flatMap((scope) => paragraphs(scope, 'abstract')),
      ...of('self_evaluation').flatMap((scope) => paragraphs(scope, 'content')),
    ].join('\n'),
    location: filled({ address: first('address') }),
    profiles: profiles.map(filled),
  })
}

export interface JsonResumeOptions {
  /** Without the whole document in `meta.huajian`, which includes hidden parts: for a file that is published. */
  bare?: boolean
}

/**
 * A document as JSON Resume: visible content that the format has fields for. The whole document is in `meta`, so
 * nothing is lost.
 */
export const jsonResumeOf = (document: Document, { bare }: JsonResumeOptions = {}): Entry => {
  const scopes = readSections(document).flatMap(({ entries }) => entries)
  const placed = scopes.flatMap((scope) => {
    const place = placeOf(scope)
    return place ? place.entries(scope).map((entry) => ({ list: place.list, entry: filled(entry) })) : []
  })
  const listed = Object.groupBy(
    placed.filter(({ entry }) => !isNothing(entry)),
    ({ list }) => list,
  )
  return {
    $schema: SCHEMA,
    ...filled({ basics: basicsOf(scopes) }),
    ...filled(Object.fromEntries(lists.map((list) => [list, listed[list]?.map(({ entry }) => entry)]))),
    meta: { version: VERSION, ...(bare ? {} : { huajian: document }) },
  }
}
