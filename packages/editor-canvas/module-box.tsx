import { Plus } from 'lucide'
import { memo, useLayoutEffect, useRef, useState } from 'react'
import { Glyph } from '#packages/editor-core/glyph.tsx'
import { useKindWords } from '#packages/editor-core/kind-words.ts'
import { useEditor, useEditorState } from '#packages/editor-core/use-editor.tsx'
import { defineWords } from '#packages/i18n/words.tsx'
import { SIZES } from '#packages/render/geometry.ts'
import { useWidth } from '#packages/ui/use-width.ts'
import { DragHandle } from './drag-handle.tsx'
import styles from './module-box.module.css'
import type { SectionBoxes } from './section-boxes.ts'
import { padded, SectionFrames } from './section-frames.tsx'
import { SectionToolbar } from './section-toolbar.tsx'
import { belowPlace, handlePlace, type Place, toolbarPlace } from './toolbar-place.ts'
import { useStageState } from './use-stage.ts'

const words = defineWords({
  zh: { add: '在下方添加栏目' },
  en: { add: 'Add a section below' },
})

export interface ModuleBoxProps {
  section: string
  /** The selected part of the section. */
  slot: string | undefined
  boxes: SectionBoxes
  /** For template authors: the selected part has the frame, and its section a dashed one. */
  parts: boolean
  /** On phones the tools are in a sheet below, and the page has only frames. */
  phone: boolean
}

const samePlace = (one: Place | undefined, other: Place) =>
  one !== undefined && Math.abs(one.left - other.left) < 0.5 && Math.abs(one.top - other.top) < 0.5

/** The frames of the selected section, with its toolbar, drag handle and the button that adds a section after it. */
export const ModuleBox = memo(({ section, slot, boxes, parts, phone }: ModuleBoxProps) => {
  const t = useKindWords(words)
  const editor = useEditor()
  const tools = useRef<HTMLDivElement>(null)
  // Some tools are loaded later, which changes the width of the toolbar and its place.
  const { ref: whereTheyGrow } = useWidth()
  const [place, setPlace] = useState<Place>()
  const writing = useStageState((state) => state.writing)
  const factor = useStageState((state) => state.factor)
  const sheet = useEditorState(({ document }) => SIZES[document.page.size].width) * factor
  const isSlide = useEditorState(({ document }) => document.kind === 'ppt')
  const [first] = boxes.selected
  const last = boxes.selected.at(-1)
  const [row = first] = boxes.row

  useLayoutEffect(() => {
    const box = tools.current
    if (!box || !first || !row) return
    const size = { width: box.offsetWidth, height: box.offsetHeight }
    const next = isSlide
      ? belowPlace(size, padded(first))
      : toolbarPlace(size, padded(first), row, boxes.texts, sheet)
    setPlace((before) => (samePlace(before, next) ? before : next))
  })

  if (!first || !last || !row) return null
  const frame = padded(first)
  const handle = handlePlace(frame, row)
  const end = padded(last)
  const isPart = parts && boxes.part.length > 0
  return (
    <>
      <SectionFrames fragments={boxes.selected} look={isPart ? 'around' : 'selected'} />
      {boxes.part.length > 0 && <SectionFrames fragments={boxes.part} look="part" />}
      {!phone && !writing && (
        <>
          <div
            ref={whereTheyGrow}
            className={styles.tools}
            style={{
              left: place?.left ?? 0,
              top: place?.top ?? 0,
              height: Math.max(40, frame.top + frame.height - (place?.top ?? 0)),
              visibility: place ? 'visible' : 'hidden',
            }}
          >
            <div ref={tools} className={styles.sticky}>
              <SectionToolbar section={section} slot={parts ? slot : undefined} />
            </div>
          </div>
          <DragHandle section={section} left={handle.left} top={handle.top} />
        </>
      )}
      <button
        type="button"
        className={styles.add}
        aria-label={t.add}
        title={t.add}
        // Below a slide, the middle has the name of the next slide.
        style={{ left: end.left + (isSlide ? 40 : end.width / 2), top: end.top + end.height }}
        onClick={() => editor.show({ left: { pane: 'add', after: section }, phone: 'content' })}
      >
        <span>
          <Glyph icon={Plus} size={12} />
        </span>
      </button>
    </>
  )
})
