/** For answers of the API, where null means no limit. */
export const shownLimit = (limit: number): number | null => (Number.isFinite(limit) ? limit : null)
