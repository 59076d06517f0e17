/** Two colours and an angle in degrees, as in CSS; without an angle the gradient goes down. */
export type Gradient = [from: string, to: string, angle?: number]

export const DOWNWARDS = 180

export const gradientCss = ([from, to, angle = DOWNWARDS]: Gradient): string =>
  `linear-gradient(${angle}deg, ${from}, ${to})`
