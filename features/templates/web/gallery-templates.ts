import type { Client } from '#packages/api/client.ts'
import type { Document } from '#packages/document/schema.ts'
import type { Templates } from '#packages/editor-core/tool.ts'
import { readDocument } from '#packages/sections/read-document.ts'
import { listTemplates } from '../gallery-contract.ts'
import { getTemplate } from '../item-contract.ts'

/** Few at a time, because each is rendered with the user's content. */
const AT_ONCE = 12

/** The gallery for an editor. Loaded pages stay available offline. */
export const galleryTemplates = (client: Client): Templates => {
  const names = new Map<string, string>()
  const documents = new Map<string, Promise<Document>>()

  const fetchOne = async (id: string): Promise<Document> => {
    const found = await client.attempt(getTemplate, { id })
    // Documents that must be bought first are excluded.
    const read = 'document' in found ? await readDocument(found.document) : undefined
    if (!read?.ok) throw new Error(`the template ${id} cannot be read`)
    return read.document
  }

  return {
    list: async (words, page) => {
      const q = words.trim().slice(0, 100)
      try {
        const found = await client.attempt(listTemplates, {
          ...(q === '' ? {} : { q }),
          page,
          limit: AT_ONCE,
        })
        const templates = found.templates.map(({ id, meta }) => ({ id, name: meta.name }))
        for (const { id, name } of templates) names.set(id, name)
        return { templates, pages: found.pages }
      } catch (error) {
        const here = [...names]
          .map(([id, name]) => ({ id, name }))
          .filter(({ id, name }) => documents.has(id) && name.includes(q))
        if (here.length === 0) throw error
        return { templates: here, pages: 1, partial: true }
      }
    },
    get: (id) => {
      const known = documents.get(id) ?? fetchOne(id)
      documents.set(id, known)
      known.catch(() => documents.delete(id))
      return known
    },
  }
}
