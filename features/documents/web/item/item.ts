import type { AnyItem } from '#features/templates/item-parts.ts'
import type { Document } from '#packages/document/schema.ts'
import type { DocumentKind } from '#packages/templates/document-facets.ts'

/** A document: with what it holds, where it is open to this account. */
export type Item = Exclude<AnyItem, { kind: 'resume' }>
export type OpenItem = Extract<Item, { isOpen: true }>

export const isDocument =
  (kind: DocumentKind) =>
  (item: AnyItem): item is Item =>
    item.kind === kind

const SIZES: Record<Document['page']['size'], { width: number; height: number }> = {
  A4: { width: 794, height: 1123 },
  Letter: { width: 816, height: 1056 },
  '16:9': { width: 1280, height: 720 },
  '4:3': { width: 960, height: 720 },
}

/** Page sizes by name. Repeated here, because the engine that defines them is loaded later. */
export const paperOf = ({ paper }: Item) => ({ name: paper, ...SIZES[paper] })

export const extensionOf = ({ kind }: Item): 'docx' | 'pptx' => (kind === 'word' ? 'docx' : 'pptx')
