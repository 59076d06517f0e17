import { stored } from '#packages/local-data/stored.ts'
import type { WebCodeContent } from '../../../pages-contract.ts'
import { isDraft } from './draft.ts'

const store = () => stored('huajian-web-code-draft')

/** What is written, and what it was begun from. */
export interface Kept {
  revision: number
  base: WebCodeContent
  draft: WebCodeContent
}

/** A session that ends or a tab that closes while one writes must not take the text along. */
export const readKept = (): Kept | undefined => {
  try {
    const kept = JSON.parse(store().read(true) ?? 'null') as Partial<Kept> | null
    return kept && Number.isInteger(kept.revision) && isDraft(kept.base) && isDraft(kept.draft)
      ? (kept as Kept)
      : undefined
  } catch {
    return undefined
  }
}

export const keep = (kept: Kept | undefined) => {
  if (kept) store().write(JSON.stringify(kept))
  else store().remove()
}
