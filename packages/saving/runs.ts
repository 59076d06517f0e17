/** Rising whole numbers as runs without a gap: what lies between the ends of one is all of it. */
export const runsOf = (numbers: readonly number[]): [first: number, last: number][] => {
  const runs: [number, number][] = []
  for (const number of numbers) {
    const run = runs.at(-1)
    if (run && run[1] + 1 === number) run[1] = number
    else runs.push([number, number])
  }
  return runs
}
