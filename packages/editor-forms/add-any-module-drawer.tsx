import { useEffect, useEffectEvent } from 'react'
import { addSection } from '#packages/document/commands.ts'
import type { Region, Section } from '#packages/document/schema.ts'
import { readDragData } from '#packages/editor-core/drag-data.ts'
import { withDragging } from '#packages/editor-core/dragging.ts'
import { useKindWords } from '#packages/editor-core/kind-words.ts'
import { leftPaneOf } from '#packages/editor-core/left-pane-state.ts'
import { newSection, placeNewSection } from '#packages/editor-core/new-section.ts'
import { useEditor } from '#packages/editor-core/use-editor.tsx'
import { defineWords } from '#packages/i18n/words.tsx'
import { kindOf } from '#packages/sections/registry.ts'
import { hasContent } from './figure-section.ts'
import { formRows } from './form-rows.ts'
import { ModuleSelect } from './module-select.tsx'
import { Picker, useClosePicker } from './picker.tsx'
import { firstContent } from './use-sample.ts'

const words = defineWords({
  zh: { title: '添加栏目', note: '点一下加到简历里，也可以拖到页面上想要的位置' },
  en: { title: 'Add a section', note: 'Click to add it, or drag it to where it belongs on the page' },
})

/** A picker with every kind and variant. It adds a section after another one, to a region, or at the default place. */
export const AddAnyModuleDrawer = ({
  after,
  region,
}: {
  after?: string | undefined
  region?: Region | undefined
}) => {
  const t = useKindWords(words)
  const editor = useEditor()
  const close = useClosePicker()
  const add = async (kind: string, variant: number) => {
    const first = await firstContent(kind, variant, editor.state.getState().document.language)
    const { document, selection } = editor.state.getState()
    const place = placeNewSection(document, kind, variant, { after, region, near: selection?.section })
    const section = newSection(document, kind, variant, place.region, first)
    editor.edit(addSection(section, place.at))
    begin(section)
  }
  /** The form of what was added, open on its first field. */
  const begin = ({ id, kind, items }: Section) => {
    const known = kindOf(kind)
    const field = known?.headed ? 'title' : known && formRows(known)[0]?.[0]
    const item = items[0]?.id
    close()
    editor.select({ section: id, ...(item ? { item } : {}) }, 'list')
    leftPaneOf(editor).setState({
      focusRequest: { section: id, item: known?.headed ? id : item, field, focus: true },
    })
  }
  const dropped = useEffectEvent(() => {
    const { document, selection } = editor.state.getState()
    const section = document.sections.find(({ id }) => id === selection?.section)
    if (section && (!hasContent(section) || kindOf(section.kind)?.for)) begin(section)
  })
  useEffect(
    () =>
      withDragging(({ monitorForElements }) =>
        monitorForElements({
          canMonitor: ({ source }) => readDragData(source.data)?.type === 'variant',
          onDrop: ({ location }) => {
            // The drop handler of the page has added and selected the section by now.
            if (location.current.dropTargets.length > 0) dropped()
          },
        }),
      ),
    [],
  )
  return (
    <Picker title={t.title} note={t.note}>
      <ModuleSelect onChoose={(kind, variant) => void add(kind, variant)} />
    </Picker>
  )
}
