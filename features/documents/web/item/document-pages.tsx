import { useMemo } from 'react'
import '#packages/render/document-parts.tsx'
import { DocumentPages } from '#packages/render/pages.tsx'
import { readStored } from './read-stored.ts'

interface StoredPagesProps {
  /** As the server keeps it. */
  stored: unknown
  onCount(pages: number): void
}

/** A stored document on true pages. */
export const StoredPages = ({ stored, onCount }: StoredPagesProps) => {
  const document = useMemo(() => readStored(stored), [stored])
  return <DocumentPages document={document} onCount={onCount} />
}
