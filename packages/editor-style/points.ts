/** Documents store pixels at 96 dpi; people speak of type in points. */
const POINTS = 0.75

const rounded = (value: number, digits: number) => Number(value.toFixed(digits))

export const pointsOf = (pixels: number): number => rounded(pixels * POINTS, 2)

export const pixelsOf = (points: number): number => rounded(points / POINTS, 3)
