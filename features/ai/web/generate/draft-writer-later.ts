/** What writes draws with the engine: fetched while the person chooses, never with the first page. */
export const loadDraftWriter = () => import('./writing/draft-writer.tsx')
