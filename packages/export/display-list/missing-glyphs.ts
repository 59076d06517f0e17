import type { MissingGlyph, Picture } from './list.ts'
import { scratchCanvas } from './text-style.ts'
import type { WantedGlyph } from './texts.ts'

const SIZE = 96
const css = ([red, green, blue, alpha]: readonly number[]) => `rgb(${red} ${green} ${blue} / ${alpha})`

/** A character as the browser draws it with a system font, on a transparent background. */
const drawn = async ({
  text,
  style,
}: WantedGlyph): Promise<{ picture: Picture; box: MissingGlyph['box'] }> => {
  const font = style.fontAt(SIZE)
  const measure = scratchCanvas()
  measure.font = font
  const { actualBoundingBoxLeft, actualBoundingBoxRight, actualBoundingBoxAscent, actualBoundingBoxDescent } =
    measure.measureText(text)
  const left = Math.ceil(actualBoundingBoxLeft) + 1
  const top = Math.ceil(actualBoundingBoxAscent) + 1
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, left + Math.ceil(actualBoundingBoxRight) + 1)
  canvas.height = Math.max(1, top + Math.ceil(actualBoundingBoxDescent) + 1)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('the character could not be drawn')
  context.font = font
  context.fillStyle = css(style.color ?? [0, 0, 0, 1])
  context.fillText(text, left, top)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!blob) throw new Error('the character could not be written')
  const { width, height } = canvas
  return {
    picture: { type: 'image/png', bytes: new Uint8Array(await blob.arrayBuffer()), width, height },
    box: { x: -left / SIZE, y: -top / SIZE, width: width / SIZE, height: height / SIZE },
  }
}

/** Draws each of them once and adds its picture. */
export const drawMissingGlyphs = (
  asked: Iterable<WantedGlyph>,
  pictures: Picture[],
): Promise<MissingGlyph[]> =>
  Promise.all(
    Array.from(asked, async (one) => {
      const { picture, box } = await drawn(one)
      pictures.push(picture)
      const { face, color = [0, 0, 0, 1] } = one.style
      return { text: one.text, face, color, picture: pictures.length - 1, box }
    }),
  )
