import { useEffect, useEffectEvent } from 'react'
import { addSection, moveSection, setSection } from '#packages/document/commands.ts'
import type { Document } from '#packages/document/schema.ts'
import { type DragData, readDragData } from '#packages/editor-core/drag-data.ts'
import { withDragging } from '#packages/editor-core/dragging.ts'
import { isSingleton, newSection } from '#packages/editor-core/new-section.ts'
import { hasRegions, placeAtEnd, placeNextTo } from '#packages/editor-core/order.ts'
import { sectionsIn } from '#packages/editor-core/page-elements.ts'
import { sectionName } from '#packages/editor-core/section-name.ts'
import { useEditor } from '#packages/editor-core/use-editor.tsx'
import { defineWords, useLanguage, useWords } from '#packages/i18n/words.tsx'
import { geometryOf } from '#packages/render/geometry.ts'
import { runsOf } from '#packages/render/windows.ts'
import { toasts } from '#packages/ui/toast-store.ts'
import { type Column, type DropPlace, placeAt, type SectionExtent } from './drop-place.ts'
import { fragmentsOf } from './fragments.ts'
import { useStage } from './use-stage.ts'

const words = defineWords({
  zh: {
    moved: (name: string) => `已移动「${name}」`,
    added: (name: string) => `已添加「${name}」`,
    blank: (name: string) => `已添加「${name}」，填写内容后会显示在页面上`,
  },
  en: {
    moved: (name: string) => `“${name}” is moved`,
    added: (name: string) => `“${name}” is added`,
    blank: (name: string) => `“${name}” is added; it shows on the page once it has content`,
  },
})

interface Point {
  x: number
  y: number
}

const columnsOf = (document: Document, factor: number): Column[] => {
  const { main, side, header } = geometryOf(document.page)
  const column = (region: Column['region'], { left, width }: { left: number; width: number }): Column => ({
    region,
    left: left * factor,
    width: width * factor,
    top: main.top * factor,
  })
  return side
    ? [column('main', main), column('side', side), column('header', header)]
    : [column('main', main)]
}

const sectionExtents = (root: Element, document: Document): SectionExtent[] => {
  const windows = runsOf(root)
  const regionOf = new Map(document.sections.map(({ id, region }) => [id, region]))
  return windows.flatMap(sectionsIn).flatMap((section): SectionExtent[] => {
    const fragments = fragmentsOf(section)
    const [first] = fragments
    const last = fragments.at(-1)
    const id = section.dataset.id ?? ''
    const region = regionOf.get(id)
    return first && last && region ? [{ ...first, id, region, bottom: last.top + last.height }] : []
  })
}

/** Whether dropping a section here would change its position. */
const isMove = (document: Document, id: string, { nextTo, region }: DropPlace): boolean => {
  const place = nextTo ? placeNextTo(document, id, nextTo.id, nextTo.edge) : placeAtEnd(document, id, region)
  const at = document.sections.findIndex((section) => section.id === id)
  const own = document.sections[at]?.region
  return place !== undefined && (place.to !== at || (place.region ?? own) !== own)
}

/** Handles drops on the pages: sections and variants go between sections, title styles onto a section. */
export const Drops = () => {
  const editor = useEditor()
  const t = useWords(words)
  const { language } = useLanguage()
  const { scroller, root, state, announce, reveal } = useStage()

  const placeOf = (point: Point): DropPlace | undefined => {
    const stageRect = root.current?.getBoundingClientRect()
    if (!stageRect || !root.current) return undefined
    const document = editor.history.state
    return placeAt(
      { x: point.x - stageRect.left, y: point.y - stageRect.top },
      columnsOf(document, state.getState().factor),
      sectionExtents(root.current, document),
    )
  }
  const sectionUnder = ({ x, y }: Point): string | undefined =>
    document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-id]')?.dataset.id

  const over = useEffectEvent((dragged: DragData, point: Point) => {
    if (dragged.type === 'variant' && dragged.kind === 'module_title') {
      state.setState({ hovered: sectionUnder(point) })
      return
    }
    const place = placeOf(point)
    const isNew = dragged.type !== 'section' || (place && isMove(editor.history.state, dragged.id, place))
    state.setState({ drop: isNew ? place : undefined })
  })

  const moveTo = (id: string, { nextTo, region }: DropPlace) => {
    const document = editor.history.state
    const place = nextTo
      ? placeNextTo(document, id, nextTo.id, nextTo.edge)
      : placeAtEnd(document, id, region)
    const section = document.sections.find((one) => one.id === id)
    if (!place || !section) return
    editor.edit(moveSection(id, place.to, hasRegions(document) ? place.region : undefined))
    editor.select({ section: id }, 'page')
    announce(t.moved(sectionName(section, language)))
    reveal({ section: id })
  }
  const addAt = (
    { kind, variant, content }: Extract<DragData, { type: 'variant' }>,
    { nextTo, region }: DropPlace,
  ) => {
    const document = editor.history.state
    const known = isSingleton(kind) ? document.sections.find((section) => section.kind === kind) : undefined
    if (known) {
      editor.edit(setSection(known.id, 'variant', variant))
      editor.select({ section: known.id }, 'page')
      return
    }
    const section = newSection(document, kind, variant, region, content)
    const neighbour = document.sections.findIndex(({ id }) => id === nextTo?.id)
    const at = neighbour < 0 ? undefined : neighbour + (nextTo?.edge === 'bottom' ? 1 : 0)
    editor.edit(addSection(section, at))
    editor.select({ section: section.id }, 'page')
    const announcement = (content ? t.added : t.blank)(section.title)
    announce(announcement)
    toasts.show(announcement)
  }

  const dropped = useEffectEvent((dragged: DragData, point: Point) => {
    const place = placeOf(point)
    state.setState({ drop: undefined, hovered: undefined })
    if (dragged.type === 'variant' && dragged.kind === 'module_title') {
      const id = sectionUnder(point)
      if (id) editor.edit(setSection(id, 'titleVariant', dragged.variant))
    } else if (place && dragged.type === 'section') moveTo(dragged.id, place)
    else if (place && dragged.type === 'variant') addAt(dragged, place)
  })

  useEffect(() => {
    const element = scroller.current
    if (!element) return
    const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }) => ({
      x: clientX,
      y: clientY,
    })
    return withDragging(({ combine, dropTargetForElements, autoScrollForElements }) =>
      combine(
        dropTargetForElements({
          element,
          canDrop: ({ source }) => readDragData(source.data) !== undefined,
          onDrag: ({ source, location }) => {
            const dragged = readDragData(source.data)
            if (dragged) over(dragged, pointOf(location.current.input))
          },
          onDragLeave: () => state.setState({ drop: undefined, hovered: undefined }),
          onDrop: ({ source, location }) => {
            const dragged = readDragData(source.data)
            if (dragged) dropped(dragged, pointOf(location.current.input))
          },
        }),
        autoScrollForElements({
          element,
          canScroll: ({ source }) => readDragData(source.data) !== undefined,
        }),
      ),
    )
  }, [scroller, state])
  return null
}
