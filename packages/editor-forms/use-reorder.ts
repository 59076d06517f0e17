import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { withDragging } from '#packages/editor-core/dragging.ts'
import type { Edge } from '#packages/editor-core/order.ts'

type Data = Record<string, unknown>

interface Reorder {
  /** The data of this row while it is dragged. */
  data: Data
  /** Not draggable, for example while the name is edited. */
  still?: boolean
  /** The rows are arranged horizontally. */
  across?: boolean
  accepts(dragged: Data): boolean
  onDrop(dragged: Data, edge: Edge): void
}

/** Before or after the row, in either direction. */
const edgeOf = (edge: string | null): Edge | undefined =>
  edge === null ? undefined : edge === 'top' || edge === 'left' ? 'top' : 'bottom'

/** Makes a row draggable by its head among rows of the same type; `edge` is where the drop line is shown. */
export const useReorder = ({ data, still = false, across = false, accepts, onDrop }: Reorder) => {
  const row = useRef<HTMLLIElement>(null)
  const head = useRef<HTMLDivElement>(null)
  const [edge, setEdge] = useState<Edge>()
  const [dragged, setDragged] = useState(false)
  const dataNow = useEffectEvent(() => data)
  const mayDrag = useEffectEvent(() => !still)
  const mayDrop = useEffectEvent(accepts)
  const drop = useEffectEvent(onDrop)

  useEffect(() => {
    const element = row.current
    const handle = head.current
    if (!element || !handle) return
    return withDragging(
      ({ combine, draggable, dropTargetForElements, attachClosestEdge, extractClosestEdge }) =>
        combine(
          draggable({
            element: handle,
            canDrag: () => mayDrag(),
            getInitialData: () => dataNow(),
            onDragStart: () => setDragged(true),
            onDrop: () => setDragged(false),
          }),
          dropTargetForElements({
            element,
            canDrop: ({ source }) => mayDrop(source.data as Data),
            getData: ({ input }) =>
              attachClosestEdge(dataNow(), {
                input,
                element,
                allowedEdges: across ? ['left', 'right'] : ['top', 'bottom'],
              }),
            onDrag: ({ self }) => setEdge(edgeOf(extractClosestEdge(self.data))),
            onDragLeave: () => setEdge(undefined),
            onDrop: ({ self, source }) => {
              setEdge(undefined)
              drop(source.data as Data, edgeOf(extractClosestEdge(self.data)) ?? 'bottom')
            },
          }),
        ),
    )
  }, [across])
  return { row, head, edge, dragged }
}
