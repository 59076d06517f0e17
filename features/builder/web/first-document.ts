import { getTemplate } from '#features/templates/contract.ts'
import { loadDocument } from '#packages/document/load.ts'
import type { Document } from '#packages/document/schema.ts'
import { ownTemplates } from '#packages/editor/tools/own-templates.ts'
import type { Language } from '#packages/sections/language.ts'
import { kindFacts } from '#packages/sections/registry.ts'
import { starterDocument } from '#packages/sections/starter.ts'
import { newId } from '#packages/slice/id.ts'
import type { Client } from '#packages/wire/client.ts'

const published = async (client: Client, id: string): Promise<Document | undefined> => {
  const { document } = await client.call(getTemplate, { id })
  const read = loadDocument(document, kindFacts)
  return read.ok ? read.document : undefined
}

const ours = async (language: Language, id: string): Promise<Document | undefined> =>
  (await ownTemplates(language).list()).find((template) => template.id === id)?.document

/** What a new resume starts with: a copy of the wanted template with its sample, or the usual sections, empty. */
export const firstDocument = async (
  client: Client,
  language: Language,
  template: string | null,
  title: string,
): Promise<Document> => {
  const copy = template && ((await ours(language, template)) ?? (await published(client, template)))
  return copy ? { ...copy, title } : starterDocument(title, language, () => newId(Date.now()))
}
