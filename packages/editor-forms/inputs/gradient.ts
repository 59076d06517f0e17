/** From one colour to another; downwards where no direction is given, which is in degrees as CSS counts them. */
export type Gradient = [from: string, to: string, angle?: number]

export const DOWNWARDS = 180

export const gradientCss = ([from, to, angle = DOWNWARDS]: Gradient): string =>
  `linear-gradient(${angle}deg, ${from}, ${to})`
