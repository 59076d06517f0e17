import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { getResume } from '#features/resumes/contract.ts'
import { sectionHashes } from '#packages/ai/translations/section-hashes.ts'
import { staleSections } from '#packages/ai/translations/stale-sections.ts'
import type { Document } from '#packages/document/schema.ts'
import type { Language } from '#packages/sections/language.ts'
import { readDocument } from '#packages/sections/read-document.ts'
import { useApi } from '#packages/ui/api.tsx'
import { apiQuery } from '#packages/ui/api-query.ts'
import { findTranslations, freshenTranslation, linkTranslation } from '../../translations-contract.ts'
import { useAiWorkspace } from './ai-workspace.ts'

interface NewLink {
  copy: string
  from: Language
  to: Language
  /** The document that the copy was translated from. */
  document: Document
}

/** The source and the copies of the open resume, and the sections of the source that have changed since. */
export const useTranslation = () => {
  const client = useApi()
  const queries = useQueryClient()
  const { id, isLinked } = useAiWorkspace()
  const links = useQuery({
    ...apiQuery(findTranslations, { resume: id }, { quiet: true }),
    enabled: isLinked && id !== '',
  })
  const link = links.data?.of ?? undefined
  const original = useQuery({
    ...apiQuery(getResume, { id: link?.source.id ?? '' }, { quiet: true }),
    enabled: link !== undefined,
    // A user with both documents open edits one and then looks at the other.
    staleTime: 0,
    select: (reply) => reply.document,
  })
  const { data: source } = useQuery({
    queryKey: ['the original as a document', link?.source.id, original.dataUpdatedAt],
    queryFn: async () => {
      const read = await readDocument(original.data)
      return read.ok ? read.document : null
    },
    enabled: original.data !== undefined,
    placeholderData: (before) => before,
  })
  const stale = useMemo(
    () =>
      link && source
        ? staleSections(source, link)
            .filter(({ state }) => state !== 'gone')
            .map((section) => section.id)
        : [],
    [link, source],
  )
  const again = () =>
    queries.invalidateQueries({ queryKey: [findTranslations.method, findTranslations.path] })
  return {
    copies: links.data?.copies.filter(({ copy }) => !copy.isInBin) ?? [],
    source: source ?? undefined,
    from: link?.from ?? 'zh',
    to: link?.to ?? 'en',
    stale,
    link: async ({ copy, from, to, document }: NewLink): Promise<void> => {
      await client.attempt(linkTranslation, {
        id: copy,
        source: id,
        from,
        to,
        sections: sectionHashes(document),
      })
      await again()
    },
    /** Marks these sections as up to date with the original. */
    renewed: async (document: Document, sections: ReadonlySet<string>): Promise<void> => {
      const hashes = Object.entries(sectionHashes(document)).filter(([section]) => sections.has(section))
      await client.attempt(freshenTranslation, { id, sections: Object.fromEntries(hashes) })
      await again()
    },
  }
}
export type Translation = ReturnType<typeof useTranslation>
