import { Suspense, useEffect } from 'react'
import { useLeftPane } from '#packages/editor-core/left-pane-state.ts'
import { useEditor, useEditorState } from '#packages/editor-core/use-editor.tsx'
import { usePhone } from '#packages/editor-core/use-phone.ts'
import { lazyComponent } from '#packages/scheduling/lazy-component.ts'
import styles from './content.module.css'
import { ContentPane } from './content-pane.tsx'

const SlidePane = lazyComponent(async () => (await import('./slide-pane.tsx')).SlidePane)
export const loadSlide = SlidePane.preload
const AddAnyModuleDrawer = lazyComponent(
  async () => (await import('./add-any-module-drawer.tsx')).AddAnyModuleDrawer,
)
const VariantPicker = lazyComponent(async () => (await import('./variant-picker.tsx')).VariantPicker)
const SelectModuleTitleDialog = lazyComponent(
  async () => (await import('./select-module-title-dialog.tsx')).SelectModuleTitleDialog,
)
const SelectGlobalModuleTitleDialog = lazyComponent(
  async () => (await import('./select-global-module-title-dialog.tsx')).SelectGlobalModuleTitleDialog,
)
/** Pickers are loaded separately, so that they do not delay the start of the editor. */
export const loadPickers = [
  AddAnyModuleDrawer.preload,
  VariantPicker.preload,
  SelectModuleTitleDialog.preload,
  SelectGlobalModuleTitleDialog.preload,
]

const Shown = () => {
  const left = useEditorState((state) => state.left)
  const known = useEditorState(
    ({ document }) =>
      !('section' in left) || !left.section || document.sections.some(({ id }) => id === left.section),
  )
  // The strip of slides replaces the list.
  const phone = usePhone()
  const strip = useEditorState(({ document }) => document.kind === 'ppt') && !phone
  const content = strip ? <SlidePane /> : <ContentPane />
  // Undo may remove the section for which a picker is open.
  if (!known) return content
  switch (left.pane) {
    case 'content':
      return content
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

const Announcements = () => (
  <p className={styles.visuallyHidden} aria-live="polite">
    {useLeftPane(({ announcement }) => announcement)}
  </p>
)

/** The left pane: the sections and their forms, or a picker. */
export const LeftPane = () => {
  const editor = useEditor()
  const phone = usePhone()
  const picking = useEditorState((state) => state.left.pane !== 'content')
  // On a phone an opened picker must be visible.
  useEffect(() => {
    if (phone && picking) editor.show({ phone: 'content' })
  }, [phone, picking, editor])
  return (
    <>
      <Suspense>
        <Shown />
      </Suspense>
      <Announcements />
    </>
  )
}
