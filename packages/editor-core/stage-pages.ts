/** The windows of the pages that are edited, not those of small pictures elsewhere. */
export const stagePages = (): Element[] => [...document.querySelectorAll('[data-stage] [data-page]')]
