const FIRST_MS = 2000
const MAX_DELAY_MS = 15_000
/** Most users pay within a minute, so polling starts quickly. */
const QUICK_TURNS = 30

/** The delay before an open order is polled again. */
export const pollDelay = (turns: number): number =>
  Math.min(MAX_DELAY_MS, FIRST_MS * 1.2 ** Math.max(0, turns - QUICK_TURNS))
