/** Loads the render engine, so it is fetched while the user makes choices, not with the first page. */
export const loadDraftWriter = () => import('./writing/draft-writer.tsx')
