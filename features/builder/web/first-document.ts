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

interface FirstWish {
  client: Client
  language: Language
  /** A published template by its id. */
  template: string | null
  /** How it was tried on. */
  tryOn: TryOn
  /** Where the person's own content is taken from. */
  resumes: OtherResumes
  title: string
  /** What to begin without a template. */
  kind: Document['kind']
}

/** A document that has a price, and that this person did not pay for: its page says how. */
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

/** What a new resume starts with: the wanted template as it was tried on, or the usual sections, empty. */
export const firstDocument = async (wish: FirstWish): Promise<Document> => {
  const { client, language, template, tryOn, resumes, title, kind } = wish
  const id = () => newId(Date.now())
  if (!template)
    return kind === 'resume'
      ? starterDocument(title, language, id)
      : startedDocument(kind, title, language, id)
  const found = await published(client, template)
  const document = await triedDocument({ ...found, tryOn, mine: resumes.get })
  const isMine = tryOn.content !== undefined && tryOn.content !== 'empty'
  // A minutes sheet is called so; only a resume is somebody's.
  return isMine || document.kind !== 'resume' ? document : { ...document, title }
}
