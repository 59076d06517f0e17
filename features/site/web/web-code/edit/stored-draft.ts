import { stored } from '#packages/local-data/stored.ts'
import type { WebCodeContent } from '../../../pages-contract.ts'
import { isDraft } from './draft.ts'

const store = () => stored('huajian-web-code-draft')

/** The draft and its base. */
export interface StoredDraft {
  revision: number
  base: WebCodeContent
  draft: WebCodeContent
}

/** An expired session or a closed tab must not lose the text. */
export const readStoredDraft = (): StoredDraft | undefined => {
  try {
    const draft = JSON.parse(store().read(true) ?? 'null') as Partial<StoredDraft> | null
    return draft && Number.isInteger(draft.revision) && isDraft(draft.base) && isDraft(draft.draft)
      ? (draft as StoredDraft)
      : undefined
  } catch {
    return undefined
  }
}

export const keep = (draft: StoredDraft | undefined) => {
  if (draft) store().write(JSON.stringify(draft))
  else store().remove()
}
