import type { dragKit } from './drag-kit.ts'

type DragKit = typeof dragKit

let kit: DragKit | undefined

const loadKit = async (): Promise<DragKit> => {
  kit ??= (await import('./drag-kit.ts')).dragKit
  return kit
}

/**
 * For an effect: makes something draggable, or a place to drop on. The code for it comes after the first paint; keys
 * move everything in the meantime, and so they do if it never comes.
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
