import type { Editor } from '#packages/editor-core/editor.ts'
import { jumpTo } from '#packages/editor-core/jump.ts'
import type { Blank } from './blanks-of.ts'
import { selectBlank } from './select-blank.ts'

/** Shows the blank in all panes and selects its text, so that typing replaces it. */
export const goToBlank = (editor: Editor, blank: Blank): void => {
  const { section, item, field } = blank
  jumpTo(editor, { section, item, field, slot: field }, true)
  selectBlank(blank)
}
