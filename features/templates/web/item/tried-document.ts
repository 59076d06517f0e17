import { applyTemplate } from '#packages/document/apply-template.ts'
import { loadDocument } from '#packages/document/load.ts'
import type { Document } from '#packages/document/schema.ts'
import type { Profession } from '#packages/samples/people.ts'
import { templateFacts } from '#packages/sections/template-facts.ts'
import '#packages/render/document-parts.tsx'
import { newId } from '#packages/api/new-id.ts'
import { kindFacts } from '#packages/sections/registry.ts'
import { withContent } from '#packages/sections/with-content.ts'
import type { TemplateMeta } from '../../meta.ts'
import { EMPTY, type TryOn } from './try-on.ts'

/** The sample person of a job, if the template's own sample is not one of ours. */
const SPEAKERS: Partial<Record<TemplateMeta['job'][number], Profession>> = {
  design: 'designer',
  nursing: 'nurse',
  research: 'researcher',
  operations: 'sales',
  accounting: 'civil-servant',
}

const nameIn = (document: Document): unknown =>
  document.sections.find(({ kind }) => kind === 'base_info')?.items[0]?.data.name

/** The same person in another language. Twenty people are a large file, loaded on demand. */
const inLanguage = async (template: Document, job: TemplateMeta['job'], language: 'zh' | 'en') => {
  if (template.language === language) return template
  const { people, personOf } = await import('#packages/samples/people.ts')
  const name = nameIn(template)
  const same = people.find(({ sections }) =>
    sections.some(({ kind, items }) => kind === 'base_info' && items[0]?.name === name),
  )
  const id = same?.id ?? job.flatMap((one) => SPEAKERS[one] ?? [])[0] ?? 'engineer'
  return withContent(template, personOf(id as Profession, language))
}

/** One empty entry in each section, to start writing. */
const emptied = (template: Document): Document => ({
  ...template,
  sections: template.sections.map((section) => ({
    ...section,
    items: [{ id: newId(Date.now()), data: {} }],
  })),
})

export const inTheme = (document: Document, { colors, font }: TryOn): Document =>
  colors === undefined && font === undefined
    ? document
    : { ...document, theme: { ...document.theme, ...(colors ? { colors } : {}), ...(font ? { font } : {}) } }

/** A stored template, if this version can read it. */
export const readTemplate = (json: unknown): Document | undefined => {
  const read = loadDocument(json, kindFacts)
  return read.ok ? read.document : undefined
}

interface Request {
  template: Document
  job: TemplateMeta['job']
  tryOn: TryOn
  /** The user's own resume that the request names. */
  mine(id: string): Promise<Document>
}

/** The template with other content; its colours and font stay. */
export const withRequestedContent = async ({ template, job, tryOn, mine }: Request): Promise<Document> => {
  const { content, language } = tryOn
  if (content === EMPTY) return emptied(template)
  if (content !== undefined) return applyTemplate(template, await mine(content), templateFacts).document
  return language ? inLanguage(template, job, language) : template
}

/** The customised template, which the screen shows and a new resume starts with. */
export const triedDocument = async (request: Request): Promise<Document> =>
  inTheme(await withRequestedContent(request), request.tryOn)
