import { useEffect } from 'react'
import { useEditor, useEditorState } from '../use-editor.tsx'
import { AddAnyModuleDrawer } from './add-any-module-drawer.tsx'
import styles from './content.module.css'
import { ContentPane } from './content-pane.tsx'
import { usePane } from './pane.ts'
import { SelectGlobalModuleTitleDialog } from './select-global-module-title-dialog.tsx'
import { SelectModuleTitleDialog } from './select-module-title-dialog.tsx'
import { usePhone } from './use-phone.ts'
import { VariantPicker } from './variant-picker.tsx'

const Shown = () => {
  const left = useEditorState((state) => state.left)
  const known = useEditorState(
    ({ document }) =>
      !('section' in left) || !left.section || document.sections.some(({ id }) => id === left.section),
  )
  // Undo may take the section away that a picker is open for.
  if (!known) return <ContentPane />
  switch (left.pane) {
    case 'content':
      return <ContentPane />
    case 'variants':
      return <VariantPicker section={left.section} />
    case 'add':
      return <AddAnyModuleDrawer after={left.after} region={left.region} />
    case 'titles':
      return left.section === undefined ? (
        <SelectGlobalModuleTitleDialog />
      ) : (
        <SelectModuleTitleDialog section={left.section} />
      )
  }
}

const Said = () => (
  <p className={styles.unseen} aria-live="polite">
    {usePane(({ said }) => said)}
  </p>
)

/** The sections and their forms, or a picker in their place. */
export const LeftPane = () => {
  const editor = useEditor()
  const phone = usePhone()
  const picking = useEditorState((state) => state.left.pane !== 'content')
  // Whoever asks for a picker on a phone wants to see it.
  useEffect(() => {
    if (phone && picking) editor.show({ phone: 'content' })
  }, [phone, picking, editor])
  return (
    <>
      <Shown />
      <Said />
    </>
  )
}
