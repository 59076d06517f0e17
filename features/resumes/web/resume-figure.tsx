import { useQuery } from '@tanstack/react-query'
import { loadDocument } from '#packages/document/load.ts'
import { PageFigure } from '#packages/render/page-figure.tsx'
import '#packages/render/document-parts.tsx'
import { kindFacts } from '#packages/sections/registry.ts'
import { apiQuery } from '#packages/ui/api-query.ts'
import { useHasBeenVisible } from '#packages/ui/use-has-been-visible.ts'
import { getResume } from '../contract.ts'
import styles from './my-resumes.module.css'
import type { ResumeRow } from './resume-card.tsx'

/** A preview of the first page, rendered when it becomes visible and again for each revision. */
export const ResumeFigure = ({ id, revision, kind }: Pick<ResumeRow, 'id' | 'revision' | 'kind'>) => {
  const { ref, seen } = useHasBeenVisible()
  const query = apiQuery(getResume, { id }, { quiet: true })
  const { data } = useQuery({
    ...query,
    queryKey: [...query.queryKey, revision],
    enabled: seen,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const loaded = data && loadDocument(data.document, kindFacts)
  return (
    <div ref={ref} className={styles.figure} data-kind={kind}>
      {loaded?.ok && <PageFigure document={loaded.document} />}
    </div>
  )
}
