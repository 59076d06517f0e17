import { type LoadedDocument, loadDocument } from '#packages/document/load.ts'
import { loadKindsFor } from './load-kinds.ts'
import { kindFacts } from './registry.ts'

/** A stored document of any kind, read once the kinds of its sections are here. */
export const readDocument = async (json: unknown): Promise<LoadedDocument> => {
  await loadKindsFor(json)
  return loadDocument(json, kindFacts)
}
