export type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

/** The pixels are read often, so the canvas is drawn by the CPU, which also gives the same result on every machine. */
const SETTINGS: CanvasRenderingContext2DSettings = { willReadFrequently: true, colorSpace: 'srgb' }

const onPage = (width: number, height: number): Context | null => {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  return canvas.getContext('2d', SETTINGS)
}

/** An offscreen canvas where the browser supports it. */
export const newCanvas = (width: number, height: number): Context => {
  const context =
    typeof OffscreenCanvas === 'undefined'
      ? onPage(width, height)
      : new OffscreenCanvas(width, height).getContext('2d', SETTINGS)
  if (!context) throw new Error('this browser cannot draw the picture')
  context.imageSmoothingQuality = 'high'
  return context
}
