export interface Box {
  left: number
  top: number
  width: number
  height: number
}

const CARD = { width: 320, height: 210 }
const GAP = 16

const within = (at: number, room: number, size: number) => Math.max(GAP, Math.min(at, room - size - GAP))

/**
 * Position of the card: next to the explained element on a side with room, over its lower part if no side has room, or
 * in the middle of the window if there is no element.
 */
export const cardPlace = (
  box: Box | undefined,
  window: { width: number; height: number },
): { left: number; top: number } => {
  const middle = { left: (window.width - CARD.width) / 2, top: (window.height - CARD.height) / 2 }
  if (!box) return { left: Math.max(GAP, middle.left), top: Math.max(GAP, middle.top) }
  const small = box.height < 120
  const top = within(small ? box.top + box.height + GAP : box.top + 96, window.height, CARD.height)
  const right = window.width - box.left - box.width
  if (small) return { left: within(box.left + box.width - CARD.width, window.width, CARD.width), top }
  if (right >= CARD.width + 2 * GAP)
    return { left: within(box.left + box.width + GAP, window.width, CARD.width), top }
  if (box.left >= CARD.width + 2 * GAP)
    return { left: within(box.left - CARD.width - GAP, window.width, CARD.width), top }
  return {
    left: within(box.left + (box.width - CARD.width) / 2, window.width, CARD.width),
    top: within(box.top + box.height - CARD.height - 3 * GAP, window.height, CARD.height),
  }
}
