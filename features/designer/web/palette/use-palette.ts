import { useEffect } from 'react'
import { addSection, type Command, setSection, setTheme } from '#packages/document/commands.ts'
import type { Document, Item } from '#packages/document/schema.ts'
import { isSingleton, newSection, placeNewSection } from '#packages/editor-core/new-section.ts'
import { useEditor, useEditorState } from '#packages/editor-core/use-editor.tsx'
import { useWorkspace, useWorkspaceState } from '../workspace-state.ts'

const isTitle = (slot: string | undefined) => slot?.startsWith('title') === true

/** Whether another section of this kind can be added. */
const isAddable = (kind: string, { sections }: Document) =>
  kind !== 'module_title' && !(isSingleton(kind) && sections.some((section) => section.kind === kind))

/** Makes the palette show the kind of the selected section, or the one that a tool requests. */
export const useSelectedKind = () => {
  const editor = useEditor()
  const { state } = useWorkspace()
  const selection = useEditorState((one) => one.selection)
  const by = useEditorState((one) => one.selectedBy)
  const left = useEditorState((one) => one.left)
  useEffect(() => {
    const section = editor.history.state.sections.find(({ id }) => id === selection?.section)
    if (section && by === 'page')
      state.setState({ kind: isTitle(selection?.slot) ? 'module_title' : section.kind, adding: false })
  }, [selection, by, editor, state])
  useEffect(() => {
    if (left.pane === 'content' && !left.form) return
    // The palette replaces the pickers of the builder, and the form is a tab of the right pane.
    editor.show({ left: { pane: 'content' }, phone: left.pane === 'content' ? 'style' : 'content' })
    if (left.pane === 'content') return state.setState({ tab: 'data' })
    state.setState(({ paletteRequests }) => ({
      paletteRequests: paletteRequests + 1,
      adding: left.pane === 'add',
    }))
    const section =
      'section' in left ? editor.history.state.sections.find(({ id }) => id === left.section) : undefined
    if (left.pane === 'titles') state.setState({ kind: 'module_title' })
    else if (left.pane === 'variants' && section) state.setState({ kind: section.kind })
    else if (left.pane === 'add' && !isAddable(state.getState().kind, editor.history.state))
      state.setState({ kind: 'work_experience' })
    if (left.pane === 'add' && left.after) editor.select({ section: left.after }, 'list')
    if (section)
      editor.select({ section: section.id, ...(left.pane === 'titles' ? { slot: 'title' } : {}) }, 'list')
  }, [left, editor, state])
}

export type ClickAction =
  /** The effect of a click on a variant. */
  | { does: 'change'; section: string }
  | { does: 'title'; section: string }
  | { does: 'titles' }
  | { does: 'add' }

/** A click changes the selected section of this kind, or else adds one; kinds that occur once are changed. */
export const useClickAction = (kind: string): ClickAction => {
  const adding = useWorkspaceState((state) => state.adding)
  return useEditorState(({ document, selection }) => {
    const selected = document.sections.find(({ id }) => id === selection?.section)
    if (kind === 'module_title')
      return selected && !adding ? { does: 'title', section: selected.id } : { does: 'titles' }
    const only = isSingleton(kind) ? document.sections.find((one) => one.kind === kind) : undefined
    if (only) return { does: 'change', section: only.id }
    return selected?.kind === kind && !adding ? { does: 'change', section: selected.id } : { does: 'add' }
  })
}

const changeOf = (does: ClickAction, variant: number): Command | undefined => {
  switch (does.does) {
    case 'change':
      return setSection(does.section, 'variant', variant)
    case 'title':
      return setSection(does.section, 'titleVariant', variant)
    case 'titles':
      return setTheme({ titleVariant: variant })
    case 'add':
      return undefined
  }
}

export const usePlacing = (kind: string, does: ClickAction, items: readonly Item[] | undefined) => {
  const editor = useEditor()
  const { state } = useWorkspace()
  return {
    choose: (variant: number) => {
      const change = changeOf(does, variant)
      if (change) {
        editor.edit(change)
        if (does.does === 'change') editor.select({ section: does.section }, 'style')
        return
      }
      const document = editor.history.state
      const near = editor.state.getState().selection?.section
      const { at, region } = placeNewSection(document, kind, variant, { near })
      const section = newSection(document, kind, variant, region, { items })
      editor.edit(addSection(section, at))
      editor.select({ section: section.id }, 'style')
      state.setState({ adding: false })
    },
    preview: (variant: number | undefined) =>
      editor.preview(variant === undefined ? undefined : changeOf(does, variant)),
  }
}
