import { getTemplate } from '#features/templates/item-contract.ts'
import { type TryOn, triedDocument } from '#features/templates/parts.ts'
import type { Client } from '#packages/api/client.ts'
import { newId } from '#packages/api/new-id.ts'
import type { Document } from '#packages/document/schema.ts'
import type { OtherResumes } from '#packages/editor-core/tool.ts'
import type { Language } from '#packages/sections/language.ts'
import { readDocument } from '#packages/sections/read-document.ts'
import { starterDocument } from '#packages/sections/starter.ts'
import { startedDocument } from './started-document.ts'

interface FirstDocumentOptions {
  client: Client
  language: Language
  /** A published template by its id. */
  template: string | null
  /** Content and colours that the user chose in the gallery. */
  tryOn: TryOn
  /** The user's other resumes, for their content. */
  resumes: OtherResumes
  title: string
  /** Kind of the document without a template. */
  kind: Document['kind']
}

/** The template has a price that the user has not paid; `page` is where to buy it. */
export class NotPaid extends Error {
  readonly page: string
  constructor(page: string) {
    super('not paid for yet')
    this.page = page
  }
}

const published = async (client: Client, id: string) => {
  const found = await client.call(getTemplate, { id })
  if (found.kind !== 'resume' && !found.isOpen) throw new NotPaid(`/${found.kind}/${id}`)
  const read = await readDocument(found.document)
  if (!read.ok) throw new Error('this template cannot be read')
  return { template: read.document, job: found.kind === 'resume' ? found.meta.job : [] }
}

/** The content of a new document: the chosen template, or empty default sections. */
export const firstDocument = async (options: FirstDocumentOptions): Promise<Document> => {
  const { client, language, template, tryOn, resumes, title, kind } = options
  const id = () => newId(Date.now())
  if (!template)
    return kind === 'resume'
      ? starterDocument(title, language, id)
      : startedDocument(kind, title, language, id)
  const found = await published(client, template)
  const document = await triedDocument({ ...found, tryOn, mine: resumes.get })
  const isMine = tryOn.content !== undefined && tryOn.content !== 'empty'
  // Only resumes are renamed after the user; other documents keep the title of the template.
  return isMine || document.kind !== 'resume' ? document : { ...document, title }
}
