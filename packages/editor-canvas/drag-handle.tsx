import { GripVertical } from 'lucide'
import { memo, useEffect, useRef } from 'react'
import { draggedSection } from '#packages/editor-core/drag-data.ts'
import { withDragging } from '#packages/editor-core/dragging.ts'
import { Glyph } from '#packages/editor-core/glyph.tsx'
import { sectionName } from '#packages/editor-core/section-name.ts'
import { useEditor } from '#packages/editor-core/use-editor.tsx'
import { defineWords, useLanguage, useWords } from '#packages/i18n/words.tsx'
import styles from './module-box.module.css'

const words = defineWords({
  zh: { drag: '拖动以移动栏目' },
  en: { drag: 'Drag to move the section' },
})

interface DragHandleProps {
  section: string
  left: number
  top: number
}

/** For pointers only; on the keyboard, Alt with an arrow key moves a section. */
export const DragHandle = memo(({ section: id, left, top }: DragHandleProps) => {
  const t = useWords(words)
  const { language } = useLanguage()
  const editor = useEditor()
  const handle = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = handle.current
    if (!element) return
    return withDragging(({ draggable, setCustomNativeDragPreview }) =>
      draggable({
        element,
        getInitialData: () => ({ ...draggedSection(id) }),
        onGenerateDragPreview: ({ nativeSetDragImage }) =>
          setCustomNativeDragPreview({
            nativeSetDragImage,
            render: ({ container }) => {
              const section = editor.history.state.sections.find((one) => one.id === id)
              const label = document.createElement('div')
              label.className = styles.dragged ?? ''
              label.textContent = section ? sectionName(section, language) : ''
              container.append(label)
            },
          }),
      }),
    )
  }, [id, editor, language])
  return (
    <div ref={handle} className={styles.handle} title={t.drag} data-handle="" style={{ left, top }}>
      <Glyph icon={GripVertical} size={14} />
    </div>
  )
})
