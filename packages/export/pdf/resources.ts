import type { FaceId } from '#packages/fonts/faces.ts'
import type { GradientStop, Paint, Picture } from '../display-list/list.ts'
import { embedPicture } from './images.ts'
import { num, type PdfObjects } from './objects.ts'

type Gradient = Extract<Paint, { stops: GradientStop[] }>

const channels = ([red, green, blue]: readonly number[]): string =>
  [red, green, blue].map((value = 0) => num(value / 255)).join(' ')

const between = (from: GradientStop, to: GradientStop): string =>
  `<</FunctionType 2/Domain[0 1]/C0[${channels(from.color)}]/C1[${channels(to.color)}]/N 1>>`

const functionOf = (stops: readonly GradientStop[]): string => {
  const pieces = stops.slice(1).map((stop, at) => between(stops[at] as GradientStop, stop))
  if (pieces.length === 1) return pieces[0] as string
  const bounds = stops.slice(1, -1).map(({ at }) => num(at))
  return `<</FunctionType 3/Domain[0 1]/Functions[${pieces.join('')}]/Bounds[${bounds.join(' ')}]/Encode[${pieces.map(() => '0 1').join(' ')}]>>`
}

/** Before its first stop and after its last, a gradient continues in their colours. */
const wholeStops = (stops: readonly GradientStop[]): GradientStop[] => {
  const [first, last] = [stops[0] as GradientStop, stops.at(-1) as GradientStop]
  return [
    ...(first.at > 0 ? [{ ...first, at: 0 }] : []),
    ...stops,
    ...(last.at < 1 || stops.length === 1 ? [{ ...last, at: 1 }] : []),
  ]
}

/** The resources of all pages, in one dictionary. */
export interface Resources {
  font(face: FaceId): string
  /** Of fills and strokes. */
  opacity(fill: number, stroke: number): string
  gradient(gradient: Gradient): string
  /** Undefined if the picture cannot be decoded. */
  picture(index: number): string | undefined
  form(id: number): string
  /** How many pictures could not be read. */
  unread(): number
  finish(fonts: ReadonlyMap<FaceId, number>): string
}

export const newResources = (pdf: PdfObjects, pictures: readonly Picture[]): Resources => {
  const fonts = new Map<FaceId, string>()
  const opacities = new Map<string, string>()
  const shadings = new Map<string, string>()
  const objects = new Map<number, string>()
  const images = new Map<number, number | undefined>()

  const named = <K>(map: Map<K, string>, key: K, prefix: string): string => {
    const known = map.get(key)
    if (known !== undefined) return known
    const name = `${prefix}${map.size + 1}`
    map.set(key, name)
    return name
  }

  /** A broken picture leaves its place empty, because the rest of the file matters more. */
  const embedded = (index: number): number | undefined => {
    try {
      return embedPicture(pdf, pictures[index] as Picture)
    } catch {
      return undefined
    }
  }

  const shading = ({ from, to, stops }: Gradient) =>
    `<</ShadingType 2/ColorSpace/DeviceRGB/Coords[${[...from, ...to].map(num).join(' ')}]/Function ${functionOf(wholeStops(stops))}/Extend[true true]>>`

  const entries = (map: ReadonlyMap<string, string>): string =>
    [...map].map(([body, name]) => `/${name} ${body}`).join('')

  return {
    font: (face) => named(fonts, face, 'F'),
    opacity: (fill, stroke) => named(opacities, `<</ca ${num(fill)}/CA ${num(stroke)}>>`, 'G'),
    gradient: (gradient) => named(shadings, shading(gradient), 'S'),
    picture: (index) => {
      if (!images.has(index)) images.set(index, embedded(index))
      const id = images.get(index)
      return id === undefined ? undefined : named(objects, id, 'X')
    },
    unread: () => [...images].filter(([, id]) => id === undefined).length,
    form: (id) => named(objects, id, 'X'),
    finish: (ids) => {
      const fontEntries = [...fonts].map(([face, name]) => `/${name} ${ids.get(face)} 0 R`).join('')
      const objectEntries = [...objects].map(([id, name]) => `/${name} ${id} 0 R`).join('')
      return `<</Font<<${fontEntries}>>/ExtGState<<${entries(opacities)}>>/Shading<<${entries(shadings)}>>/XObject<<${objectEntries}>>>>`
    },
  }
}
