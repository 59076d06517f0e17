/** As an answer says it: null is no limit. */
export const shownLimit = (limit: number): number | null => (Number.isFinite(limit) ? limit : null)
