import { useQuery } from '@tanstack/react-query'
import { getTemplate } from '#features/templates/item-contract.ts'
import type { Document } from '#packages/document/schema.ts'
import { readDocument } from '#packages/sections/read-document.ts'
import { useApi } from '#packages/ui/api.tsx'

/** A published template as a document that this version can draw. */
export const useTemplate = (id: string | undefined) => {
  const client = useApi()
  return useQuery({
    queryKey: ['template to write into', id],
    enabled: id !== undefined,
    queryFn: async ({ signal }): Promise<Document> => {
      const found = await client.attempt(getTemplate, { id: id ?? '' }, signal)
      const read = found.kind === 'resume' ? await readDocument(found.document) : undefined
      if (!read?.ok) throw new Error('this template cannot be read')
      return read.document
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: 1,
    meta: { quiet: true },
  })
}
