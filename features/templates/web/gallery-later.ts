import type { Client } from '#packages/api/client.ts'
import type { Templates } from '#packages/editor-core/tool.ts'

/** These need the engine, which is loaded only when they are called. */

export const galleryTemplates = async (client: Client): Promise<Templates> =>
  (await import('./gallery-templates.ts')).galleryTemplates(client)

type Tried = typeof import('./item/tried-document.ts')

export const triedDocument: Tried['triedDocument'] = async (request) =>
  (await import('./item/tried-document.ts')).triedDocument(request)
