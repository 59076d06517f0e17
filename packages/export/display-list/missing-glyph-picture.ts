import type { DisplayList, PictureOp, TextOp } from './list.ts'

/** A character that no face has is drawn as a picture, at its position in the text. */
export const missingGlyphPicture = (
  { missingGlyphs }: DisplayList,
  { face, color, size }: TextOp,
  { text, x, y }: { text: string; x: number; y: number },
): PictureOp | undefined => {
  const found = missingGlyphs?.find(
    (one) => one.text === text && one.face === face && one.color.join() === color.join(),
  )
  return (
    found && {
      op: 'picture',
      picture: found.picture,
      box: {
        x: x + found.box.x * size,
        y: y + found.box.y * size,
        width: found.box.width * size,
        height: found.box.height * size,
      },
    }
  )
}
