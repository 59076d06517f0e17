import { useLayoutEffect, useState } from 'react'
import { useDrawnDocument, useEditorState } from '#packages/editor-core/use-editor.tsx'
import { usePhone } from '#packages/editor-core/use-phone.ts'
import { DropLine } from './drop-line.tsx'
import styles from './module-box.module.css'
import { ModuleBox } from './module-box.tsx'
import { measureBoxes, NO_BOXES, sameBoxes } from './section-boxes.ts'
import { SectionFrames } from './section-frames.tsx'
import { useStage, useStageState } from './use-stage.ts'

/** Frames and tools over the pages. They scroll with the pages, so they move only after edits, zooms and font loads. */
export const Overlay = ({ parts }: { parts: boolean }) => {
  const { root } = useStage()
  const phone = usePhone()
  const selection = useEditorState((state) => state.selection)
  const hovered = useStageState((state) => state.hovered)
  const [boxes, setBoxes] = useState(NO_BOXES)
  // Subscribes to everything that moves rendered elements; the values are not used.
  useDrawnDocument()
  useStageState(({ factor, moved, writing }) => ({ factor, moved, writing }))

  useLayoutEffect(() => {
    const next = measureBoxes(root.current, hovered, selection, boxes)
    setBoxes((before) => (sameBoxes(before, next) ? before : next))
  })

  const isOther = hovered !== undefined && hovered !== selection?.section
  return (
    <div className={styles.overlay}>
      {isOther && <SectionFrames fragments={boxes.hovered} look="hovered" />}
      {selection && boxes.selected.length > 0 && (
        <ModuleBox
          key={selection.section}
          section={selection.section}
          slot={selection.slot}
          boxes={boxes}
          parts={parts}
          phone={phone}
        />
      )}
      <DropLine />
    </div>
  )
}
