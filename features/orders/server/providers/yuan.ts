/** 990 → 9.90 */
export const yuanOf = (fen: number): string =>
  `${Math.floor(fen / 100)}.${String(fen % 100).padStart(2, '0')}`

/** 9.90, 9.9 or 9 → 990, never by way of a fraction; undefined where it is no amount. */
export const fenOf = (yuan: unknown): number | undefined => {
  const [, whole, part = ''] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(String(yuan)) ?? []
  return whole === undefined ? undefined : Number(whole) * 100 + Number(part.padEnd(2, '0'))
}
