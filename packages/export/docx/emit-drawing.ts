import { ImageRun, Paragraph, type ParagraphChild, TextRun } from 'docx'
import { type IShapeOptions, ShapeGroupRun, ShapeRun } from 'docx/shapes'
import type { Drawing, Figure, Float, Four, Placed } from './block.ts'
import { emus, halfPoints, points } from './lengths.ts'
import { hex, type Paint } from './paint.ts'

const pictureOf = ({ type, bytes }: Placed) =>
  ({ type: type === 'image/png' ? 'png' : 'jpg', data: bytes }) as const

const fillOf = ({ fill }: Figure, paint: Paint) => {
  if (!fill) return 'none'
  if ('picture' in fill) return { type: 'picture', image: pictureOf(fill.picture) } as const
  if ('color' in fill)
    return {
      type: 'solid',
      color: paint(fill.color),
      ...(fill.opacity === undefined ? {} : { transparency: (1 - fill.opacity) * 100 }),
    } as const
  // CSS counts from the bottom upwards, DrawingML from left to right.
  return {
    type: 'gradient',
    angle: (fill.angle + 270) % 360,
    stops: [
      { position: 0, color: paint(fill.from) },
      { position: 100, color: paint(fill.to) },
    ],
  } as const
}

const DASH = { dashed: 'dash', dotted: 'dot' } as const

const lineOf = ({ stroke }: Figure, paint: Paint) => {
  if (!stroke) return 'none'
  const { style, width, color } = stroke
  return {
    color: paint(color),
    width: points(width),
    cap: 'round',
    join: 'round',
    ...(style === 'dashed' || style === 'dotted' ? { dash: DASH[style] } : {}),
  } as const
}

/** An invisible path over the whole drawing area comes first, because Word stretches a path to its bounding box. */
const customOf = (
  { path, field: [width, height] }: { path: string; field: readonly [number, number] },
  isFilled: boolean,
) =>
  ({
    type: 'custom',
    connectionPoints: [],
    paths: [
      { path: `M0 0H${width}V${height}H0Z`, fill: false, line: false },
      { path, fill: isFilled, line: true },
    ],
  }) as const

const geometryOf = ({ shape, fill, width, height }: Figure) => {
  if (shape === 'rectangle' || shape === 'ellipse') return { type: shape } as const
  if ('path' in shape) return customOf(shape, fill !== undefined)
  const cornerRadius = (shape.radius / Math.min(width, height)) * 100
  return { type: 'roundedRectangle', adjustments: { cornerRadius: Math.min(50, cornerRadius) } } as const
}

const labelOf = ({ label }: Figure) =>
  label
    ? {
        children: [
          new Paragraph({
            alignment: 'center',
            spacing: { before: 0, after: 0, line: 240 },
            children: [
              new TextRun({
                text: label.text,
                size: halfPoints(label.look.size),
                color: hex(label.look.color),
                bold: label.look.bold,
              }),
            ],
          }),
        ],
        textOptions: { margins: { top: 0, right: 0, bottom: 0, left: 0 }, wrap: false } as const,
      }
    : {}

const figureOptions = (figure: Figure, x: number, y: number, paint: Paint) =>
  ({
    ...geometryOf(figure),
    ...labelOf(figure),
    fill: fillOf(figure, paint),
    line: lineOf(figure, paint),
    transformation: { width: figure.width, height: figure.height, offset: { left: x, top: y } },
  }) as unknown as IShapeOptions

type Xml = string | number | boolean | undefined | null | readonly Xml[] | { [name: string]: Xml }

/** Pictures in figures are cropped by negative insets, the only way that both Word and LibreOffice support. */
const reaching = (xml: Xml, crop: Four): Xml => {
  if (Array.isArray(xml)) return xml.map((one: Xml) => reaching(one, crop))
  if (xml === null || typeof xml !== 'object') return xml
  return Object.fromEntries(
    Object.entries(xml as { [name: string]: Xml }).map(([name, inner]): [string, Xml] => {
      if (name !== 'a:stretch') return [name, reaching(inner, crop)]
      const [top, right, bottom, left] = crop
      const high = 100 - top - bottom
      const wide = 100 - left - right
      const share = (cut: number, whole: number) => Math.round((-cut / whole) * 100_000)
      const sides = {
        l: share(left, wide),
        t: share(top, high),
        r: share(right, wide),
        b: share(bottom, high),
      }
      return [name, [{ 'a:fillRect': { _attr: sides } }]]
    }),
  )
}

