import { loadDocument } from '#packages/document/load.ts'
import type { Document } from '#packages/document/schema.ts'
import { kindFacts } from '#packages/sections/registry.ts'

export const readStored = (stored: unknown): Document => {
  const read = loadDocument(stored, kindFacts)
  if (!read.ok) throw new Error('the server sent a document that cannot be read')
  return read.document
}
