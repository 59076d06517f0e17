const FIRST_MS = 2000
const LONGEST_MS = 15_000
/** Most pay within a minute: until then nobody waits for the screen. */
const QUICK_TURNS = 30

/** How long to wait before an open order is asked for once more. */
export const pollDelay = (turns: number): number =>
  Math.min(LONGEST_MS, FIRST_MS * 1.2 ** Math.max(0, turns - QUICK_TURNS))
