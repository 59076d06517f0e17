import { getTemplate } from '#features/templates/gallery-contract.ts'
import { type TryOn, triedDocument } from '#features/templates/parts.ts'
import { loadDocument } from '#packages/document/load.ts'
import type { Document } from '#packages/document/schema.ts'
import type { OtherResumes } from '#packages/editor/tools/tool.ts'
import type { Language } from '#packages/sections/language.ts'
import { kindFacts } from '#packages/sections/registry.ts'
import { starterDocument } from '#packages/sections/starter.ts'
import { newId } from '#packages/slice/id.ts'
import type { Client } from '#packages/wire/client.ts'

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
}

const published = async (client: Client, id: string) => {
  const { document, meta } = await client.call(getTemplate, { id })
  const read = loadDocument(document, kindFacts)
  if (!read.ok) throw new Error('this template cannot be read')
  return { template: read.document, job: meta.job }
}

/** What a new resume starts with: the wanted template as it was tried on, or the usual sections, empty. */
export const firstDocument = async (wish: FirstWish): Promise<Document> => {
  const { client, language, template, tryOn, resumes, title } = wish
  if (!template) return starterDocument(title, language, () => newId(Date.now()))
  const found = await published(client, template)
  const document = await triedDocument({ ...found, tryOn, mine: resumes.get })
  const isMine = tryOn.content !== undefined && tryOn.content !== 'empty'
  return isMine ? document : { ...document, title }
}
