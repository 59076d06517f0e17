/** Fen as yuan: 990 → 9.9, 3000 → 30. */
export const yuanOf = (fen: number): string => String(Math.round(fen) / 100)

/** The price per day in whole fen; undefined if the plan is free or never ends. */
export const fenPerDay = ({
  priceFen,
  days,
}: {
  priceFen: number
  days: number | null
}): number | undefined => (days === null || priceFen === 0 ? undefined : Math.round(priceFen / days))

/** An amount below one yuan in 角 and 分: 32 → [3, 2]. */
export const smallChange = (fen: number): [tenths: number, fen: number] => [Math.floor(fen / 10), fen % 10]
