declare global {
  interface Window {
    /** How often each component has rendered since this was cleared, by name. */
    drawn?: Map<string, number>
  }
}

interface Fiber {
  flags: number
  alternate: Fiber | null
  child: Fiber | null
  sibling: Fiber | null
  type: unknown
  memoizedProps: unknown
  memoizedState: unknown
}

/**
 * Must run before the page's scripts. It listens to React as its developer tools do and counts the components that each
 * commit rendered. A component that did not render keeps its fibers, so only new ones are checked.
 */
export const drawnComponents = () => {
  const drawn = new Map<string, number>()
  window.drawn = drawn
  const nameOf = (type: unknown): string => {
    const it = type as { displayName?: string; name?: string; type?: unknown } | null
    return it?.displayName || it?.name || (it?.type ? nameOf(it.type) : '')
  }
  const PERFORMED_WORK = 1
  const visit = (fiber: Fiber, isNew: boolean) => {
    const before = fiber.alternate
    const did = isNew || before === null || (fiber.flags & PERFORMED_WORK) !== 0
    const name = typeof fiber.type === 'string' || fiber.type === null ? '' : nameOf(fiber.type)
    if (name && did) drawn.set(name, (drawn.get(name) ?? 0) + 1)
    if (!isNew && before && before.child === fiber.child) return
    for (let child = fiber.child; child; child = child.sibling) visit(child, child.alternate === null)
  }
  Object.assign(window, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      renderers: new Map(),
      inject: () => 1,
      onCommitFiberUnmount: () => undefined,
      onPostCommitFiberRoot: () => undefined,
      onCommitFiberRoot: (_: number, root: { current: Fiber }) => visit(root.current, false),
    },
  })
}
