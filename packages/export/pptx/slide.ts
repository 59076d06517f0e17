import type { EditableObject } from '../display-list/editable-objects.ts'
import type { Box, DisplayList, DisplayPage, Paint, StructureRole, TextOp } from '../display-list/list.ts'
import { boundsOf } from '../display-list/paths.ts'
import { alignSingles } from './alignment.ts'
import { roundedBoxOf, transformXml } from './geometry.ts'
import { fillXml } from './paint.ts'
import { type Piece, piecesOf } from './pieces.ts'
import type { Relations } from './relations.ts'
import { joined, pictureXml, type SeenShape, seenShapes, shapeXml } from './shapes.ts'
import { type TextContext, textBoxXml } from './text-box.ts'
import { blockOf, blocksOf, lineAlong, lineOfAll, type Run, type TextBlock } from './text-lines.ts'
import { escaped, HEAD, SPACES } from './xml.ts'

/** The objects of a slide, from back to front. */
export type Thing =
  | { thing: 'shape'; shape: SeenShape }
  | { thing: 'picture'; xml: string }
  | { thing: 'text'; block: TextBlock }
  | { thing: 'link'; href: string; box: Box }
  | { thing: 'figure'; says: string; things: Thing[] }
  | EditableThing

/** A native text, table or chart of the slide, with its drawings. */
export interface EditableThing {
  thing: 'editable'
  editable: number
  /** Texts that continue the same line, such as the unit of a figure. */
  goesOn: readonly number[]
  state: Piece['state']
  /** Its texts as drawn. */
  ops: readonly TextOp[]
  /** The lines of the text: its surroundings determine its alignment. */
  block?: TextBlock
}

interface Texts {
  runs: Run[]
  state: Piece['state']
  part: number | undefined
}

const opaqueFill = ({ fill, opacity, stroke }: SeenShape): Paint | undefined => {
  if (!fill || stroke || opacity < 1) return undefined
  const colors = 'color' in fill ? [fill.color] : fill.stops.map(({ color }) => color)
  return colors.every(([, , , alpha]) => alpha === 1) ? fill : undefined
}

interface Ordering {
  list: DisplayList
  relations: Relations
}

const addShape = (things: Thing[], shape: SeenShape): void => {
  const last = things.at(-1)
  const whole = last?.thing === 'shape' ? joined(last.shape, shape) : undefined
  if (last?.thing === 'shape' && whole) last.shape = whole
  else things.push({ thing: 'shape', shape })
}

/** Underlines and strikes become properties of their text, so that they follow it when it is edited. */
const runOf = (pieces: readonly Piece[], at: number, taken: Set<Piece>): Run | undefined => {
  const piece = pieces[at]
  if (piece?.piece !== 'text') return undefined
  const run: Run = { op: piece.op, underline: false, strike: false }
  for (const near of [pieces[at - 1], pieces[at + 1]]) {
    if (near?.piece !== 'shape') continue
    const line = lineAlong(near.op, piece.op)
    if (!line) continue
    run[line] = true
    taken.add(near)
  }
  return run
}

const runsOf = (pieces: readonly Piece[], taken: Set<Piece>): Map<Piece, Run> => {
  const runs = new Map<Piece, Run>()
  for (const [at, piece] of pieces.entries()) {
    const run = runOf(pieces, at, taken)
    if (run) runs.set(piece, run)
  }
  return runs
}

/** The backgrounds and decorations of a text, from everything that was drawn for it. */
const groundsIn = (pieces: readonly Piece[], editable: EditableObject | undefined): SeenShape[] => {
  if (editable?.is !== 'text') return []
  const { outer, box } = editable
  return pieces
    .flatMap((piece) => (piece.piece === 'shape' ? seenShapes(piece.op, piece.state) : []))
    .filter(({ path }) => {
      const { x, y, width, height } = boundsOf(path)
      const [middleX, middleY] = [x + width / 2, y + height / 2]
      const isAcross = middleX > box.x && middleX < box.x + box.width
      const isWithin = isAcross && middleY > box.y && middleY < box.y + box.height
      return !isWithin || width * height >= outer.width * outer.height * 0.6
    })
}

const textsIn = (pieces: readonly Piece[]): TextOp[] =>
  pieces.flatMap((piece) => {
    if (piece.piece === 'text') return piece.op.text.trim() === '' ? [] : [piece.op]
    return 'pieces' in piece ? textsIn(piece.pieces) : []
  })

