import type { CreateInlineInput } from './inline-input.ts'
import { createLineInput } from './line-input.ts'
import type { createRichInput } from './rich-input.ts'
import { isRich, type Target } from './target.ts'

let loaded: typeof createRichInput | undefined

/** ProseMirror is as large as the rest of the stage, so it is loaded after it. */
export const loadRichInput = async (): Promise<void> => {
  loaded ??= (await import('./rich-input.ts')).createRichInput
}

/** Undefined until `loadRichInput` is done, for rich text. */
export const inputFor = (target: Target): CreateInlineInput | undefined => {
  if (target.type === 'line')
    return (rendered, value, events) =>
      createLineInput(rendered, typeof value === 'string' ? value : '', target.maxLength, events)
  const createRich = loaded
  return createRich && ((rendered, value, events) => createRich(rendered, isRich(value) ? value : [], events))
}
