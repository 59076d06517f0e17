import type { Editor, RightTab } from '#packages/editor-core/editor.ts'

/** Goes to a tab of the style pane, with the focus: who came by a key goes on from there. */
export const showStyle = (editor: Editor, right: RightTab): void => {
  editor.show({ left: { pane: 'content' }, right, phone: 'style' })
  // The menu or palette that asked for it is closed first.
  setTimeout(() =>
    document.querySelector<HTMLElement>('[data-pane-tabs] [role="tab"][aria-selected="true"]')?.focus(),
  )
}