const thingsOf = (pieces: readonly Piece[], ordering: Ordering): Thing[] => {
  const { list, relations } = ordering
  const things: Thing[] = []
  const taken = new Set<Piece>()
  const runs = runsOf(pieces, taken)
  let texts: Texts | undefined
  const flush = () => {
    if (texts)
      for (const block of blocksOf(texts.runs, texts.part, texts.state)) things.push({ thing: 'text', block })
    texts = undefined
  }
  for (const piece of pieces) {
    if (taken.has(piece)) continue
    const run = runs.get(piece)
    if (run) {
      const { part } = run.op
      if (texts && (texts.part !== part || texts.state !== piece.state)) flush()
      texts ??= { runs: [], part, state: piece.state }
      texts.runs.push(run)
    }
    // Backgrounds between two texts of one paragraph must be under both, so the paragraph comes after them.
    if (piece.piece === 'shape')
      for (const shape of seenShapes(piece.op, piece.state)) addShape(things, shape)
    if (piece.piece === 'picture') {
      const picture = list.pictures[piece.op.picture]
      const xml = pictureXml(piece.op, piece.state, relations.picture(piece.op.picture), picture)
      if (xml) things.push({ thing: 'picture', xml })
    }
    if (piece.piece === 'figure') {
      flush()
      const says = list.structure[piece.part]?.says ?? ''
      things.push({ thing: 'figure', says, things: thingsOf(piece.pieces, ordering) })
    }
    if (piece.piece === 'editable') {
      flush()
      const { editable, state } = piece
      for (const shape of groundsIn(piece.pieces, list.editableObjects?.[editable])) addShape(things, shape)
      const ops = textsIn(piece.pieces)
      const line = lineOfAll(ops)
      const block = line && blockOf([line], ops[0]?.part, state)
      things.push({ thing: 'editable', editable, goesOn: [], state, ops, ...(block ? { block } : {}) })
    }
    if (piece.piece === 'link') {
      const { href, boxes } = piece.op
      const isOnText = pieces.some((one) => one.piece === 'text' && one.op.href === href)
      if (!isOnText) for (const box of boxes) things.push({ thing: 'link', href, box })
    }
  }
  flush()
  return things
}

const blocksIn = (things: readonly Thing[]): TextBlock[] =>
  things.flatMap((one) =>
    one.thing === 'text'
      ? [one.block]
      : one.thing === 'figure'
        ? blocksIn(one.things)
        : one.thing === 'editable' && one.block
          ? [one.block]
          : [],
  )

const boxesIn = (things: readonly Thing[]): Box[] =>
  things.flatMap((one) => (one.thing === 'shape' ? (roundedBoxOf(one.shape.path) ?? []) : []))

const DECORATION =
  '<a:extLst><a:ext uri="{C183D7F6-B498-43B3-948B-1728B52AA6E4}"><adec:decorative xmlns:adec="http://schemas.microsoft.com/office/drawing/2017/decorative" val="1"/></a:ext></a:extLst>'

interface Slide {
  list: DisplayList
  relations: Relations
  text: TextContext
  nextId(): number
  /** Whether a box was made the slide's title. */
  isTitled: boolean
  editableObjects: EditableObjects
}

/** Writes the native texts, tables and charts of a slide. */
export interface EditableObjects {
  /** The XML of one object, from its drawings. */
  xml(thing: EditableThing, id: number): string
  /** The objects from back to front. */
  order(things: readonly Thing[]): readonly Thing[]
  /** The name of a text that was drawn line by line. */
  nameOf(part: number | undefined): string
}

const NO_EDITABLE_OBJECTS: EditableObjects = {
  xml: () => '',
  order: (things) => things,
  nameOf: () => 'Text',
}

const roleOf = ({ list }: Slide, { part }: TextBlock): StructureRole | undefined =>
  part === undefined ? undefined : list.structure[part]?.role

/** The common link of a whole box: the box gets the link, so that programs do not recolour its text. */
const hrefOf = ({ lines }: TextBlock): string | undefined => {
  const texts = lines.flatMap(({ runs }) => runs).filter(({ op }) => op.text.trim() !== '')
  const [first] = texts
  return texts.every(({ op }) => op.href === first?.op.href) ? first?.op.href : undefined
}

const textXml = (block: TextBlock, slide: Slide): string => {
  const id = slide.nextId()
  const isTitle = !slide.isTitled && roleOf(slide, block) === 'h1' && !block.isVertical
  if (isTitle) slide.isTitled = true
  const kind = isTitle ? '<p:nvPr><p:ph type="title"/></p:nvPr>' : '<p:nvPr/>'
  const box = isTitle ? '<p:cNvSpPr/>' : '<p:cNvSpPr txBox="1"/>'
  const href = hrefOf(block)
  const relation = href && slide.relations.link(href)
  const click = relation ? `<a:hlinkClick r:id="${relation}"/>` : ''
  const text = relation ? { ...slide.text, linkTo: () => undefined } : slide.text
  const silence = block.part === undefined ? DECORATION : ''
  return `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="${slide.editableObjects.nameOf(block.part)} ${id}">${click}${silence}</p:cNvPr>${box}${kind}</p:nvSpPr>${textBoxXml(block, text, isTitle)}</p:sp>`
}

