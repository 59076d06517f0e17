export type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

/** Read back at once and often: drawn by the processor, alike on every machine. */
const SETTINGS: CanvasRenderingContext2DSettings = { willReadFrequently: true, colorSpace: 'srgb' }

const onPage = (width: number, height: number): Context | null => {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  return canvas.getContext('2d', SETTINGS)
}

/** Apart from the page where the browser can. */
export const newCanvas = (width: number, height: number): Context => {
  const context =
    typeof OffscreenCanvas === 'undefined'
      ? onPage(width, height)
      : new OffscreenCanvas(width, height).getContext('2d', SETTINGS)
  if (!context) throw new Error('this browser cannot draw the picture')
  context.imageSmoothingQuality = 'high'
  return context
}
