/** Documents store font sizes in pixels at 96 dpi; the interface shows points. */
const POINTS = 0.75

const rounded = (value: number, digits: number) => Number(value.toFixed(digits))

export const pointsOf = (pixels: number): number => rounded(pixels * POINTS, 2)

export const pixelsOf = (points: number): number => rounded(points / POINTS, 3)
