import { ItemScreen, loadItem, templateQuery } from '#features/templates/item-parts.ts'
import type { DocumentKind } from '#packages/templates/document-facets.ts'
import type { LoadContext } from '#packages/ui/screen-routes.ts'
import { isDocument } from './item.ts'
import { ItemView } from './item-view.tsx'
import { drawnPages, pages } from './pages-later.ts'
import { previewQuery } from './preview-query.ts'

export const loadDocument = async (kind: DocumentKind, context: LoadContext) => {
  const missing = await loadItem(kind, context, () => Promise.all([pages.prepare(), drawnPages.prepare()]))
  if (missing) return missing
  const { queryClient, params } = context
  const { id = '' } = params
  const found = queryClient.getQueryData(templateQuery(id).queryKey)
  if (found && isDocument(kind)(found) && !found.isOpen) await queryClient.prefetchQuery(previewQuery(id))
  return undefined
}

/** `/word/{id}` and `/ppt/{id}`: a document on true pages, to be looked at, got and edited. */
export const DocumentScreen = ({ kind }: { kind: DocumentKind }) => (
  <ItemScreen kind={kind} accepts={isDocument(kind)} view={ItemView} />
)
