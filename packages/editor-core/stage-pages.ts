/** The pages on the stage, without page previews elsewhere. */
export const stagePages = (): Element[] => [...document.querySelectorAll('[data-stage] [data-page]')]
