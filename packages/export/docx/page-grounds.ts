import type { Document, Page } from '#packages/document/schema.ts'
import type { Geometry } from '#packages/render/geometry.ts'
import { framePath, patternInk, patternPath } from '#packages/render/page-lines.ts'
import type { Drawing, Figure, Float } from './block.ts'
import { drawn, rectangle } from './figures.ts'
import type { LayoutContext } from './layout-context.ts'

type Field = Pick<Geometry, 'width' | 'height'>

const wholePage = ({ width, height }: Field) => ({ x: 0, y: 0, width, height })

const lines = (field: Field, path: string, width: number, color: string): Figure => ({
  ...wholePage(field),
  shape: { path, field: [field.width, field.height] },
  stroke: { width, style: 'solid', color },
})

const backgroundFigures = (
  background: Page['background'],
  field: Field,
  context: LayoutContext,
): Figure[] => {
  const { color, gradient, pattern, picture } = background
  const found = picture === undefined ? undefined : context.pictures.get(picture)
  const whole = wholePage(field)
  return [
    ...(gradient
      ? [{ ...whole, shape: 'rectangle', fill: { from: gradient[0], to: gradient[1], angle: 180 } } as const]
      : []),
    ...(!gradient && color && color.toLowerCase() !== '#ffffff'
      ? [rectangle(0, 0, field.width, field.height, color)]
      : []),
    ...(found ? [pictureFigure(found, field)] : []),
    ...(pattern
      ? [
          lines(
            field,
            patternPath(pattern, field.width, field.height),
            pattern === 'dots' ? 1.8 : 0.6,
            patternInk(background, context.colors.theme),
          ),
        ]
      : []),
  ]
}

const pictureFigure = (
  picture: { type: 'image/jpeg' | 'image/png'; bytes: Uint8Array; width: number; height: number },
  field: Field,
): Figure => {
  const surplus = picture.width / picture.height / (field.width / field.height)
  const cut = surplus > 1 ? (1 - 1 / surplus) * 50 : (1 - surplus) * 50
  const crop = surplus > 1 ? ([0, cut, 0, cut] as const) : ([cut, 0, cut, 0] as const)
  return {
    ...wholePage(field),
    shape: 'rectangle',
    fill: { picture: { type: picture.type, bytes: picture.bytes, crop } },
  }
}

/** A double frame is a native page border; Word cannot draw the others that way. */
const frameFigures = ({ layout, frame }: Page, field: Field, context: LayoutContext): Figure[] => {
  if (layout !== 'page_1' || frame === 'double') return []
  return framePath(frame, field.width, field.height).map(({ d, width, pale }) =>
    lines(field, d, width, pale ? context.colors.soft : context.colors.theme),
  )
}

/** The tint behind the side column, from where a header over both columns ends. */
const sideFigures = (
  { page }: Document,
  geometry: Geometry,
  context: LayoutContext,
  from: number,
): Figure[] => {
  const { sideGround, height } = geometry
  const { ground } = page.side
  if (!sideGround || ground === 'none') return []
  return [rectangle(sideGround.left, from, sideGround.width, height - from, context.colors[ground])]
}

const floating = (figure: Figure): Float => {
  const drawing: Drawing = drawn(figure.width, figure.height, [{ ...figure, x: 0, y: 0 }])
  return { drawing, x: figure.x, y: figure.y, from: 'page', behind: true }
}

/** The drawings under the text of a page, lowest first. `from`: how far down the tint of the side column begins. */
export const groundFloats = (
  document: Document,
  geometry: Geometry,
  context: LayoutContext,
  from: number,
): Float[] =>
  [
    ...backgroundFigures(document.page.background, geometry, context),
    ...sideFigures(document, geometry, context, from),
    ...frameFigures(document.page, geometry, context),
  ].map(floating)
