import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { withDragging } from '#packages/editor-core/dragging.ts'
import type { Edge } from '#packages/editor-core/order.ts'

type Data = Record<string, unknown>

interface Reorder {
  /** The data of this row while it is dragged. */
  data: Data
  /** Not while its name is being typed: the pointer selects text then. */
  still?: boolean
  /** The rows stand side by side. */
  across?: boolean
  accepts(dragged: Data): boolean
  onDrop(dragged: Data, edge: Edge): void
}

/** Before or after, whichever way they run. */
const edgeOf = (edge: string | null): Edge | undefined =>
  edge === null ? undefined : edge === 'top' || edge === 'left' ? 'top' : 'bottom'

/** A row that is dragged by its head and dropped between its like: `edge` is where a line shows. */
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
