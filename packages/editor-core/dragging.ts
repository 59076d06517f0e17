import type { dragKit } from './drag-kit.ts'

type DragKit = typeof dragKit

let kit: DragKit | undefined

const loadKit = async (): Promise<DragKit> => {
  kit ??= (await import('./drag-kit.ts')).dragKit
  return kit
}

/**
 * Sets up dragging or dropping in an effect. The library is loaded after the first paint; the keyboard can move
 * everything without it.
 */
export const withDragging = (setUp: (kit: DragKit) => () => void): (() => void) => {
  if (kit) return setUp(kit)
  let undo: (() => void) | undefined
  let over = false
  loadKit().then(
    (loaded) => {
      if (!over) undo = setUp(loaded)
    },
    () => undefined,
  )
  return () => {
    over = true
    undo?.()
  }
}
