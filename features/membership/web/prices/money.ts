/** Fen as yuan: 990 → 9.9, 3000 → 30. */
export const yuanOf = (fen: number): string => String(Math.round(fen) / 100)

/** What a day of it comes to, in whole fen; nothing where it costs nothing or never ends. */
export const fenPerDay = ({
  priceFen,
  days,
}: {
  priceFen: number
  days: number | null
}): number | undefined => (days === null || priceFen === 0 ? undefined : Math.round(priceFen / days))

/** Small change as it is spoken, in 角 and 分: 32 → [3, 2]. */
export const smallChange = (fen: number): [tenths: number, fen: number] => [Math.floor(fen / 10), fen % 10]