const cropped = <R extends ShapeRun | ShapeGroupRun>(run: R, figures: readonly Figure[]): R => {
  const [crop] = figures.flatMap(({ fill }) => (fill && 'picture' in fill ? [fill.picture.crop] : []))
  if (!crop) return run
  const write = run.prepForXml.bind(run)
  run.prepForXml = (context) => reaching(write(context) as Xml, crop) as ReturnType<R['prepForXml']>
  return run
}

interface Standing {
  floating?: NonNullable<IShapeOptions['floating']>
  /** The only content of its line, which must then not be as high as a line of text. */
  isAlone?: boolean
  says?: string | undefined
}

const standingOf = ({ says, floating, isAlone }: Standing) => ({
  ...(floating ? { floating } : {}),
  ...(isAlone || floating ? { run: { size: 2 } } : {}),
  ...(says ? { altText: { name: says.slice(0, 60), description: says } } : { altText: { name: 'figure' } }),
})

const imageRun = (figure: Figure, placed: Placed, standing: Standing): ImageRun => {
  const [top, right, bottom, left] = placed.crop
  return new ImageRun({
    ...pictureOf(placed),
    transformation: { width: figure.width, height: figure.height },
    crop: { top, right, bottom, left },
    ...(figure.stroke
      ? {
          outline: {
            type: 'solidFill',
            solidFillType: 'rgb',
            value: hex(figure.stroke.color),
            width: emus(figure.stroke.width),
          },
        }
      : {}),
    ...standingOf(standing),
  } as ConstructorParameters<typeof ImageRun>[0])
}

const loneRun = (figure: Figure, standing: Standing, paint: Paint): ParagraphChild => {
  const { fill, shape } = figure
  if (fill && 'picture' in fill) {
    if (shape === 'rectangle') return imageRun(figure, fill.picture, standing)
  }
  const options = { ...figureOptions(figure, 0, 0, paint), ...standingOf(standing) } as IShapeOptions
  return cropped(new ShapeRun(options), [figure])
}

interface Bounds {
  x: number
  y: number
  width: number
  height: number
}

const boundsOf = (boxes: readonly Bounds[]): Bounds => {
  const x = Math.min(...boxes.map((box) => box.x))
  const y = Math.min(...boxes.map((box) => box.y))
  const right = Math.max(...boxes.map((box) => box.x + box.width))
  const bottom = Math.max(...boxes.map((box) => box.y + box.height))
  return { x, y, width: right - x, height: bottom - y }
}

const isSame = (one: Bounds, other: Bounds): boolean =>
  Math.abs(one.x - other.x) + Math.abs(one.y - other.y) < 0.5 &&
  Math.abs(one.width - other.width) + Math.abs(one.height - other.height) < 0.5

const groupRun = (
  figures: readonly Figure[],
  bounds: Bounds,
  standing: Standing,
  paint: Paint,
): ParagraphChild => {
  // A group is as large as its content, so an invisible rectangle sets its size.
  const frame: Figure = { ...bounds, shape: 'rectangle' }
  const children = [frame, ...figures].map((figure) =>
    figureOptions(figure, figure.x - bounds.x, figure.y - bounds.y, paint),
  )
  const group = new ShapeGroupRun({
    children,
    transformation: { width: bounds.width, height: bounds.height },
    ...standingOf(standing),
  } as ConstructorParameters<typeof ShapeGroupRun>[0])
  return cropped(group, figures)
}

/** A drawing in its line. */
export const inlineDrawing = (
  drawing: Drawing,
  isAlone: boolean,
  paint: Paint,
): ParagraphChild | undefined => {
  const { figures, width, height, says } = drawing
  const [first] = figures
  if (!first) return undefined
  const whole = { x: 0, y: 0, width, height }
  if (figures.length === 1 && isSame(first, whole)) return loneRun(first, { says, isAlone }, paint)
  return groupRun(figures, boundsOf([whole, ...figures]), { says, isAlone }, paint)
}

/** The stacking order of drawings under text is the order in which they are written. */
export const floatRun = (
  { drawing, x, y, from, isFree, behind }: Float,
  order: number,
  paint: Paint,
): ParagraphChild | undefined => {
  const { figures, says } = drawing
  const [first] = figures
  if (!first) return undefined
  const bounds = boundsOf(figures)
  const floating: NonNullable<IShapeOptions['floating']> = {
    horizontalPosition: { relative: from === 'page' ? 'page' : 'column', offset: emus(x + bounds.x) },
    verticalPosition: { relative: from === 'page' ? 'page' : 'paragraph', offset: emus(y + bounds.y) },
    behindDocument: behind,
    allowOverlap: true,
    layoutInCell: from !== 'page' && !isFree,
    zIndex: order,
  }
  return figures.length === 1
    ? loneRun(first, { floating, says }, paint)
    : groupRun(figures, bounds, { floating, says }, paint)
}
