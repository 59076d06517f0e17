import { stored } from '#packages/local-data/stored.ts'
import type { WebCodeContent } from '../../../pages-contract.ts'
import { isDraft } from './draft.ts'

const store = () => stored('huajian-web-code-draft')

/** The draft and its base. */
export interface Kept {
  revision: number
  base: WebCodeContent
  draft: WebCodeContent
}

/** An expired session or a closed tab must not lose the text. */
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
