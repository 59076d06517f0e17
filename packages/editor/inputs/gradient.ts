export type Gradient = [string, string]

export const gradientCss = ([from, to]: Gradient): string => `linear-gradient(${from}, ${to})`
