import type { DocumentRow } from '#features/templates/gallery-contract.ts'
import type { Document } from '#packages/document/schema.ts'

/** A document with what it holds. */
export type Item = DocumentRow & { document: unknown; isPublic: boolean }

const SIZES: Record<Document['page']['size'], { width: number; height: number }> = {
  A4: { width: 794, height: 1123 },
  Letter: { width: 816, height: 1056 },
  '16:9': { width: 1280, height: 720 },
  '4:3': { width: 960, height: 720 },
}

/** The pages' size by its name. Said here once more: the engine that knows it comes later. */
export const paperOf = ({ document }: Item) => {
  const size = (document as Partial<Document>).page?.size ?? 'A4'
  return { name: size, ...SIZES[size] }
}

export const extensionOf = ({ kind }: Item): 'docx' | 'pptx' => (kind === 'word' ? 'docx' : 'pptx')
