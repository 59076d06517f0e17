import { getMyTemplate } from '#features/templates/contract.ts'
import { uploadMyCover } from '#features/templates/cover-upload-contract.ts'
import type { Client } from '#packages/api/client.ts'
import { loadDocument } from '#packages/document/load.ts'
import '#packages/sections/document-kinds.ts'
import { kindFacts } from '#packages/sections/registry.ts'

/** Draws the first page of the user's own template that waits for review, and uploads it. */
export const sendCover = async (client: Client, id: string, signal: AbortSignal): Promise<void> => {
  const { status, revision, document } = await client.attempt(getMyTemplate, { id }, signal)
  const loaded = loadDocument(document, kindFacts)
  if (status !== 'review' || !loaded.ok) return
  const { drawCoverPicture } = await import('./draw-cover-picture.ts')
  const file = await drawCoverPicture(loaded.document, signal)
  await client.attempt(uploadMyCover, { id, revision, file }, signal)
}