const linkXml = (href: string, box: Box, slide: Slide): string => {
  const id = slide.nextId()
  const relation = slide.relations.link(href)
  if (!relation) return ''
  return `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="Link ${id}" descr="${escaped(href)}"><a:hlinkClick r:id="${relation}"/></p:cNvPr><p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr>${transformXml(box)}<a:prstGeom prst="rect"><a:avLst/></a:prstGeom><a:solidFill><a:srgbClr val="FFFFFF"><a:alpha val="0"/></a:srgbClr></a:solidFill><a:ln><a:noFill/></a:ln></p:spPr></p:sp>`
}

const boundsOfThings = (things: readonly Thing[]): Box =>
  boundsOf(things.flatMap((one) => (one.thing === 'shape' ? one.shape.path : [])))

const figureXml = (says: string, things: readonly Thing[], slide: Slide): string => {
  const id = slide.nextId()
  const { x, y, width, height } = boundsOfThings(things)
  if (!Number.isFinite(x)) return thingsXml(things, slide)
  const frame = transformXml({ x, y, width, height })
  const inner = frame
    .replace('</a:xfrm>', '')
    .replace('<a:xfrm>', '')
    .replace('<a:off', '<a:chOff')
    .replace('<a:ext', '<a:chExt')
  return `<p:grpSp><p:nvGrpSpPr><p:cNvPr id="${id}" name="Figure ${id}" descr="${escaped(says)}"/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr>${frame.replace('</a:xfrm>', `${inner}</a:xfrm>`)}</p:grpSpPr>${thingsXml(things, slide)}</p:grpSp>`
}

const thingXml = (one: Thing, slide: Slide): string => {
  if (one.thing === 'text') return textXml(one.block, slide)
  if (one.thing === 'figure') return figureXml(one.says, one.things, slide)
  if (one.thing === 'link') return linkXml(one.href, one.box, slide)
  if (one.thing === 'editable') return slide.editableObjects.xml(one, slide.nextId())
  const id = slide.nextId()
  if (one.thing === 'picture')
    return `<p:pic><p:nvPicPr><p:cNvPr id="${id}" name="Picture ${id}" descr="">${DECORATION}</p:cNvPr><p:cNvPicPr><a:picLocks noChangeAspect="1"/></p:cNvPicPr><p:nvPr/></p:nvPicPr>${one.xml}</p:pic>`
  return `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="Shape ${id}">${DECORATION}</p:cNvPr><p:cNvSpPr/><p:nvPr/></p:nvSpPr>${shapeXml(one.shape)}</p:sp>`
}

const thingsXml = (things: readonly Thing[], slide: Slide): string =>
  things.map((one) => thingXml(one, slide)).join('')

const coversPage = (shape: SeenShape, { width, height }: DisplayPage): boolean => {
  const box = roundedBoxOf(shape.path)
  return (
    box !== undefined &&
    box.radius === 0 &&
    box.x <= 0.5 &&
    box.y <= 0.5 &&
    box.width >= width - 1 &&
    box.height >= height - 1
  )
}

/** A shape that covers the whole page at the back becomes the slide's background, which cannot be moved by mistake. */
const groundOf = (
  things: readonly Thing[],
  page: DisplayPage,
): { ground: Paint | undefined; rest: readonly Thing[] } => {
  let ground: Paint | undefined
  for (const [at, one] of things.entries()) {
    const fill = one.thing === 'shape' && coversPage(one.shape, page) ? opaqueFill(one.shape) : undefined
    if (!fill) return { ground, rest: things.slice(at) }
    ground = fill
  }
  return { ground, rest: [] }
}

const WHITE: Paint = { color: [255, 255, 255, 1] }

/** A page as a slide: shapes, pictures and boxes of text in the order in which they were drawn. */
export const slideXml = (
  list: DisplayList,
  page: DisplayPage,
  relations: Relations,
  language: 'zh' | 'en',
  editableObjects = NO_EDITABLE_OBJECTS,
): string => {
  const { ground = WHITE, rest: drawn } = groundOf(thingsOf(piecesOf(page), { list, relations }), page)
  const rest = editableObjects.order(drawn)
  const area = { x: 0, y: 0, width: page.width, height: page.height }
  alignSingles(blocksIn(rest), [area, ...boxesIn(rest)])
  let last = 1
  const nextId = () => {
    last += 1
    return last
  }
  const text: TextContext = { language, linkTo: relations.link }
  const body = thingsXml(rest, { list, relations, text, nextId, isTitled: false, editableObjects })
  return [
    `${HEAD}<p:sld ${SPACES}><p:cSld>`,
    `<p:bg><p:bgPr>${fillXml(ground, area, 1)}<a:effectLst/></p:bgPr></p:bg>`,
    '<p:spTree><p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr>',
    '<p:grpSpPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="0" cy="0"/><a:chOff x="0" y="0"/><a:chExt cx="0" cy="0"/></a:xfrm></p:grpSpPr>',
    `${body}</p:spTree></p:cSld><p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:sld>`,
  ].join('')
}
