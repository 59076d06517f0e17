import type { getTemplate } from '#features/templates/item-contract.ts'
import type { ReplyOf } from '#packages/api/endpoint.ts'
import type { Document } from '#packages/document/schema.ts'

/** A document, with its content if this account may open it. */
export type Item = Exclude<ReplyOf<typeof getTemplate>, { kind: 'resume' }>
export type OpenItem = Extract<Item, { isOpen: true }>

const SIZES: Record<Document['page']['size'], { width: number; height: number }> = {
  A4: { width: 794, height: 1123 },
  Letter: { width: 816, height: 1056 },
  '16:9': { width: 1280, height: 720 },
  '4:3': { width: 960, height: 720 },
}

/** Page sizes by name. Repeated here, because the engine that defines them is loaded later. */
export const paperOf = ({ paper }: Item) => ({ name: paper, ...SIZES[paper] })

export const extensionOf = ({ kind }: Item): 'docx' | 'pptx' => (kind === 'word' ? 'docx' : 'pptx')
